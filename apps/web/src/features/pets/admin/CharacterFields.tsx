import {
  answerFactNames,
  choiceFactNames,
  petFacts,
  requiredFactNames,
} from '@pawmatch/contract/pets/pet-facts';
import { companionFactNames } from '@pawmatch/contract/pets/pet-friendly';
import { DESCRIPTION_MAX_LENGTH, NOTES_MAX_LENGTH } from '@pawmatch/contract/pets/pet-input';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { answerOptions, choiceOptions } from './pet-form-options.ts';
import { isCat, type PetFormValues, petFriendlyAnswer } from './pet-form-values.ts';

const optionalChoiceNames = choiceFactNames.filter(
  (name) => !requiredFactNames.some((required) => required === name),
);

/** Optional facts that help to match a pet. */
export function CharacterFields({ form }: { form: UseFormReturn<PetFormValues> }) {
  const { register, watch, formState, getValues, setValue } = form;
  const setCompanions = () => {
    for (const name of companionFactNames) {
      setValue(name, getValues('pet_friendly'), { shouldDirty: true });
    }
  };
  const followCompanions = () => {
    const [dogs, cats] = getValues(['dog_friendly', 'cat_friendly']);
    setValue('pet_friendly', petFriendlyAnswer(dogs, cats), { shouldDirty: true });
  };
  const field = (name: keyof PetFormValues, onChange?: () => void) => ({
    ...register(name, onChange && { onChange }),
    error: formState.errors[name]?.message,
  });

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4">
        <span className="block font-display text-xl font-semibold">Character and care</span>
        <span className="text-sm text-text-muted">
          All optional. What is not known is better left open than guessed.
        </span>
      </legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {optionalChoiceNames.map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            label={petFacts[name].label}
            placeholder="Not known"
            options={choiceOptions(name, watch('species'))}
          />
        ))}
        {answerFactNames.map((name) => (
          <SelectField
            key={name}
            {...field(
              name,
              companionFactNames.some((it) => it === name) ? followCompanions : undefined,
            )}
            label={petFacts[name].label}
            options={answerOptions}
          />
        ))}
        <SelectField
          {...field('pet_friendly', setCompanions)}
          label="Pet Friendly"
          hint="Answers for dogs and cats at once."
          options={answerOptions}
        />
      </div>
      <div className="grid sm:grid-cols-3 sm:gap-4">
        <CheckboxField {...field('special_needs')} label={petFacts.special_needs.label} />
        <CheckboxField {...field('house_trained')} label="House Trained" />
        {isCat(watch('species')) && (
          <CheckboxField {...field('litter_trained')} label="Litter Trained" />
        )}
      </div>
      <TextAreaField
        {...field('summary')}
        label="Summary"
        hint="One or two sentences that make people want to meet this pet."
        rows={2}
        maxLength={NOTES_MAX_LENGTH}
      />
      <TextAreaField
        {...field('description')}
        label="Description"
        rows={4}
        maxLength={DESCRIPTION_MAX_LENGTH}
      />
      <TextAreaField
        {...field('shelter_notes')}
        label="Shelter Notes"
        hint="Shown on the pet’s card."
        rows={2}
        maxLength={NOTES_MAX_LENGTH}
      />
    </fieldset>
  );
}
