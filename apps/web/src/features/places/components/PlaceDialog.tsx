import type { Place, PlaceBoard } from '@pawmatch/contract/places/places-endpoints';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import { showRefusal } from '../../../staff/edit/show-refusal.ts';
import { addPlace, changePlace, closePlace } from '../places-api.ts';
import { placesMessages as messages } from '../places-messages.ts';

interface PlaceDialogProps {
  /** Null for a new one. */
  place: Place | null;
  /** Inside which one; null at the top. */
  parent: Place | null;
  onSaved: (board: PlaceBoard) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  capacity: string;
  is_capacity_strict: boolean;
}

/** The name of a place, and how many pets fit. */
export function PlaceDialog({ place, parent, onSaved, onClose }: PlaceDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      name: place?.name ?? '',
      capacity: place?.capacity?.toString() ?? '',
      is_capacity_strict: place?.is_capacity_strict ?? false,
    },
  });
  const { errors, isSubmitting, isDirty } = formState;

  const save = handleSubmit(async ({ name, capacity, is_capacity_strict }) => {
    const input = {
      name,
      capacity: capacity.trim() === '' ? null : Number(capacity),
      is_capacity_strict,
    };
    try {
      onSaved(
        place
          ? await changePlace(place.id, input)
          : await addPlace({ ...input, parent_id: parent?.id ?? null }),
      );
      onClose();
    } catch (error) {
      showRefusal(error, setError, messages.saveFailed);
    }
  });

  const takeAway = async (closed: Place) => {
    try {
      onSaved(await closePlace(closed.id));
      adminToast.success(messages.closed({ place: closed.name }));
      onClose();
    } catch (error) {
      adminToast.error(failureReason(error, messages.closeFailed));
    }
  };

  const title = place
    ? messages.editNamed({ place: place.name })
    : parent
      ? messages.addInside({ place: parent.name })
      : messages.add;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissible={!isSubmitting}
      hasUnsavedChanges={isDirty}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <TextField
          {...register('name')}
          label={messages.name}
          hint={messages.nameHint}
          error={errors.name?.message}
          autoComplete="off"
        />
        <TextField
          {...register('capacity')}
          label={messages.capacity}
          hint={messages.capacityHint}
          error={errors.capacity?.message}
          inputMode="numeric"
          autoComplete="off"
        />
        <CheckboxField {...register('is_capacity_strict')} label={messages.strict} />
        <FormActions submit={messages.save} isBusy={isSubmitting} onCancel={onClose}>
          {place && (
            <Button
              variant="secondary"
              className="ms-auto"
              disabled={isSubmitting}
              onClick={() => void takeAway(place)}
            >
              {messages.close}
            </Button>
          )}
        </FormActions>
      </form>
    </Dialog>
  );
}
