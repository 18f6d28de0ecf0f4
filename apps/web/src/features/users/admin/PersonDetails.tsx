import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useState } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import { Fact, FactList } from '../../../staff/page/RecordPage.tsx';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { useSession } from '../../auth/session-context.ts';
import { usersMessages } from '../users-messages.ts';
import { PersonActions } from './PersonActions.tsx';
import { type PersonChange, PersonChangeDialog } from './PersonChangeDialog.tsx';
import { PersonSessions } from './PersonSessions.tsx';

type PersonDetailsProps = {
  person: AccountOfPerson;
  timeZone: string;
  onDeleted: () => void;
};

/** F10: an account for staff, and what can be done with it. */
export function PersonDetails({ person, timeZone, onDeleted }: PersonDetailsProps) {
  const { user } = useSession();
  const [change, setChange] = useState<PersonChange | null>(null);
  const role = usersMessages[person.role];

  return (
    <Card className="grid gap-6">
      <FactList>
        <Fact label={usersMessages.columns.role}>
          {person.id === user?.id ? usersMessages.ownRole(role) : role}
        </Fact>
        <Fact label={usersMessages.confirmedState}>
          <EmailStatus isConfirmed={person.email_confirmed} />
        </Fact>
        <Fact label={usersMessages.since}>
          <time dateTime={person.created_at}>{longDate(person.created_at, timeZone)}</time>
        </Fact>
      </FactList>
      {!person.email_confirmed && person.role === 'adopter' && (
        <Notice tone="info">{usersMessages.unconfirmed}</Notice>
      )}
      <PersonSessions person={person} timeZone={timeZone} />
      <PersonActions person={person} onChange={setChange} />
      {change && (
        <PersonChangeDialog
          person={person}
          change={change}
          onDone={change === 'delete' ? onDeleted : () => setChange(null)}
          onClose={() => setChange(null)}
        />
      )}
    </Card>
  );
}
