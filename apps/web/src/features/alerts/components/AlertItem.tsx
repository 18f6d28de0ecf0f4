import {
  type AlertFrequency,
  alertFrequencies,
  alertLabels,
  alertQueryOf,
  type ListedAlert,
} from '@pawmatch/contract/alerts/pet-alert';
import { readPetsAddress } from '@pawmatch/contract/search/pets-address';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { ClockIcon } from '../../../components/ui/icons/time.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { NewDot } from '../../new-pets/components/NewMark.tsx';
import { alertMessages as messages } from '../alert-messages.ts';
import { useAlert } from '../alerts-api.ts';
import { AlertChips } from './AlertChips.tsx';

const options = alertFrequencies.map((value) => ({ value, label: messages.frequencies[value] }));

/** An alert, with what can be done. */
export function AlertItem({ alert, timeZone }: { alert: ListedAlert; timeZone: string }) {
  const { change, remove } = useAlert(alert.id);
  const [isAsking, setIsAsking] = useState(false);
  const name = alertLabels(alert).join(', ');
  const isOfFiltered = alert.kind === 'matches';
  const date = longDate(alert.last_sent_at ?? alert.created_at, timeZone);

  const handleChange = (changes: Parameters<typeof change.mutate>[0]) =>
    change.mutate(changes, { onSuccess: () => toastSuccess(messages.changed) });
  const handleRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => toastSuccess(messages.removed),
      onError: () => setIsAsking(false),
    });

  return (
    <Card as="li" className="grid gap-4">
      <AlertChips alert={alert} label={messages.about} />
      {alert.waits_for_confirmation && (
        <p className="flex items-center gap-2 font-semibold">
          <ClockIcon className="size-5 flex-none" />
          {messages.waiting}
        </p>
      )}
      {alert.new_pets > 0 && (
        <p className="font-semibold">
          <NewDot />
          {messages.newPets(alert.new_pets)}
        </p>
      )}
      {!alert.is_valid && (
        <Notice
          tone="warning"
          title={messages.invalidTitle}
          action={
            <Button
              size="sm"
              variant="secondary"
              busy={change.isPending}
              onClick={() =>
                handleChange({
                  query: alertQueryOf(readPetsAddress(new URLSearchParams(alert.query))),
                })
              }
            >
              {messages.mend}
            </Button>
          }
        >
          {messages.invalidText}
        </Notice>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <SelectField
            label={messages.frequency}
            aria-label={messages.frequencyLabel(name)}
            className="w-44"
            options={options}
            value={
              change.variables?.frequency && change.isPending
                ? change.variables.frequency
                : alert.frequency
            }
            disabled={change.isPending}
            onChange={({ target }) => handleChange({ frequency: target.value as AlertFrequency })}
          />
          <p className="text-sm text-text-muted">
            {alert.last_sent_at ? messages.lastSent(date) : messages.neverSent(date)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={isOfFiltered ? '/match-results' : `/pets?${alert.query}`}
            variant="secondary"
            size="sm"
          >
            {messages.open}
          </ButtonLink>
          <Button
            variant="quiet"
            size="sm"
            aria-label={messages.removeLabel(name)}
            onClick={() => setIsAsking(true)}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={messages.removeTitle}
        message={messages.removeText(name)}
        confirmText={messages.remove}
        isProcessing={remove.isPending}
        onConfirm={handleRemove}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
