import type { Place, PlaceBoard } from '@pawmatch/contract/places/places-endpoints';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { addPlace, changePlace, closePlace } from '../places-api.ts';
import { placesMessages as messages } from '../places-messages.ts';
import { ClosePlaceButton } from './ClosePlaceButton.tsx';
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
          <ClosePlaceButton
            texts={{ ...messages, closed: messages.closed({ place: place.name }) }}
            isDisabled={isSubmitting}
            onClose={async () => {
              onSaved(await closePlace(place.id));
              onClose();
            }}
          />
        )
      }
    >
      <PlaceFields form={form} nameHint={messages.nameHint} />
    </FormDialog>
  );
}
