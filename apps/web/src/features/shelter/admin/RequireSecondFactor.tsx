import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
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
    <Card as="section" aria-labelledby="settings-second-factor" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="settings-second-factor" className="text-xl">
          {messages.title}
        </h2>
        <p className="text-sm text-text-muted">{messages.about}</p>
      </div>
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
    </Card>
  );
}
