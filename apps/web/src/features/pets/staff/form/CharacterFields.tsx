import type { Language } from '@pawmatch/contract/languages';
import {
  type CompanionFactName,
  companionFactNames,
  isCompanionFact,
} from '@pawmatch/contract/pets/facts/companions';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import {
  choiceFactNames,
  flagFactNames,
  requiredFactNames,
  yesNoUnknownFactNames,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { DESCRIPTION_MAX_LENGTH, NOTES_MAX_LENGTH } from '@pawmatch/contract/pets/staff/pet-input';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../../components/ui/CheckboxField.tsx';
import { SelectField } from '../../../../components/ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../components/ui/TextField.tsx';
import { InOtherLanguages } from '../../../../staff/InOtherLanguages.tsx';
import { petFormMessages as messages } from '../staff-pets-messages.ts';
import {
  answerOptions,
  choiceOptions,
  isCat,
  type PetFormValues,
  petFriendlyAnswer,
  translatedField,
} from './pet-form-values.ts';

const optionalChoiceNames = choiceFactNames.filter(
  (name) => !requiredFactNames.some((required) => required === name),
);

const storyNames = (language: Language) => [
  translatedField('summary', language),
  translatedField('description', language),
];

type CharacterFieldsProps = {
  form: UseFormReturn<PetFormValues>;
  /** Texts are left out. */
  isOnlyFacts: boolean;
  /** In which the shelter writes. */
  language: Language;
};

/** Optional facts that help to match a pet. */
export function CharacterFields({ form, isOnlyFacts, language: own }: CharacterFieldsProps) {
  const { register, watch, formState, getFieldState, getValues, setValue } = form;
  /** Answered by `pet_friendly`, which may change them again. */
  const answeredTogether = useRef(new Set<CompanionFactName>());
  const answerUnknownCompanions = () => {
    const both = getValues('pet_friendly');
    for (const name of companionFactNames) {
      const isChangeable = answeredTogether.current.has(name) && getFieldState(name).isDirty;
      if (getValues(name) !== '' && !isChangeable) continue;
      answeredTogether.current.add(name);
      setValue(name, both, { shouldDirty: true });
    }
    sumUpCompanions();
  };
  const sumUpCompanions = () => {
    const [dogs, cats] = getValues(['dog_friendly', 'cat_friendly']);
    setValue('pet_friendly', petFriendlyAnswer(dogs, cats), { shouldDirty: true });
  };
  const answerCompanion = (name: CompanionFactName) => {
    answeredTogether.current.delete(name);
    sumUpCompanions();
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
            label={petFactMessages[name].label}
            placeholder={messages.notKnown}
            options={choiceOptions(name, watch('species'))}
          />
        ))}
        {yesNoUnknownFactNames.map((name) => (
          <SelectField
            key={name}
            {...field(name, isCompanionFact(name) ? () => answerCompanion(name) : undefined)}
            label={petFactMessages[name].label}
            options={answerOptions}
          />
        ))}
        <SelectField
          {...field('pet_friendly', answerUnknownCompanions)}
          label={messages.petFriendly}
          hint={messages.petFriendlyHint}
          options={answerOptions}
        />
      </div>
      <div className="grid sm:grid-cols-3 sm:gap-4">
        {flagFactNames.map((name) => (
          <CheckboxField key={name} {...field(name)} label={petFactMessages[name].label} />
        ))}
        <CheckboxField {...field('house_trained')} label={messages.houseTrained} />
        {isCat(watch('species')) && (
          <CheckboxField {...field('litter_trained')} label={messages.litterTrained} />
        )}
      </div>
      {!isOnlyFacts && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField {...field('birth_date')} type="date" label={messages.birthDate} />
            <TextField {...field('color')} label={messages.color} autoComplete="off" />
            <CheckboxField
              {...field('is_birth_date_estimated')}
              label={messages.birthDateEstimated}
            />
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
          <InOtherLanguages
            own={own}
            isFilled={(language) => storyNames(language).some((name) => getValues(name) !== '')}
            hasError={(language) => storyNames(language).some((name) => formState.errors[name])}
          >
            {(language, label) => (
              <>
                <TextAreaField
                  {...field(translatedField('summary', language))}
                  lang={language}
                  label={label(messages.summary)}
                  rows={2}
                  maxLength={NOTES_MAX_LENGTH}
                />
                <TextAreaField
                  {...field(translatedField('description', language))}
                  lang={language}
                  label={label(messages.description)}
                  rows={4}
                  maxLength={DESCRIPTION_MAX_LENGTH}
                />
              </>
            )}
          </InOtherLanguages>
          <TextAreaField
            {...field('shelter_notes')}
            label={messages.shelterNotes}
            hint={messages.shelterNotesHint}
            rows={2}
            maxLength={NOTES_MAX_LENGTH}
          />
        </>
      )}
    </fieldset>
  );
}
