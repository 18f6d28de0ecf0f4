import { type KeyScope, keyDays, keyScopes } from '@pawmatch/contract/keys/key-values';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { copyText } from '../../../lib/text/copy-text.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import { createKey, keysQuery } from '../keys-api.ts';
import { keysMessages as messages } from '../keys-messages.ts';

interface Values {
  name: string;
  scopes: KeyScope[];
  days: string;
}

/** Asks for what a key is, and shows the new key once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>();
  const queries = useQueryClient();
  const form = useForm<Values>({ defaultValues: { name: '', scopes: [], days: '365' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const create = handleSubmit(async ({ name, scopes, days }) => {
    try {
      const lasts = keyDays.find((each) => String(each) === days) ?? null;
      setKey((await createKey({ name, scopes, days: lasts })).key);
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
    } catch (error) {
      showFormFailure(form, error, failureReason(error, messages.createFailed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.start}
      dismissible={!isSubmitting}
      hasUnsavedChanges={key !== undefined || isDirty}
    >
      {key ? (
        <CreatedKey secret={key} onDone={onClose} />
      ) : (
        <form noValidate onSubmit={(event) => void create(event)} className="grid gap-4">
          <FormFailure>{errors.root?.message}</FormFailure>
          <TextField
            {...register('name')}
            label={messages.name}
            hint={messages.nameHint}
            error={errors.name?.message}
            autoComplete="off"
          />
          <fieldset aria-describedby={errors.scopes ? 'scopes-error' : undefined}>
            <legend className="font-semibold">{messages.scopesLabel}</legend>
            {keyScopes.map((scope) => (
              <CheckboxField
                key={scope}
                {...register('scopes', {
                  validate: (scopes) => scopes.length > 0 || messages.noScope,
                })}
                value={scope}
                label={messages.scopes[scope]}
              />
            ))}
            {errors.scopes && (
              <p id="scopes-error" role="alert" className="text-sm text-danger">
                {errors.scopes.message}
              </p>
            )}
          </fieldset>
          <SelectField
            {...register('days')}
            label={messages.lasts}
            options={Object.entries(messages.durations).map(([value, label]) => ({ value, label }))}
          />
          <FormActions
            submit={messages.create}
            isBusy={isSubmitting}
            busyLabel={messages.creating}
            onCancel={onClose}
          />
        </form>
      )}
    </Dialog>
  );
}

/** A new key, which nobody sees again. */
function CreatedKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = async () => {
    if (await copyText(secret)) toastSuccess(messages.copied);
    else toastError(messages.notCopied);
  };
  return (
    <div className="grid gap-4">
      <Notice tone="warning">{messages.shownOnce}</Notice>
      <code className="rounded-lg border border-line bg-sunken p-3 font-mono text-sm wrap-anywhere select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{messages.copy}</Button>
        <Button variant="secondary" onClick={onDone}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}
