import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { uiMessages } from './ui-messages.ts';

export interface FormFooterProps {
  formId: string;
  /** The label of the button that sends the form. */
  submit: string;
  cancel?: string | undefined;
  onCancel: () => void;
  isBusy: boolean;
  busyLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  /** The form cannot be sent. */
  disabled?: boolean | undefined;
  /** Another action, beside the buttons. */
  action?: ReactNode;
}

/** The footer of a dialog with a form. */
export function FormFooter({
  formId,
  submit,
  cancel = uiMessages.cancel,
  onCancel,
  isBusy,
  busyLabel,
  tone,
  disabled,
  action,
}: FormFooterProps) {
  return (
    <>
      {action}
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
