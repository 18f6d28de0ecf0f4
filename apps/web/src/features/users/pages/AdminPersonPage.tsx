import { mailtoUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Card } from '../../../components/ui/Card.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { PhoneLink } from '../../../staff/ContactLinks.tsx';
import { Fact, FactList, RecordPage } from '../../../staff/page/RecordPage.tsx';
import { EmailStatus } from '../../account/components/EmailStatus.tsx';
import { PasswordAgainDialog } from '../../auth/components/PasswordAgainDialog.tsx';
import { useSession } from '../../auth/session-context.ts';
import { HistoryList } from '../../history/components/HistoryList.tsx';
import { InternalNotesCard } from '../../internal-notes/components/InternalNotesCard.tsx';
import { RefusedMails } from '../../outbox/components/RefusedMails.tsx';
import { JoinedRecords } from '../../person-joins/JoinedRecords.tsx';
import { MarkNotice } from '../../person-marks/components/MarkNotice.tsx';
import { MarkPersonButton } from '../../person-marks/components/MarkPersonButton.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { TasksCard } from '../../tasks/components/TasksCard.tsx';
import { VisitsLink } from '../../visits/staff/VisitsLink.tsx';
import { PersonActions } from '../admin/PersonActions.tsx';
import { PersonSessions } from '../admin/PersonSessions.tsx';
import { deleteUser, userRows } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

const { Lazy: DiaryCard } = lazyComponent(
  async () => (await import('../../internal-notes/components/DiaryCard.tsx')).DiaryCard,
);

/** One account for staff: what can be done, its visits and its history. */
export function AdminPersonPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(userRows.one(id));
  const can = useCan();
  return (
    <RecordPage<AccountOfPerson>
      query={query}
      messages={usersMessages}
      listPath="/admin/people"
      titleOf={({ full_name }) => full_name}
    >
      {(person) => (
        <>
          <header>
            <h1 className="text-2xl wrap-anywhere">{person.full_name}</h1>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <a href={mailtoUrl(person.email)} className="link wrap-anywhere">
                {person.email}
              </a>
              {person.phone_number && <PhoneLink phone={person.phone_number} />}
              <VisitsLink filter={{ user_id: person.id }} />
            </p>
          </header>
          {can('adoptions.read') && (
            <MarkNotice subject={{ userId: person.id }} timeZone={timeZone} />
          )}
          <RefusedMails of={{ user_id: person.id }} timeZone={timeZone} />
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <PersonDetails
              person={person}
              timeZone={timeZone}
              onDeleted={() => void navigate('/admin/people', { replace: true })}
            />
            <div className="grid min-w-0 gap-6">
              <Suspense fallback={<Skeleton className="h-48" />}>
                <DiaryCard subject={{ kind: 'person', id: person.id }} timeZone={timeZone} />
              </Suspense>
              <TasksCard subject={{ person_id: person.id }} />
              <InternalNotesCard subject={{ kind: 'person', id: person.id }} timeZone={timeZone} />
              <HistoryList subject={{ person_id: person.id }} timeZone={timeZone} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}

type PersonDetailsProps = {
  person: AccountOfPerson;
  timeZone: string;
  onDeleted: () => void;
};

/** An account for staff, and what can be done with it. */
function PersonDetails({ person, timeZone, onDeleted }: PersonDetailsProps) {
  const { user } = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
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
      <PersonSessions person={person} timeZone={timeZone} />
      <MarkPersonButton userId={person.id} />
      <JoinedRecords person={person} timeZone={timeZone} />
      <PersonActions person={person} onDelete={() => setIsDeleting(true)} />
      {isDeleting && (
        <DeletePersonDialog
          person={person}
          onDeleted={onDeleted}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Card>
  );
}

type DeletePersonDialogProps = {
  person: AccountOfPerson;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks for the password of who deletes an account. */
function DeletePersonDialog({ person, onDeleted, onClose }: DeletePersonDialogProps) {
  const { id, full_name: name } = person;
  const queries = useQueryClient();
  return (
    <PasswordAgainDialog
      title={usersMessages.removeQuestion(name)}
      confirmText={usersMessages.remove}
      busyText={usersMessages.removing}
      onConfirm={async (password) => {
        await userRows.delete(queries, id, () => deleteUser(id, password));
        adminToast.success(usersMessages.removed(name));
        // Every list: that of the visits loses the name of a deleted account. What is of the account is gone.
        const isOther = ({ queryKey }: Query) => !JSON.stringify(queryKey).includes(id);
        void queries.invalidateQueries({ predicate: isOther });
        onDeleted();
      }}
      onClose={onClose}
    >
      {usersMessages.removeText}
    </PasswordAgainDialog>
  );
}
