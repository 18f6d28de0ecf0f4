import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { type RequiredFactName, requiredFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import { requiredFactMessages } from '@pawmatch/contract/pets/facts/required-fact-messages';
import { BREED_MAX_LENGTH, PET_NAME_MAX_LENGTH } from '@pawmatch/contract/pets/staff/pet-input';
import { type ChangeEvent, useId } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../../components/ui/SelectField.tsx';
import { TextField } from '../../../../components/ui/TextField.tsx';
import { petFormMessages as messages } from '../staff-pets-messages.ts';
import { choiceOptions, isCat, type PetFormValues, statusOptions } from './pet-form-values.ts';

type EssentialFieldsProps = {
  form: UseFormReturn<PetFormValues>;
  /** Breeds of other pets, as suggestions. */
  breeds: readonly string[];
  /** Name, species, breed and status are left out. */
  isOnlyFacts: boolean;
};

const otherFacts = requiredFactNames.filter((name) => name !== 'species');

/** The required facts of a pet. */
export function EssentialFields({ form, breeds, isOnlyFacts }: EssentialFieldsProps) {
  const { register, setValue, watch, formState } = form;
  const breedsId = useId();
  const field = (name: keyof PetFormValues, options?: RegisterOptions<PetFormValues>) => ({
    ...register(name, options),
    marked: true,
    required: true,
    error: formState.errors[name]?.message,
  });
  /** Only cats are litter trained. */
  const handleSpecies = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (!isCat(target.value)) setValue('litter_trained', false, { shouldDirty: true });
  };
  /** Called in the order of the page, in which the form looks for the first field to correct. */
  const factField = (name: RequiredFactName) => (
    <SelectField
      key={name}
      {...field(name, name === 'species' ? { onChange: handleSpecies } : {})}
      label={petFactMessages[name].label}
      placeholder={requiredFactMessages[name].placeholder}
      options={choiceOptions(name, watch('species'))}
    />
  );

  if (isOnlyFacts)
    return <div className="grid gap-4 sm:grid-cols-3">{otherFacts.map(factField)}</div>;
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <TextField
        {...field('name')}
        label={messages.name}
        maxLength={PET_NAME_MAX_LENGTH}
        autoComplete="off"
        className="sm:col-span-2"
      />
      {factField('species')}
      <TextField
        {...field('breed')}
        label={messages.breed}
        maxLength={BREED_MAX_LENGTH}
        list={breedsId}
        autoComplete="off"
      />
      <datalist id={breedsId}>
        {breeds.map((breed) => (
          <option key={breed} value={breed} />
        ))}
      </datalist>
      {otherFacts.map(factField)}
      <SelectField {...field('status')} label={messages.status} options={statusOptions} />
    </div>
  );
}
