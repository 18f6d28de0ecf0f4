import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { requiredSecondFactorMessages as messages } from '../settings-messages.ts';
import { saveSecondFactorRequired, settingsQuery } from '../shelter-settings-api.ts';

/** Whether everybody who works here must have a second factor. */
export function RequireSecondFactor({ settings }: { settings: ShelterSettings }) {
  const { second_factor_required_at: since, time_zone: timeZone } = settings;
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: saveSecondFactorRequired,
    onSuccess: (saved, isRequired) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      adminToast.success(isRequired ? messages.required : messages.ended);
      return queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError: (error) => adminToast.error(accountFailureMessage(error)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <TitledCard id="settings-second-factor" title={messages.title} about={messages.about}>
      <p>{since ? messages.isOn({ date: longDate(since, timeZone) }) : messages.isOff}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isPending && !isAsking}
        onClick={() => (since ? mutate(false) : setIsAsking(true))}
      >
        {since ? messages.end : messages.require}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={messages.requireQuestion}
        message={messages.requireText}
        confirmText={messages.require}
        isProcessing={isPending}
        onConfirm={() => mutate(true)}
        onCancel={() => setIsAsking(false)}
      />
    </TitledCard>
  );
}
