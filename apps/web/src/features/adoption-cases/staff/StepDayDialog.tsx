import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { isOpenOn, lastTrialDay } from '@pawmatch/contract/adoptions/last-trial-day';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useState } from 'react';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { petsText } from '../../adoptions/adoption-progress.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { useShelter } from '../../shelter/shelter-api.ts';

type StepDayDialogProps = {
  adoption: Adoption;
  action: 'start_trial' | 'complete';
  timeZone: string;
  isBusy: boolean;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** The day of a step: the last one of a trial, or that of an adoption that is recorded later. */
export function StepDayDialog({
  adoption,
  action,
  timeZone,
  isBusy,
  onChoose,
  onClose,
}: StepDayDialogProps) {
  const now = new Date();
  const today = toZonedTime(now, timeZone).date;
  const isTrial = action === 'start_trial';
  const shelter = useShelter();
  const [day, setDay] = useState(isTrial && shelter ? lastTrialDay(now, shelter) : today);
  const isClosed = isTrial && shelter && day !== '' && !isOpenOn(day, shelter);
  const [isMissing, setIsMissing] = useState(false);
  const names = { adopter: adoption.adopter.name, pets: petsText(adoption) };
  return (
    <DialogForm
      size="sm"
      onClose={onClose}
      title={isTrial ? messages.trialDialog(names) : messages.completeDialog}
      description={isTrial ? messages.trialHint : messages.completeHint}
      submit={messages.steps[action]}
      cancel={messages.dismiss}
      isBusy={isBusy}
      onSubmit={() => {
        setIsMissing(day === '');
        if (day) onChoose(day);
      }}
    >
      <TextField
        label={messages.day}
        type="date"
        marked
        required
        value={day}
        min={isTrial ? today : undefined}
        max={isTrial ? undefined : today}
        hint={isClosed ? messages.closedDay : undefined}
        error={isMissing && !day ? messages.dayMissing : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
    </DialogForm>
  );
}
