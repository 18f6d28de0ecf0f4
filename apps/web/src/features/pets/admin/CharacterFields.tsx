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
import { petFormMessages as messages } from './pets-admin-messages.ts';

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
        <span className="block font-display text-xl font-semibold">{messages.character}</span>
        <span className="text-sm text-text-muted">{messages.characterHint}</span>
      </legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {optionalChoiceNames.map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            label={petFacts[name].label}
            placeholder={messages.notKnown}
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
          label={messages.petFriendly}
          hint={messages.petFriendlyHint}
          options={answerOptions}
        />
      </div>
      <div className="grid sm:grid-cols-3 sm:gap-4">
        <CheckboxField {...field('special_needs')} label={petFacts.special_needs.label} />
        <CheckboxField {...field('house_trained')} label={messages.houseTrained} />
        {isCat(watch('species')) && (
          <CheckboxField {...field('litter_trained')} label={messages.litterTrained} />
        )}
      </div>
      <TextAreaField
        {...field('summary')}
        label={messages.summary}
        hint={messages.summaryHint}
        rows={2}
        maxLength={NOTES_MAX_LENGTH}
      />
      <TextAreaField
        {...field('description')}
        label={messages.description}
        rows={4}
        maxLength={DESCRIPTION_MAX_LENGTH}
      />
      <TextAreaField
        {...field('shelter_notes')}
        label={messages.shelterNotes}
        hint={messages.shelterNotesHint}
        rows={2}
        maxLength={NOTES_MAX_LENGTH}
      />
    </fieldset>
  );
}
