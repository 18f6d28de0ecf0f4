import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { useSession } from '../../auth/session-context.ts';
import { shelterQuery } from '../../shelter/api/get-shelter.ts';
import { usersMessages } from '../users-messages.ts';
import { PersonActions } from './PersonActions.tsx';
import { type PersonChange, PersonChangeDialog } from './PersonChangeDialog.tsx';
import { PersonSessions } from './PersonSessions.tsx';

/** F10: an account for staff. */
export function PersonDialog({
  person,
  onClose,
}: {
  person: AccountOfPerson;
  onClose: () => void;
}) {
  const { user } = useSession();
  const { data: shelter } = useQuery(shelterQuery);
  const [change, setChange] = useState<PersonChange | null>(null);
  const isSelf = person.id === user?.id;
  const role = person.role === 'admin' ? usersMessages.admin : usersMessages.adopter;

  if (change) {
    return (
      <PersonChangeDialog
        person={person}
        change={change}
        onDone={change === 'delete' ? onClose : () => setChange(null)}
        onClose={() => setChange(null)}
      />
    );
  }
  return (
    <Dialog
      open
      title={person.full_name}
      description={person.email}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-6 pt-1">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact label="Role">{isSelf ? usersMessages.ownRole(role) : role}</Fact>
          <Fact label={usersMessages.confirmedState}>
            <EmailStatus isConfirmed={person.email_confirmed} />
          </Fact>
          {shelter && (
            <Fact label={usersMessages.since}>
              <time dateTime={person.created_at}>
                {longDate(person.created_at, shelter.time_zone)}
              </time>
            </Fact>
          )}
        </dl>
        {!person.email_confirmed && person.role === 'adopter' && (
          <Notice tone="info">{usersMessages.unconfirmed}</Notice>
        )}
        <PersonSessions person={person} timeZone={shelter?.time_zone} />
        <PersonActions person={person} onChange={setChange} />
      </div>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
