import { Button } from './Button.tsx';

interface FormFooterProps {
  formId: string;
  /** The label of the button that sends the form. */
  submit: string;
  cancel: string;
  onCancel: () => void;
  isBusy: boolean;
  busyLabel?: string;
  tone?: 'primary' | 'danger';
  /** The form cannot be sent. */
  disabled?: boolean;
}

/** The footer of a dialog with a form. */
export function FormFooter({
  formId,
  submit,
  cancel,
  onCancel,
  isBusy,
  busyLabel,
  tone,
  disabled,
}: FormFooterProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
        {cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={tone}
        busy={isBusy}
        busyLabel={busyLabel}
        disabled={disabled}
      >
        {submit}
      </Button>
    </>
  );
}
