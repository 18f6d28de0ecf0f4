import { PARTNER_PANEL } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { copyText } from '../../../lib/text/copy-text.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';
import {
  partnerMatchingQuery,
  useApprove,
  useDecline,
  useInvite,
  useRevoke,
  useWithdraw,
} from '../partner-matching-api.ts';
import { FoldedPanel } from './FoldedPanel.tsx';
import { Partnership } from './Partnership.tsx';

/** Invites a partner, and says with whom the user matches together; loaded when it is opened. */
export function PartnerMatchingSection() {
  return (
    <FoldedPanel id={PARTNER_PANEL} title={texts.title}>
      <div className="grid gap-3 px-4 pt-2 pb-4 text-sm">
        <Together />
      </div>
    </FoldedPanel>
  );
}

function Together() {
  const query = useQuery(partnerMatchingQuery);
  const { data, isError } = query;
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const queries = useQueryClient();
  // The matches follow when the other one has approved or left.
  useEffect(() => {
    const person = queries.getQueryData(currentUserQuery.queryKey);
    if (data && person && data.partner?.name !== person.matching_partner?.name)
      void queries.invalidateQueries(currentUserQuery);
  }, [data, queries]);
  if (isError && !data) return <LoadFailure query={query} message={texts.loadFailed} />;
  if (!data) return <Skeleton className="h-24" />;
  const { partner, invitation, joiner, waiting_for: waitingFor } = data;
  return (
    <>
      {/* Stays, so that what has changed is read out. */}
      <p role="status" className="wrap-anywhere">
        {partner
          ? texts.with(partner.name)
          : joiner
            ? texts.asks(joiner.name)
            : waitingFor
              ? texts.asked(waitingFor.name)
              : invitation && texts.open(longDate(invitation.expires_at, timeZone))}
      </p>
      {partner ? (
        <Partnership partner={partner} />
      ) : joiner ? (
        <Joiner name={joiner.name} />
      ) : waitingFor ? (
        <Waiting />
      ) : (
        <Invitation isOpen={invitation !== null} />
      )}
    </>
  );
}

function Joiner({ name }: { name: string }) {
  const approve = useApprove(name);
  const decline = useDecline();
  return (
    <>
      <p className="text-text-muted">{texts.approveHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
          {texts.approve(name)}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={decline.isPending}
          onClick={() => decline.mutate(undefined)}
        >
          {texts.decline}
        </Button>
      </div>
    </>
  );
}

function Waiting() {
  const withdraw = useWithdraw();
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate(undefined)}
    >
      {texts.withdraw}
    </Button>
  );
}

/** @param isOpen there is a link, which cannot be shown again */
function Invitation({ isOpen }: { isOpen: boolean }) {
  const invite = useInvite();
  const revoke = useRevoke();
  const url = isOpen ? invite.data?.url : undefined;
  const { data: person } = useQuery(currentUserQuery);
  if (person?.email_confirmed === false) {
    return <ConfirmEmailNotice email={person.email} reason={texts.whyConfirm(person.email)} />;
  }
  const copy = async () => {
    if (url && (await copyText(url))) toastSuccess(texts.copied);
    else toastError(texts.copyFailed);
  };
  return (
    <>
      <p className="text-text-muted">{texts.hint}</p>
      {url && (
        <TextField
          label={texts.address}
          hint={texts.shownOnce}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {url && (
          <Button size="sm" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={invite.isPending}
          onClick={() => invite.mutate(undefined)}
        >
          {isOpen ? texts.createNew : texts.create}
        </Button>
        {isOpen && (
          <Button
            size="sm"
            variant="secondary"
            busy={revoke.isPending}
            onClick={() => revoke.mutate(undefined)}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
    </>
  );
}
