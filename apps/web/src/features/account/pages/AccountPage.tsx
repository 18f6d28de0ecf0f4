import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { leaveForm } from '../../../lib/leave-guard.ts';
import { toastError } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { ChangePasswordForm } from '../../auth/components/ChangePasswordForm.tsx';
import { secondFactorsQuery } from '../../auth/second-factor-api.ts';
import { shelterQuery } from '../../shelter/shelter-api.ts';
import { exportOwnAccount, ownSessionsQuery } from '../account-api.ts';
import { accountMessages } from '../account-messages.ts';
import { DeleteAccountSection } from '../components/DeleteAccountSection.tsx';
import { ProfileSection } from '../components/ProfileSection.tsx';
import { SecondFactorSection } from '../components/SecondFactorSection.tsx';
import { SessionsSection } from '../components/SessionsSection.tsx';
import { saveJson } from '../save-json.ts';

/** The user's own account. */
export function AccountPage() {
  const person = useQuery(currentUserQuery);
  const sessions = useQuery(ownSessionsQuery);
  const factors = useQuery(secondFactorsQuery);
  const shelter = useQuery(shelterQuery);
  // Rendered together: a section that loads later would move the others.
  const isLoading = ![person, sessions, factors, shelter].every(
    ({ data, isFetched }) => data || isFetched,
  );

  return (
    <div className="page grid min-h-dvh content-start gap-8 py-8 sm:py-12">
      <h1 className="text-4xl">{accountMessages.title}</h1>
      {isLoading ? (
        <AccountSkeleton />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.3fr]">
          <div className="grid gap-6">
            {person.data ? (
              <ProfileSection person={person.data} />
            ) : (
              <LoadFailure query={person} message={accountMessages.loadFailed} />
            )}
            <PasswordSection />
            <SecondFactorSection
              factors={factors}
              person={person.data}
              timeZone={shelter.data?.time_zone}
            />
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

/** Everything that is stored about the person, as a file. */
function DataSection() {
  const { mutate, isPending } = useMutation({
    mutationFn: exportOwnAccount,
    onSuccess: (data) => saveJson('account.json', data),
    onError: (error) => toastError(accountFailureMessage(error)),
  });
  return (
    <TitledCard
      id="your-data"
      title={accountMessages.dataTitle}
      titleSize="text-2xl"
      className="grid content-start gap-4"
    >
      <p className="text-text-muted">{accountMessages.dataText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isPending}
        busyLabel={accountMessages.downloading}
        onClick={() => mutate()}
      >
        {accountMessages.download}
      </Button>
    </TitledCard>
  );
}

/** A new password, which logs all other devices out. */
function PasswordSection() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <TitledCard
      id="your-password"
      title={accountMessages.passwordTitle}
      titleSize="text-2xl"
      className="grid content-start gap-4"
    >
      <p className="text-text-muted">{accountMessages.passwordText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isChanging}
        onClick={() => leaveForm(() => setIsChanging(!isChanging))}
      >
        {isChanging ? accountMessages.cancel : accountMessages.changePassword}
      </Button>
      {isChanging && <ChangePasswordForm onChanged={() => setIsChanging(false)} />}
    </TitledCard>
  );
}
