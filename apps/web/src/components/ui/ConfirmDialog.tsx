import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { uiMessages } from './ui-messages.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  message: ReactNode;
  confirmText?: string;
  cancelText?: string;
  /** The action is in progress: both buttons are disabled and nothing closes the dialog. */
  isProcessing?: boolean;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an action. Focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmText = uiMessages.confirm,
  cancelText = uiMessages.cancel,
  isProcessing = false,
  tone = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      dismissible={!isProcessing}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isProcessing} data-autofocus>
            {cancelText}
          </Button>
          <Button
            variant={tone}
            // A double-click confirms once, and not at all if its first click opened the dialog.
            onClick={({ detail }) => detail < 2 && onConfirm()}
            busy={isProcessing}
            busyLabel={uiMessages.processing}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <div className="text-text-muted">{message}</div>
    </Dialog>
  );
}
