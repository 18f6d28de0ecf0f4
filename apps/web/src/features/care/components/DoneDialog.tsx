import type { CareItem } from '@pawmatch/contract/care/care-item';
import type { TestResult } from '@pawmatch/contract/care/care-values';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { readAmount } from '../../../lib/text/read-amount.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { careMessages as messages } from '../care-messages.ts';
import type { DoneDetails } from '../care-outbox.ts';
import { careTitle } from '../care-title.ts';
import type { Ticks } from '../use-ticks.ts';
import { LATER, ResultFields } from './ResultFields.tsx';

interface DoneDialogProps {
  /** All of one title. */
  items: readonly (Pick<
    CareItem,
    'id' | 'kind' | 'title' | 'number' | 'doses_a_day' | 'product' | 'dose'
  > & {
    pet: { name: string };
  })[];
  /** At the shelter. */
  today: string;
  ticks: Ticks;
  onClose: () => void;
}

type Values = Required<Pick<DoneDetails, 'product' | 'lot' | 'dose' | 'note' | 'result_note'>> & {
  result: TestResult | typeof LATER | '';
  day: string;
  cost: string;
};

/** Says that the same was done for one pet or many, today or earlier, with product, lot, dose and what a test has shown typed once. */
export function DoneDialog({ items, today, ticks, onClose }: DoneDialogProps) {
  const [first] = items;
  const what = first ? careTitle(first) : '';
  const details = ticks.typedOf(what);
  const form = useForm<Values>({
    defaultValues: {
      product: details.product ?? first?.product ?? '',
      lot: details.lot ?? '',
      dose: details.dose ?? first?.dose ?? '',
      result: '',
      result_note: '',
      ...{ day: today, note: '', cost: '' },
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const count = items.length;
  const isTest = first?.kind === 'test';
  const isOne = count === 1;
  const isPast = (day: string) => day !== '' && day <= today;
  const isAmount = (cost: string) => cost.trim() === '' || readAmount(cost) !== null;
  const save = async ({ result, result_note, day, cost, ...typed }: Values) => {
    const isKnown = result !== '' && result !== LATER;
    if (result_note.trim() && !isKnown) {
      form.setError('result', { message: messages.resultMissing });
      return false;
    }
    // At noon, of a day that has passed: nobody asks for the hour.
    const at = day === today ? null : fromZonedTime(day, '12:00', ticks.timeZone);
    const cents = readAmount(cost);
    ticks.done(
      items.map((item) => ({ id: item.id, what: careTitle(item), pet: item.pet.name })),
      {
        ...typed,
        ...(at && { at: at.toISOString() }),
        ...(cents !== null && { cost_cents: cents }),
        ...(isKnown && { result, result_note }),
        ...(result === LATER && { awaits_result: true }),
      },
    );
    return true;
  };
  return (
    <FormDialog
      title={
        isOne
          ? messages.doneNamed({ what, pet: first?.pet.name ?? '' })
          : messages.allTitle({ what, count })
      }
      form={form}
      submit={isOne ? messages.done : messages.allConfirm({ count })}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
      {!isOne && <p className="wrap-anywhere">{items.map(({ pet }) => pet.name).join(', ')}</p>}
      {isTest && (
        <ResultFields
          result={register('result')}
          note={register('result_note')}
          error={errors.result?.message}
          mayComeLater
        />
      )}
      <TextField {...register('product')} label={messages.product} maxLength={120} />
      <TextField {...register('lot')} label={messages.lot} maxLength={60} autoComplete="off" />
      {!isTest && <TextField {...register('dose')} label={messages.dose} maxLength={60} />}
      <TextField
        {...register('day', { validate: (day) => isPast(day) || messages.dayInFuture })}
        type="date"
        max={today}
        label={messages.day}
        error={errors.day?.message}
      />
      <TextField {...register('note')} label={messages.note} maxLength={1_000} autoComplete="off" />
      <TextField
        {...register('cost', { validate: (cost) => isAmount(cost) || messages.costUnclear })}
        label={isOne ? messages.cost : messages.costOfEach}
        error={errors.cost?.message}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
