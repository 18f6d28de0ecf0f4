import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import type { OriginState } from '../../auth/redirects.ts';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';

/** What somebody who is not signed in is invited to, and the two ways on. @param name of who invites */
export function InvitationForVisitor({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const state: OriginState = { origin: pathname + search };
  return (
    <>
      <p className="wrap-anywhere">{texts.whatItIs(name)}</p>
      <p className="text-text-muted">{texts.consequence}</p>
      <ButtonLink to="/signup" state={state} size="lg">
        {texts.createAccount}
      </ButtonLink>
      <p>
        {texts.hasAccount}{' '}
        <Link to="/login" state={state} className="link">
          {texts.useAccount}
        </Link>
      </p>
    </>
  );
}
