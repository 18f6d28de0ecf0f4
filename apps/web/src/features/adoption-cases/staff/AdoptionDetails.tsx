import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useState } from 'react';
import { Link } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { feeText } from '../../../lib/text/fee-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { EmailLink, PhoneLink } from '../../../staff/ContactLinks.tsx';
import { Fact, FactList } from '../../../staff/page/RecordPage.tsx';
import { dayText } from '../../adoptions/adoption-progress.ts';
import { useChangeAdoption } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { useSession } from '../../auth/session-context.ts';
import { AdoptionDetailsDialog } from './AdoptionDetailsDialog.tsx';

type AdoptionDetailsProps = { adoption: Adoption; timeZone: string };

/** Who adopts, for which fee, by when, and who leads it. */
export function AdoptionDetails({ adoption, timeZone }: AdoptionDetailsProps) {
  const { user } = useSession();
  const { change, isBusy } = useChangeAdoption(adoption);
  const [isChanging, setIsChanging] = useState(false);
  const { adopter, second_adopter, led_by, fee_cents, answer_by, trial_until } = adoption;
  const mayEdit = adoption.allowed_actions.includes('edit');
  const lead = () =>
    change({ led_by: user?.id ?? null }).then(
      () => adminToast.success(messages.nowLeading),
      (error: unknown) => adminToast.error(failureReason(error, messages.changeFailed)),
    );
  return (
    <TitledCard id="adoption-details" title={messages.detailsTitle} className="grid gap-5">
      <FactList>
        <Fact label={messages.adopter} isWide>
          {adopter.id ? (
            <Link
              to={`/admin/people/${adopter.id}`}
              className="link inline-flex min-h-6 items-center"
            >
              {adopter.name}
            </Link>
          ) : (
            adopter.name
          )}
          <span className="flex flex-wrap gap-x-4 font-normal">
            {adopter.email && (
              <span className="inline-flex min-h-6 items-center">
                <EmailLink email={adopter.email} />
              </span>
            )}
            {adopter.phone_number && (
              <span className="inline-flex min-h-6 items-center">
                <PhoneLink phone={adopter.phone_number} />
              </span>
            )}
          </span>
        </Fact>
        <Fact label={messages.secondAdopter}>
          {second_adopter?.name ?? messages.nobody}
          {second_adopter?.email && (
            <span className="block font-normal">
              <EmailLink email={second_adopter.email} />
            </span>
          )}
        </Fact>
        <Fact label={messages.fee}>{fee_cents === null ? messages.noFee : feeText(fee_cents)}</Fact>
        <Fact label={messages.leader}>{led_by?.name ?? messages.nobody}</Fact>
        {answer_by && (
          <Fact label={messages.answerByLabel}>
            <time dateTime={answer_by}>{shortDateTime(answer_by, timeZone)}</time>
          </Fact>
        )}
        {trial_until && (
          <Fact label={messages.trialUntilLabel}>
            <time dateTime={trial_until}>{dayText(trial_until)}</time>
          </Fact>
        )}
      </FactList>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setIsChanging(true)}>
            {messages.change}
          </Button>
          {user && led_by?.id !== user.id && (
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => void lead()}>
              {messages.leadIt}
            </Button>
          )}
        </div>
      )}
      {isChanging && (
        <AdoptionDetailsDialog
          adoption={adoption}
          timeZone={timeZone}
          onClose={() => setIsChanging(false)}
        />
      )}
    </TitledCard>
  );
}
