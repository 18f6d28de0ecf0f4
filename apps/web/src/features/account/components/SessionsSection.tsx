import type { AccountSession } from '@pawmatch/contract/account/account-session';
import { deviceLabel } from '@pawmatch/contract/users/device-label';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { logOutEverywhere, useEndSession } from '../account-api.ts';
import { accountMessages } from '../account-messages.ts';
import { SessionItem } from './SessionItem.tsx';

type SessionsSectionProps = {
  sessions: UseQueryResult<AccountSession[]>;
  timeZone: string | undefined;
};

/** The user's sessions, with buttons to end them. */
export function SessionsSection({ sessions, timeZone }: SessionsSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: end, isPending, variables } = useEndSession();
  const everywhere = useMutation({
    mutationFn: logOutEverywhere,
    onSuccess: () => toastSuccess(accountMessages.loggedOutEverywhere),
    onError: (error) => {
      setIsAsking(false);
      toastError(accountFailureMessage(error));
    },
  });

  const endOne = (session: AccountSession) =>
    end(session.id, {
      onSuccess: () => toastSuccess(accountMessages.deviceLoggedOut(deviceLabel(session))),
      onError: (error) => toastError(accountFailureMessage(error)),
    });

  return (
    <TitledCard
      id="your-sessions"
      title={accountMessages.sessionsTitle}
      titleSize="text-2xl"
      className="grid content-start gap-3"
    >
      {sessions.data ? (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              timeZone={timeZone}
              isEnding={isPending && variables === session.id}
              onEnd={() => endOne(session)}
            />
          ))}
        </ul>
      ) : (
        <LoadFailure query={sessions} message={accountMessages.sessionsFailed} />
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {accountMessages.logOutEverywhere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={accountMessages.logOutEverywhereTitle}
        message={accountMessages.logOutEverywhereText}
        confirmText={accountMessages.logOutEverywhere}
        isProcessing={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </TitledCard>
  );
}
