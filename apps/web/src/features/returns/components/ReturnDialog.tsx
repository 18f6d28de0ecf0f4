import { type ReturnReason, returnReasons } from '@pawmatch/contract/returns/return-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/ui/TextField.tsx';
import { listInWords } from '../../../lib/text/format-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { type ReturnSubject, useRecordReturn } from '../returns-api.ts';
import { returnMessages as messages } from '../returns-messages.ts';

const reasonOptions = returnReasons.map((value) => ({ value, label: messages.reasons[value] }));

interface ReturnForm {
  reason: ReturnReason | '';
  returned_on: string;
  words: string;
  are_words_public: boolean;
  is_listed: boolean;
  /** Of a pair: the id of the only one, or empty for both. */
  only: string;
}

type ReturnDialogProps = {
  subject: ReturnSubject;
  /** Both of a pair. */
  pets: { id: string; name: string }[];
  onClose: () => void;
};

/** Records that a pet comes back: why, when, and what the next home should know. */
export function ReturnDialog({ subject, pets, onClose }: ReturnDialogProps) {
  const record = useRecordReturn(subject);
  const today = toZonedTime(new Date(), useShelter()?.time_zone ?? 'UTC').date;
  const form = useForm<ReturnForm>({
    defaultValues: {
      ...{ reason: '', returned_on: today, words: '' },
      ...{ are_words_public: false, is_listed: true, only: '' },
    },
  });
  const { register, watch, formState } = form;
  const { errors } = formState;
  const only = pets.find(({ id }) => id === watch('only'));
  const petName = listInWords((only ? [only] : pets).map(({ name }) => name));

  const save = async ({ only: onlyId, ...values }: ReturnForm) => {
    const chosen = onlyId && { pet_ids: [onlyId] };
    // Without a reason, the server says so at its field.
    await record({ ...values, ...chosen, reason: values.reason as ReturnReason });
    adminToast.success(messages.done({ pets: petName, isPair: pets.length > 1 && !only }));
  };

  return (
    <FormDialog
      title={messages.title({ pets: petName, isPair: pets.length > 1 && !only })}
      description={messages.about}
      form={form}
      submit={messages.submit}
      busyLabel={messages.submitting}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
      {pets.length > 1 && (
        <SelectField
          {...register('only')}
          label={messages.which}
          options={[
            { value: '', label: messages.both },
            ...pets.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...register('reason')}
          label={messages.reason}
          placeholder={messages.chooseReason}
          options={reasonOptions}
          error={errors.reason?.message}
        />
        <TextField
          {...register('returned_on')}
          type="date"
          max={today}
          label={messages.day}
          error={errors.returned_on?.message}
        />
      </div>
      <TextAreaField
        {...register('words')}
        label={messages.words}
        hint={messages.wordsHint}
        error={errors.words?.message}
      />
      <div className="grid gap-1">
        <CheckboxField
          {...register('are_words_public')}
          disabled={watch('words').trim() === ''}
          label={messages.arePublic}
          hint={messages.arePublicHint}
        />
        <CheckboxField {...register('is_listed')} label={messages.isListed} />
      </div>
    </FormDialog>
  );
}
