import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { PhoneField } from '../../../components/ui/PhoneField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useChangeAdoption } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { useSession } from '../../auth/session-context.ts';
import { colleaguesQuery } from '../../colleagues/colleagues-api.ts';
import {
  type CheckedDetails,
  type DetailsValues,
  detailsChanges,
  detailsSchema,
  detailsValues,
} from './details-form.ts';

type AdoptionDetailsDialogProps = { adoption: Adoption; timeZone: string; onClose: () => void };

/** Nobody, the reader, who leads it now, and the colleagues where the reader may see them. */
function useLeaderOptions({ led_by }: Adoption) {
  const { user } = useSession();
  const mayList = useCan()('staff.manage');
  const { data } = useQuery({ ...colleaguesQuery, enabled: mayList });
  const people = [
    ...(user ? [{ id: user.id, name: user.full_name }] : []),
    ...(led_by ? [led_by] : []),
    ...(data?.colleagues ?? []).map(({ id, full_name }) => ({ id, name: full_name })),
  ];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return [
    { value: '', label: messages.nobody },
    ...[...names].map(([value, label]) => ({ value, label })),
  ];
}

/** Changes the fee, the persons, the dates and who leads an adoption. */
export function AdoptionDetailsDialog({ adoption, timeZone, onClose }: AdoptionDetailsDialogProps) {
  const { change } = useChangeAdoption(adoption);
  const [failure, setFailure] = useState<string | null>(null);
  const resolver = useMemo(() => formResolver(detailsSchema(timeZone)), [timeZone]);
  const form = useForm<DetailsValues, unknown, CheckedDetails>({
    resolver,
    defaultValues: detailsValues(adoption, timeZone),
  });
  const { register, formState, setError, handleSubmit } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  const leaders = useLeaderOptions(adoption);
  const hasAccount = adoption.adopter.id !== null;

  const save = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await change(detailsChanges(values, dirtyFields));
      adminToast.success(messages.changed);
      onClose();
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : [];
      for (const { field, message } of refused) {
        setError(field as FieldPath<DetailsValues>, { message });
      }
      if (refused.length === 0) setFailure(failureReason(error, messages.changeFailed));
    }
  });
  const field = (name: keyof DetailsValues) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  });

  return (
    <DialogForm
      onClose={onClose}
      hasUnsavedChanges={formState.isDirty}
      title={messages.changeTitle}
      submit={messages.keep}
      cancel={messages.dismiss}
      isBusy={isSubmitting}
      busyLabel={messages.keeping}
      failure={failure}
      onSubmit={save}
      className="items-start gap-4 sm:grid-cols-2"
    >
      {!hasAccount && (
        <>
          <TextField {...field('full_name')} label={messages.name} className="sm:col-span-2" />
          <TextField {...field('email')} label={messages.email} type="email" inputMode="email" />
          <PhoneField
            field={register('phone_number')}
            error={errors.phone_number?.message}
            label={messages.phone}
            autoComplete="off"
          />
        </>
      )}
      <TextField
        {...field('fee_cents')}
        label={messages.fee}
        hint={messages.feeHint}
        inputMode="decimal"
      />
      <SelectField {...register('led_by')} label={messages.leader} options={leaders} />
      <TextField {...field('second_name')} label={messages.secondName} />
      <TextField
        {...field('second_email')}
        label={messages.secondEmail}
        type="email"
        inputMode="email"
      />
      {(adoption.stage === 'asked' || adoption.stage === 'checking') && (
        <TextField {...field('answer_by')} label={messages.answerByLabel} type="datetime-local" />
      )}
      {adoption.stage === 'on_trial' && (
        <TextField {...field('trial_until')} label={messages.trialUntilLabel} type="date" />
      )}
    </DialogForm>
  );
}
