import { BREED_MAX_LENGTH, PET_NAME_MAX_LENGTH } from '@pawmatch/contract/pets/pet-input';
import { type ChangeEvent, useId } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import {
  ageOptions,
  sexOptions,
  sizeOptions,
  speciesOptions,
  statusOptions,
} from './pet-form-options.ts';
import { isCat, type PetFormValues } from './pet-form-values.ts';

type EssentialFieldsProps = {
  form: UseFormReturn<PetFormValues>;
  /** Breeds that other pets have, so that they are spelled alike. */
  breeds: readonly string[];
};

/** R5.09: what has to be known of every pet. */
export function EssentialFields({ form, breeds }: EssentialFieldsProps) {
  const { register, setValue, watch, formState } = form;
  const breedsId = useId();
  const field = (name: keyof PetFormValues, options?: RegisterOptions<PetFormValues>) => ({
    ...register(name, options),
    marked: true,
    required: true,
    error: formState.errors[name]?.message,
  });
  /** R4.12: only cats are litter trained. */
  const handleSpecies = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (!isCat(target.value)) setValue('litter_trained', false, { shouldDirty: true });
  };

  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <TextField
        {...field('name')}
        label="Name"
        maxLength={PET_NAME_MAX_LENGTH}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <SelectField
        {...field('species', { onChange: handleSpecies })}
        label="Species"
        placeholder="Select species"
        options={speciesOptions}
      />
      <TextField
        {...field('breed')}
        label="Breed"
        maxLength={BREED_MAX_LENGTH}
        list={breedsId}
        autoComplete="off"
      />
      <datalist id={breedsId}>
        {breeds.map((breed) => (
          <option key={breed} value={breed} />
        ))}
      </datalist>
      <SelectField
        {...field('age_group')}
        label="Age Group"
        placeholder="Select age group"
        options={ageOptions(watch('species'))}
      />
      <SelectField {...field('sex')} label="Sex" placeholder="Select sex" options={sexOptions} />
      <SelectField
        {...field('size')}
        label="Size"
        placeholder="Select size"
        options={sizeOptions}
      />
      <SelectField {...field('status')} label="Status" options={statusOptions} />
    </div>
  );
}
