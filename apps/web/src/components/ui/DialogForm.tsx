import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { FormFailure } from './FormFailure.tsx';
import { uiMessages } from './ui-messages.ts';

interface FormFooterProps {
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

/** The buttons of a dialog whose form is not always there; else use {@link DialogForm}. */
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

export type DialogFormProps = Omit<DialogProps, 'open' | 'dismissible' | 'footer'> &
  Omit<FormFooterProps, 'formId' | 'onCancel'> & {
    /** Why it was refused, above the fields. */
    failure?: string | null | undefined;
    onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
    /** Of the form, which is a grid. */
    className?: string;
  };

/** A dialog that is a form, with the buttons that send it or leave it. Nothing closes it while it is sent. */
export function DialogForm({
  submit,
  cancel,
  tone,
  isBusy,
  busyLabel,
  disabled,
  action,
  failure,
  onSubmit,
  className = 'gap-5',
  children,
  ...dialog
}: DialogFormProps) {
  const formId = useId();
  const buttons = { formId, submit, cancel, tone, isBusy, busyLabel, disabled, action };
  return (
    <Dialog
      {...dialog}
      open
      dismissible={!isBusy}
      footer={<FormFooter {...buttons} onCancel={dialog.onClose} />}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event);
        }}
        className={classNames('grid pt-1', className)}
      >
        <FormFailure>{failure}</FormFailure>
        {children}
      </form>
    </Dialog>
  );
}
