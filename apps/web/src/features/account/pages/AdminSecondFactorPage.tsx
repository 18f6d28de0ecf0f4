import { SECOND_FACTOR_PART } from '@pawmatch/contract/auth/second-factor';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';

/** In the place of all pages of staff, for who must set up a second factor first. */
export function AdminSecondFactorPage() {
  return (
    <div className="mx-auto grid w-full max-w-xl px-4 py-10 sm:px-6">
      <Card className="grid gap-4">
        <h1 className="text-2xl">{messages.requiredTitle}</h1>
        <p className="text-text-muted">{messages.requiredNow}</p>
        <ButtonLink to={`/account#${SECOND_FACTOR_PART}`} className="justify-self-start">
          {messages.setUp}
        </ButtonLink>
      </Card>
    </div>
  );
}
