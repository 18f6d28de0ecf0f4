import { useId, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import { type Touched, TouchedVisitList } from './TouchedVisitList.tsx';

interface TouchedVisitsDialogProps {
  touched: Touched;
  isSaving: boolean;
  onSave: (isCancelling: boolean) => void;
  onClose: () => void;
}

/** B3.01: asks before saving what happens with the booked visits that the settings touch. */
export function TouchedVisitsDialog({
  touched,
  isSaving,
  onSave,
  onClose,
}: TouchedVisitsDialogProps) {
  const name = useId();
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSaving}
      title={messages.askTitle(touched.count)}
      description={messages.askHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSaving} data-autofocus>
            {messages.back}
          </Button>
          <Button busy={isSaving} busyLabel={messages.saving} onClick={() => onSave(isCancelling)}>
            {messages.save}
          </Button>
        </>
      }
    >
      <TouchedVisitList {...touched} />
      <fieldset className="mt-6 grid gap-1">
        <legend className="mb-1 font-semibold">{messages.askChoice}</legend>
        {[false, true].map((isCancel) => (
          <label key={String(isCancel)} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              type="radio"
              name={name}
              className="checkbox"
              checked={isCancelling === isCancel}
              onChange={() => setIsCancelling(isCancel)}
            />
            <span>{isCancel ? messages.cancelTouched : messages.leave}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
