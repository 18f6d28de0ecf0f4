import type { Place, PlaceBoard } from '@pawmatch/contract/places/places-endpoints';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { addPlace, changePlace, closePlace } from '../places-api.ts';
import { placesMessages as messages } from '../places-messages.ts';
import { PlaceFields, type PlaceValues, placeInputOf, placeValuesOf } from './PlaceFields.tsx';

interface PlaceDialogProps {
  /** Null for a new one. */
  place: Place | null;
  /** Inside which one; null at the top. */
  parent: Place | null;
  onSaved: (board: PlaceBoard) => void;
  onClose: () => void;
}

/** The name of a place, and how many pets fit. */
export function PlaceDialog({ place, parent, onSaved, onClose }: PlaceDialogProps) {
  const form = useForm<PlaceValues>({ defaultValues: placeValuesOf(place) });
  const { isSubmitting } = form.formState;

  const save = async (values: PlaceValues) => {
    const input = placeInputOf(values);
    onSaved(
      place
        ? await changePlace(place.id, input)
        : await addPlace({ ...input, parent_id: parent?.id ?? null }),
    );
  };

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
    <FormDialog
      title={title}
      form={form}
      submit={messages.save}
      failed={messages.saveFailed}
      onSave={save}
      onClose={onClose}
      action={
        place && (
          <Button
            variant="secondary"
            className="ms-auto"
            disabled={isSubmitting}
            onClick={() => void takeAway(place)}
          >
            {messages.close}
          </Button>
        )
      }
    >
      <PlaceFields form={form} nameHint={messages.nameHint} />
    </FormDialog>
  );
}
