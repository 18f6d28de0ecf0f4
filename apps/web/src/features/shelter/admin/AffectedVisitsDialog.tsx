import { useId, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import { AffectedVisitList, type AffectedVisitPage } from './AffectedVisitList.tsx';

interface AffectedVisitsDialogProps {
  affected: AffectedVisitPage;
  isSaving: boolean;
  onSave: (isCancelling: boolean) => void;
  onClose: () => void;
}

/** Asks before saving what happens with the booked visits that the settings touch. */
export function AffectedVisitsDialog({
  affected,
  isSaving,
  onSave,
  onClose,
}: AffectedVisitsDialogProps) {
  const name = useId();
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSaving}
      title={messages.askTitle(affected.count)}
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
      <AffectedVisitList {...affected} />
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
            <span>{isCancel ? messages.cancelAffected : messages.leave}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
