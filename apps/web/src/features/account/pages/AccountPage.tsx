import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { OwnFavoritesLink } from '../../favorite-button/components/OwnFavoritesLink.tsx';
import { shelterQuery } from '../../shelter/shelter-api.ts';
import { ownSessionsQuery } from '../account-api.ts';
import { accountMessages } from '../account-messages.ts';
import { DataSection } from '../components/DataSection.tsx';
import { DeleteAccountSection } from '../components/DeleteAccountSection.tsx';
import { PasswordSection } from '../components/PasswordSection.tsx';
import { ProfileSection } from '../components/ProfileSection.tsx';
import { SessionsSection } from '../components/SessionsSection.tsx';

/** The user's own account. */
export function AccountPage() {
  const person = useQuery(currentUserQuery);
  const sessions = useQuery(ownSessionsQuery);
  const shelter = useQuery(shelterQuery);
  // Rendered together: a section that loads later would move the others.
  const isLoading = ![person, sessions, shelter].every(({ data, isFetched }) => data || isFetched);

  return (
    <div className="page grid min-h-dvh content-start gap-8 py-8 sm:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-4xl">{accountMessages.title}</h1>
        <OwnFavoritesLink />
      </div>
      {isLoading ? (
        <AccountSkeleton />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.3fr]">
          <div className="grid gap-6">
            {person.data ? (
              <ProfileSection person={person.data} />
            ) : (
              <LoadFailure
                message={accountMessages.loadFailed}
                error={person.error}
                isTrying={person.isFetching}
                onTryAgain={() => void person.refetch()}
              />
            )}
            <PasswordSection />
          </div>
          <div className="grid gap-6">
            <SessionsSection sessions={sessions} timeZone={shelter.data?.time_zone} />
            <DataSection />
            <DeleteAccountSection />
          </div>
        </div>
      )}
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div
      role="status"
      aria-label={accountMessages.loading}
      className="grid items-start gap-6 lg:grid-cols-[1fr_1.3fr]"
    >
      {['details', 'sessions'].map((part) => (
        <Card key={part} className="grid content-start gap-4">
          <Skeleton className="mb-2 h-8 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
        </Card>
      ))}
    </div>
  );
}
