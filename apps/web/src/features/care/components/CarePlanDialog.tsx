import { careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import type { CarePlan, CarePlanInput } from '@pawmatch/contract/care/care-plans-endpoints';
import {
  type CareKind,
  type CareStart,
  careKinds,
  careStarts,
} from '@pawmatch/contract/care/care-values';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { deletePlan, savePlan } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';

interface CarePlanDialogProps {
  /** Null for a new one. */
  plan: CarePlan | null;
  onClose: () => void;
}

/** The fields with numbers, of which the optional ones may be empty. */
const numberFields = [
  { name: 'first_after_days', label: messages.firstAfter, hint: undefined },
  { name: 'interval_days', label: messages.interval, hint: messages.intervalHint },
  { name: 'min_age_weeks', label: messages.minAge, hint: undefined },
  { name: 'max_age_weeks', label: messages.maxAge, hint: messages.maxAgeHint },
  { name: 'adult_times', label: messages.adultTimes, hint: undefined },
  { name: 'times', label: messages.times, hint: messages.timesHint },
] as const;
type NumberName = (typeof numberFields)[number]['name'];

type Values = Record<NumberName, string> & {
  name: string;
  kind: CareKind;
  species: '' | 'Dog' | 'Cat';
  starts: CareStart;
  product: string;
  dose: string;
  source: string;
};

const newPlan: Omit<CarePlan, 'id'> = {
  name: '',
  kind: 'vaccination',
  species: null,
  starts: 'intake',
  first_after_days: 0,
  min_age_weeks: 0,
  max_age_weeks: null,
  interval_days: null,
  times: 1,
  adult_times: 1,
  since: null,
  product: null,
  dose: null,
  is_on: true,
  source: null,
  source_date: null,
};

const textOf = (value: string | number | null) => value?.toString() ?? '';
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** What a plan of care asks for, and when. */
export function CarePlanDialog({ plan, onClose }: CarePlanDialogProps) {
  const { id, ...before } = plan ?? { ...newPlan, id: null };
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const form = useForm<Values>({
    defaultValues: {
      name: before.name,
      kind: before.kind,
      species: before.species ?? '',
      starts: before.starts,
      first_after_days: textOf(before.first_after_days),
      interval_days: textOf(before.interval_days),
      min_age_weeks: textOf(before.min_age_weeks),
      max_age_weeks: textOf(before.max_age_weeks),
      adult_times: textOf(before.adult_times),
      times: textOf(before.times),
      product: textOf(before.product),
      dose: textOf(before.dose),
      source: textOf(before.source),
    },
  });
  const { register } = form;
  const { errors, isSubmitting } = form.formState;

  const save = async (values: Values) => {
    const input: CarePlanInput = {
      ...before,
      ...values,
      species: values.species || null,
      first_after_days: numberOf(values.first_after_days) ?? 0,
      min_age_weeks: numberOf(values.min_age_weeks) ?? 0,
      adult_times: numberOf(values.adult_times) ?? 0,
      interval_days: numberOf(values.interval_days),
      max_age_weeks: numberOf(values.max_age_weeks),
      times: numberOf(values.times),
    };
    await savePlan(id, input);
    await queries.invalidateQueries({ queryKey: ['care'] });
    adminToast.success(messages.planChanged);
  };

  const remove = async () => {
    if (id === null) return;
    try {
      await deletePlan(id);
      await queries.invalidateQueries({ queryKey: ['care'] });
      adminToast.success(messages.deleted);
      onClose();
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
      setDeleting(false);
    }
  };

  return (
    <>
      <FormDialog
        title={plan ? messages.changeNamed({ plan: plan.name }) : messages.newPlan}
        form={form}
        submit={messages.savePlan}
        failed={messages.failed}
        onSave={save}
        onClose={onClose}
        action={
          plan && (
            <Button
              variant="secondary"
              className="ms-auto"
              disabled={isSubmitting}
              onClick={() => setDeleting(true)}
            >
              {messages.delete}
            </Button>
          )
        }
      >
        <TextField
          {...register('name')}
          label={messages.planName}
          error={errors.name?.message}
          autoComplete="off"
        />
        <SelectField
          {...register('kind')}
          label={messages.kind}
          options={careKinds.map((value) => ({ value, label: careKindLabels[value] }))}
        />
        <SelectField
          {...register('species')}
          label={messages.species}
          options={[
            { value: '', label: messages.forBoth },
            ...Object.entries(messages.forSpecies).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          {...register('starts')}
          label={messages.starts}
          options={careStarts.map((value) => ({ value, label: messages.startsLabels[value] }))}
        />
        {numberFields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            {...register(name)}
            label={label}
            hint={hint}
            error={errors[name]?.message}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <TextField {...register('product')} label={messages.product} maxLength={120} />
        <TextField {...register('dose')} label={messages.dose} maxLength={60} />
        <TextField {...register('source')} label={messages.sourceLabel} maxLength={500} />
      </FormDialog>
      <ConfirmDialog
        open={isDeleting}
        title={messages.deleteQuestion({ plan: before.name })}
        message={messages.deleteText}
        confirmText={messages.delete}
        cancelText={messages.keep}
        tone="danger"
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      />
    </>
  );
}
