import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { SessionItem } from '../../account/components/SessionItem.tsx';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { endUserSessions, userSessionsKey, userSessionsQuery } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

type PersonSessionsProps = { person: AccountOfPerson; timeZone: string | undefined };

/** The sessions of an account, with a button to end them. */
export function PersonSessions({ person, timeZone }: PersonSessionsProps) {
  const queries = useQueryClient();
  const query = useQuery(userSessionsQuery(person.id));
  const { data: sessions, isError } = query;
  const { mutate: end, isPending } = useMutation({
    mutationFn: () => endUserSessions(person.id),
    onSuccess: () => adminToast.success(usersMessages.sessionsEnded(person.full_name)),
    onError: (error) => adminToast.error(accountFailureMessage(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: userSessionsKey(person.id) }),
  });

  return (
    <section className="grid gap-1">
      <h2 className="text-lg">{usersMessages.sessionsTitle}</h2>
      {!sessions && (
        <LoadFailure query={query} message={usersMessages.sessionsFailed} className="m-4" />
      )}
      {!isError && !sessions && <Skeleton className="h-16 w-full" />}
      {sessions?.length === 0 && <p className="text-text-muted">{usersMessages.notLoggedIn}</p>}
      {sessions && sessions.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} timeZone={timeZone} />
            ))}
          </ul>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            busy={isPending}
            onClick={() => end()}
          >
            {usersMessages.endSessions}
          </Button>
        </>
      )}
    </section>
  );
}
