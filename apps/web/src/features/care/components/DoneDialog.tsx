import type { CareItem } from '@pawmatch/contract/care/care-item';
import type { TestResult } from '@pawmatch/contract/care/care-values';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
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
  /** What was typed last in this round. */
  details?: DoneDetails;
  ticks: Ticks;
  onDetails?: (details: DoneDetails) => void;
  onClose: () => void;
}

type Values = Required<Omit<DoneDetails, 'result' | 'awaits_result'>> & {
  result: TestResult | typeof LATER | '';
};

/** Says that the same was done for one pet or many, with product, lot, dose and what a test has shown typed once. */
export function DoneDialog({ items, details = {}, ticks, onDetails, onClose }: DoneDialogProps) {
  const [first] = items;
  const form = useForm<Values>({
    defaultValues: {
      product: details.product ?? first?.product ?? '',
      lot: details.lot ?? '',
      dose: details.dose ?? first?.dose ?? '',
      result: '',
      result_note: '',
    },
  });
  const { register, formState } = form;
  const what = first ? careTitle(first) : '';
  const count = items.length;
  const isTest = first?.kind === 'test';
  const isOne = count === 1;
  const save = async ({ result, result_note, ...typed }: Values) => {
    const isKnown = result !== '' && result !== LATER;
    if (result_note.trim() && !isKnown) {
      form.setError('result', { message: messages.resultMissing });
      return false;
    }
    onDetails?.(typed);
    ticks.done(
      items.map((item) => ({ id: item.id, what: careTitle(item), pet: item.pet.name })),
      {
        ...typed,
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
          error={formState.errors.result?.message}
          mayComeLater
        />
      )}
      <TextField {...register('product')} label={messages.product} maxLength={120} />
      <TextField {...register('lot')} label={messages.lot} maxLength={60} autoComplete="off" />
      {!isTest && <TextField {...register('dose')} label={messages.dose} maxLength={60} />}
    </FormDialog>
  );
}
