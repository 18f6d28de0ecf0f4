import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { copyText } from '../../../lib/text/copy-text.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { replaceRecoveryCodes } from '../../auth/second-factor-api.ts';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';

/** Replaces the codes after a question. */
export function RenewRecoveryCodes({
  onRenewed,
}: {
  onRenewed: (codes: readonly string[]) => Promise<void>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => onRenewed((await replaceRecoveryCodes()).recovery_codes),
    onError: (error) => toastError(accountFailureMessage(error)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {messages.renewCodes}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={messages.renewTitle}
        message={messages.renewText}
        confirmText={messages.makeNew}
        isProcessing={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shows the codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toastSuccess(messages.copied);
    else toastError(messages.copyFailed);
  };
  return (
    <Dialog
      open
      size="sm"
      // A stray press must not hide what is not shown again.
      hasUnsavedChanges
      title={messages.recoveryTitle}
      description={messages.recoveryText}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {messages.copyCodes}
          </Button>
          <Button onClick={onClose}>{messages.kept}</Button>
        </>
      }
    >
      <ul className="grid gap-x-6 gap-y-2 rounded-xl bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
