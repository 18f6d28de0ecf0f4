import {
  MAX_PAYMENT_NOTE,
  type PaymentKind,
  type PaymentMethod,
  paymentKinds,
  paymentMethods,
} from '@pawmatch/contract/adoption-papers/contract-values';
import type { Payments } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { readAmount } from '../../../lib/text/read-amount.ts';
import { adminToast } from '../../../lib/toast.ts';
import { savePayment } from '../adoption-papers-api.ts';
import { paymentMessages as messages } from '../adoption-papers-messages.ts';

interface PaymentFormProps {
  adoptionId: string;
  /** What is left of the fee. */
  dueCents: number;
  onSaved: (next: Payments) => void;
}

interface FormValues {
  amount: string;
  kind: PaymentKind;
  method: PaymentMethod;
  note: string;
}

/** Records a payment; the amount is what is left of the fee, until another one is typed. */
export function PaymentForm({ adoptionId, dueCents, onSaved }: PaymentFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const due = dueCents > 0 ? (dueCents / 100).toFixed(2) : '';
  const { register, handleSubmit, formState, reset } = useForm<FormValues>({
    values: { amount: due, kind: 'fee', method: 'cash', note: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async ({ amount, ...values }) => {
    setFailure(null);
    try {
      onSaved(await savePayment(adoptionId, { ...values, amount_cents: readAmount(amount) ?? 0 }));
      reset({ amount: '', kind: 'fee', method: 'cash', note: '' });
      adminToast.success(messages.recorded);
    } catch (error) {
      setFailure(failureReason(error, messages.failed));
    }
  });

  return (
    <form
      noValidate
      aria-label={messages.record}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void save(event)}
    >
      <div className="empty:hidden sm:col-span-2">
        <FormFailure>{failure}</FormFailure>
      </div>
      <TextField
        {...register('amount', {
          validate: (amount) => readAmount(amount) !== null || messages.amountWrong,
        })}
        label={messages.amount}
        error={errors.amount?.message}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...register('kind')}
        label={messages.kind}
        options={paymentKinds.map((value) => ({ value, label: messages.kinds[value] }))}
      />
      <SelectField
        {...register('method')}
        label={messages.method}
        options={paymentMethods.map((value) => ({ value, label: messages.methods[value] }))}
      />
      <TextField
        {...register('note')}
        label={messages.note}
        autoComplete="off"
        maxLength={MAX_PAYMENT_NOTE}
      />
      <SubmitButton isSending={isSubmitting} sending={messages.recording} size="sm">
        {messages.record}
      </SubmitButton>
    </form>
  );
}
