import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneField } from '../../../components/ui/PhoneField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
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
  const resolver = useMemo(() => formResolver(detailsSchema(timeZone)), [timeZone]);
  const form = useForm<DetailsValues, unknown, CheckedDetails>({
    resolver,
    defaultValues: detailsValues(adoption, timeZone),
  });
  const { register } = form;
  const { errors, dirtyFields } = form.formState;
  const leaders = useLeaderOptions(adoption);
  const hasAccount = adoption.adopter.id !== null;

  const save = async (values: CheckedDetails) => {
    await change(detailsChanges(values, dirtyFields));
    adminToast.success(messages.changed);
  };
  const field = (name: keyof DetailsValues) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  });

  return (
    <FormDialog
      title={messages.changeTitle}
      form={form}
      submit={messages.keep}
      busyLabel={messages.keeping}
      failed={messages.changeFailed}
      onSave={save}
      onClose={onClose}
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
    </FormDialog>
  );
}
