import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { careMessages as messages } from '../care-messages.ts';
import type { DoneDetails } from '../care-outbox.ts';
import type { Ticks } from '../use-ticks.ts';

interface DoAllDialogProps {
  /** All of one title. */
  items: readonly DueCare[];
  /** What was typed last in this round. */
  details: DoneDetails;
  ticks: Ticks;
  onDetails: (details: DoneDetails) => void;
  onClose: () => void;
}

/** Says that the same was done for many pets, with product, lot and dose typed once. */
export function DoAllDialog({ items, details, ticks, onDetails, onClose }: DoAllDialogProps) {
  const [first] = items;
  const form = useForm({
    defaultValues: {
      product: details.product ?? first?.product ?? '',
      lot: details.lot ?? '',
      dose: details.dose ?? first?.dose ?? '',
    },
  });
  const what = first?.title ?? '';
  const count = items.length;
  const save = async (values: DoneDetails) => {
    onDetails(values);
    ticks.done(
      items.map(({ id, title, pet }) => ({ id, what: title, pet: pet.name })),
      values,
    );
  };
  return (
    <FormDialog
      title={messages.allTitle({ what, count })}
      form={form}
      submit={messages.allConfirm({ count })}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{items.map(({ pet }) => pet.name).join(', ')}</p>
      <TextField {...form.register('product')} label={messages.product} maxLength={120} />
      <TextField {...form.register('lot')} label={messages.lot} maxLength={60} autoComplete="off" />
      <TextField {...form.register('dose')} label={messages.dose} maxLength={60} />
    </FormDialog>
  );
}
