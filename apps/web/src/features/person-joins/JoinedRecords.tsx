import type { PersonJoin } from '@pawmatch/contract/person-joins/person-joins-endpoints';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { longDate } from '../../lib/dates/shelter-dates.ts';
import { useCan } from '../../lib/use-can.ts';
import { JoinRecordsDialog } from './JoinRecordsDialog.tsx';
import { joinedContents } from './list-contents.ts';
import { joinsQuery, useSeparateRecords } from './person-joins-api.ts';
import { personJoinMessages as messages } from './person-joins-messages.ts';

type JoinedRecordsProps = { person: AccountOfPerson; timeZone: string };

/** Other records of a person: those that were joined in the last days, and a button for another one. */
export function JoinedRecords({ person, timeZone }: JoinedRecordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(joinsQuery(person.id));
  const can = useCan();
  if (person.role !== 'adopter') return null;
  return (
    <div className="grid gap-4">
      {data && data.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">{messages.joinedTitle}</h2>
          <ul className="grid gap-3">
            {data.map((join) => (
              <JoinedRecord key={join.id} join={join} userId={person.id} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      )}
      {can('people.edit') && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setIsOpen(true)}
        >
          {messages.open}
        </Button>
      )}
      {isOpen && (
        <JoinRecordsDialog person={person} timeZone={timeZone} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

type JoinedRecordProps = { join: PersonJoin; userId: string; timeZone: string };

function JoinedRecord({ join, userId, timeZone }: JoinedRecordProps) {
  const [isAsking, setIsAsking] = useState(false);
  const separate = useSeparateRecords(userId);
  const can = useCan();
  const { full_name: name, email, joined_by: by } = join;
  const dateOf = (instant: string) => longDate(instant, timeZone);

  return (
    <li className="grid gap-1 text-sm">
      <p className="font-semibold wrap-anywhere">{email ? `${name}, ${email}` : name}</p>
      <p>{messages.joinedBy({ by, date: dateOf(join.joined_at) })}</p>
      <p>{joinedContents(join.contents)}</p>
      <p>{messages.undoUntil({ date: dateOf(join.undo_until) })}</p>
      {can('people.edit') && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {messages.separate(name)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={messages.separateQuestion(name)}
        message={messages.separateText}
        confirmText={messages.separate(name)}
        isProcessing={separate.isPending}
        onConfirm={() => separate.mutate(join.id, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}
