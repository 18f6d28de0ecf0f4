import type { OwnContract, SignatureInput } from '@pawmatch/contract/adoption-papers/contract';
import { contractConsent } from '@pawmatch/contract/adoption-papers/contract-consent-messages';
import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Card } from '../../../components/ui/Card.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';

interface SignFormProps {
  contract: OwnContract;
  /** Of two adopters with one device: who can sign now. */
  choices?: OwnContract['signers'];
  onSign: (signature: SignatureInput & { signer?: ContractSigner }) => Promise<void>;
  /** Reads the contract again, which the shelter has changed. */
  onChanged: () => Promise<unknown>;
}

/** The typed name and the consent. What is sent names the text that is shown. */
export function SignForm({ contract: { digest }, choices = [], onSign, onChanged }: SignFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, resetField } = useForm({
    defaultValues: { name: '', isAgreed: false, signer: choices[0]?.signer },
  });
  const { errors, isSubmitting } = formState;

  const sign = handleSubmit(async ({ name, signer }) => {
    setFailure(null);
    try {
      const input = { name: name.trim(), is_agreed: true, digest } as const;
      await onSign(signer ? { ...input, signer } : input);
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'CONTRACT_CHANGED';
      if (isChanged) {
        await onChanged();
        resetField('isAgreed');
      }
      setFailure(isChanged ? messages.changed : failureReason(error, messages.failed));
    }
  });

  return (
    <Card>
      <form noValidate className="grid gap-4" onSubmit={(event) => void sign(event)}>
        <FormFailure>{failure}</FormFailure>
        {choices.length > 1 && (
          <SelectField
            {...register('signer')}
            label={messages.whoSigns}
            options={choices.map(({ signer, name }) => ({ value: signer, label: name }))}
          />
        )}
        <TextField
          {...register('name', {
            validate: (name) => name.trim() !== '' || messages.nameMissing,
          })}
          label={messages.name}
          hint={messages.nameHint}
          error={errors.name?.message}
          autoComplete="name"
          dir="auto"
          maxLength={200}
        />
        <CheckboxField
          {...register('isAgreed', { required: messages.agreeMissing })}
          label={contractConsent.typed}
          error={errors.isAgreed?.message}
        />
        <SubmitButton isSending={isSubmitting} sending={messages.signing}>
          {messages.sign}
        </SubmitButton>
      </form>
    </Card>
  );
}
