import type { Place } from '@pawmatch/contract/places/places-endpoints';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { PlaceInput } from '../places-api.ts';
import { placesMessages as messages } from '../places-messages.ts';

export interface PlaceValues {
  name: string;
  capacity: string;
  is_capacity_strict: boolean;
}

/** @param place null for a new one */
export const placeValuesOf = (place: PlaceInput | null): PlaceValues => ({
  name: place?.name ?? '',
  capacity: place?.capacity?.toString() ?? '',
  is_capacity_strict: place?.is_capacity_strict ?? false,
});

/** Null for an empty field; what is no number is refused by the server. */
export const capacityOf = (text: string): Place['capacity'] =>
  text.trim() === '' ? null : Number(text);

export const placeInputOf = (values: PlaceValues): PlaceInput => ({
  name: values.name,
  capacity: capacityOf(values.capacity),
  is_capacity_strict: values.is_capacity_strict,
});

interface PlaceFieldsProps {
  form: Pick<UseFormReturn<PlaceValues>, 'register' | 'formState'>;
  nameHint?: string;
}

/** The name of a place, and how many pets fit. */
export function PlaceFields({ form, nameHint }: PlaceFieldsProps) {
  const { register, formState } = form;
  return (
    <>
      <TextField
        {...register('name')}
        label={messages.name}
        hint={nameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
      />
      <TextField
        {...register('capacity')}
        label={messages.capacity}
        hint={messages.capacityHint}
        error={formState.errors.capacity?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckboxField {...register('is_capacity_strict')} label={messages.strict} />
    </>
  );
}
