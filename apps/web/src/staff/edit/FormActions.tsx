import { Button } from '../../components/ui/Button.tsx';
import { staffMessages } from '../staff-messages.ts';

interface FormActionsProps {
  /** The label of the button that sends the form. */
  submit: string;
  isBusy: boolean;
  busyLabel?: string;
  onCancel: () => void;
}

/** The buttons below a short form in a dialog. */
export function FormActions({
  submit,
  isBusy,
  busyLabel = staffMessages.saving,
  onCancel,
}: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
        {submit}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
        {staffMessages.notNow}
      </Button>
    </div>
  );
}
