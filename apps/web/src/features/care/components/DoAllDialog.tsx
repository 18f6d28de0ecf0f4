import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import { type DoneDetails, doCare } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
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
  const { register, handleSubmit } = useForm({
    defaultValues: {
      product: details.product ?? first?.product ?? '',
      lot: details.lot ?? '',
      dose: details.dose ?? first?.dose ?? '',
    },
  });
  const what = first?.title ?? '';
  const count = items.length;
  const save = handleSubmit(async (values) => {
    onDetails(values);
    const ids = items.map(({ id }) => id);
    const text = messages.areDone({ what, count });
    if (await ticks.run(() => doCare(ids, values), text)) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.allTitle({ what, count })}
      dismissible={!ticks.isBusy}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <p className="wrap-anywhere">{items.map(({ pet }) => pet.name).join(', ')}</p>
        <TextField {...register('product')} label={messages.product} maxLength={120} />
        <TextField {...register('lot')} label={messages.lot} maxLength={60} autoComplete="off" />
        <TextField {...register('dose')} label={messages.dose} maxLength={60} />
        <FormActions
          submit={messages.allConfirm({ count })}
          isBusy={ticks.isBusy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
