import { type FormEvent, useId } from 'react';
import { classNames } from './class-names.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormFooter, type FormFooterProps } from './FormFooter.tsx';

type DialogFormProps = Omit<DialogProps, 'open' | 'dismissible' | 'footer'> &
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
