import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import type {
  JoinCandidate,
  JoinedContents,
} from '@pawmatch/contract/person-joins/person-joins-endpoints';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { ChoiceField } from '../../components/ui/ChoiceField.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { FailureText } from '../../components/ui/FailureText.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { longDate } from '../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../lib/toast.ts';
import { contentsToJoin } from './list-contents.ts';
import { candidatesQuery, joinPreviewQuery, useJoinRecords } from './person-joins-api.ts';
import { personJoinMessages as messages } from './person-joins-messages.ts';

type JoinRecordsDialogProps = { person: AccountOfPerson; timeZone: string; onClose: () => void };

/** Chooses another record of a person, shows what comes together, and joins the two. */
export function JoinRecordsDialog({ person, timeZone, onClose }: JoinRecordsDialogProps) {
  const [search, setSearch] = useState('');
  const [chosenKey, setChosenKey] = useState('');
  const candidates = useQuery(candidatesQuery(person.id, useDeferredValue(search.trim())));
  const chosen = candidates.data?.find((candidate) => keyOf(candidate) === chosenKey);
  const preview = useQuery(joinPreviewQuery(person.id, chosen?.record));
  const join = useJoinRecords(person.id);

  const confirm = ({ record }: JoinCandidate) =>
    join.mutate(record, {
      onSuccess: () => {
        adminToast.success(messages.joined(person.full_name));
        onClose();
      },
    });

  return (
    <Dialog
      open
      title={messages.title}
      description={messages.about(person.full_name)}
      onClose={onClose}
      dismissible={!join.isPending}
      footer={
        <Button
          disabled={!preview.data}
          busy={join.isPending}
          busyLabel={messages.joining}
          onClick={() => chosen && confirm(chosen)}
        >
          {messages.join}
        </Button>
      }
    >
      <div className="grid gap-5">
        <TextField
          type="search"
          label={messages.search}
          hint={messages.searchHint}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
        />
        {candidates.isError && <FailureText message={messages.loadFailed} />}
        <div role="status" className="empty:-mt-5">
          {candidates.data?.length === 0 && messages.nobody}
        </div>
        {candidates.data && candidates.data.length > 0 && (
          <ChoiceField
            type="radio"
            legend={messages.records}
            value={chosenKey}
            onChange={(event) => setChosenKey(event.target.value)}
            options={candidates.data.map((candidate) => ({
              value: keyOf(candidate),
              label: candidate.full_name,
              hint: describe(candidate, timeZone),
            }))}
          />
        )}
        {chosen && (
          <JoinPreview
            person={person}
            candidate={chosen}
            data={preview.data}
            error={preview.error}
          />
        )}
        {join.error && <FailureText message={failureReason(join.error, messages.failed)} />}
      </div>
    </Dialog>
  );
}

type JoinPreviewProps = {
  person: AccountOfPerson;
  candidate: JoinCandidate;
  data: JoinedContents | undefined;
  error: Error | null;
};

/** On a phone it is below the records, where nobody would see it. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

function JoinPreview({ person, candidate, data, error }: JoinPreviewProps) {
  if (error) {
    return (
      <div ref={bringIntoView}>
        <Notice tone="error">{failureReason(error, messages.failed)}</Notice>
      </div>
    );
  }
  return (
    <div className="grid gap-2 text-sm" role="status" ref={bringIntoView}>
      <p className="font-semibold">{data ? contentsToJoin(data) : messages.checking}</p>
      <p>{messages.contactStays({ email: person.email })}</p>
      <p>{messages.settingsStay}</p>
      {candidate.has_account && <p>{messages.accountEnds}</p>}
      <p>{messages.told}</p>
    </div>
  );
}

const keyOf = ({ record }: JoinCandidate): string => Object.values(record).join('');

function describe({ email, phone_number, has_account, at }: JoinCandidate, timeZone: string) {
  const date = longDate(at, timeZone);
  const since = has_account ? messages.account({ date }) : messages.visitor({ date });
  const phone = phone_number && formatPhoneNumber(phone_number);
  return [email, phone, since].filter(Boolean).join(', ');
}
