import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFooter } from '../../../components/ui/DialogForm.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { toastSuccess } from '../../../lib/toast.ts';
import { factorFailureMessage } from '../../auth/factor-failure-message.ts';
import { beginOneTimeCodes, confirmOneTimeCodes } from '../../auth/second-factor-api.ts';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';

/** A new secret each time the dialog opens, with its picture, whose code is loaded with it. */
const newSecretQuery = {
  queryKey: ['new-one-time-codes'],
  queryFn: async () => {
    const [{ secret, uri }, { renderSVG }] = await Promise.all([
      beginOneTimeCodes(),
      import('uqr'),
    ]);
    return {
      secret,
      picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`,
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
};

type AddCodesDialogProps = {
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
  onClose: () => void;
};

/** Shows a new secret as picture and text, and takes the first code of it. */
export function AddCodesDialog({ onAdded, onClose }: AddCodesDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const secret = useQuery(newSecretQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { recovery_codes } = await confirmOneTimeCodes(code);
      await onAdded(recovery_codes);
      // New recovery codes say as much, and a toast would cover them.
      if (!recovery_codes) toastSuccess(messages.codesAdded);
    },
  });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog
      open
      size="sm"
      title={messages.addCodesTitle}
      description={messages.addCodesText}
      onClose={onClose}
      dismissible={!isPending}
      footer={
        <FormFooter
          formId={formId}
          submit={messages.proceed}
          cancel={messages.notNow}
          onCancel={onClose}
          isBusy={isPending}
          busyLabel={messages.checking}
          disabled={!secret.data}
        />
      }
    >
      {secret.isError ? (
        <LoadFailure query={secret} message={factorFailureMessage(secret.error)} />
      ) : (
        <form id={formId} noValidate onSubmit={confirm} className="grid gap-5 pt-1">
          {secret.data ? (
            <img
              src={secret.data.picture}
              alt={messages.qrLabel}
              className="size-48 justify-self-center rounded-xl"
            />
          ) : (
            <Skeleton className="size-48 justify-self-center" />
          )}
          <p className="grid gap-1">
            <span className="text-sm text-text-muted">{messages.keyLabel}</span>
            <code className="min-h-12 font-mono wrap-anywhere select-all">
              {secret.data?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <TextField
            value={code}
            onChange={(event) => setCode(event.target.value)}
            label={messages.firstCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={error ? factorFailureMessage(error) : undefined}
          />
        </form>
      )}
    </Dialog>
  );
}
