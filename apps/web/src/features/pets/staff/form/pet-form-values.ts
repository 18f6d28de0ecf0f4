import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { isCompanionFact, petFriendlyOf } from '@pawmatch/contract/pets/facts/companions';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import {
  type ChoiceFactName,
  type FactsOfKind,
  type PetFactName,
  type PetFactValues,
  petFactNames,
  petFacts,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { traitsOfSpecies } from '@pawmatch/contract/pets/facts/training-traits';
import type { Pet, PetStory } from '@pawmatch/contract/pets/pet';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { withoutEmpty } from '@pawmatch/contract/without-empty-words';
import * as z from 'zod/mini';
import type { SelectOption } from '../../../../components/ui/SelectField.tsx';
import { petStatusName } from '../../../../lib/text/pet-status-name.ts';
import { petFormMessages as messages } from '../staff-pets-messages.ts';

/** Yes, no, or empty for not known. */
type TriState = 'true' | 'false' | '';

type FactFields = {
  [Name in PetFactName]: Name extends FactsOfKind<'choice'>
    ? NonNullable<PetFactValues[Name]> | ''
    : Name extends FactsOfKind<'yesNoUnknown'>
      ? TriState
      : boolean;
};

/** The story of a pet in other languages, such as `description_es`. */
type TranslatedField = `${keyof PetStory}_${Language}`;

export const translatedField = (field: keyof PetStory, language: Language) =>
  `${field}_${language}` as const;

const translatedFields = LANGUAGES.flatMap((language) => [
  translatedField('summary', language),
  translatedField('description', language),
]);

const storiesOf = (storyOf: (language: Language) => Partial<PetStory> | undefined) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [translatedField('summary', language), storyOf(language)?.summary ?? ''],
      [translatedField('description', language), storyOf(language)?.description ?? ''],
    ]),
  ) as Record<TranslatedField, string>;

/** The values of the pet form; empty where a fact is not known. */
export interface PetFormValues extends FactFields, Record<TranslatedField, string> {
  name: string;
  breed: string;
  status: PetStatus;
  /** The sum of `dog_friendly` and `cat_friendly`; answers those that are not known. */
  pet_friendly: TriState;
  house_trained: boolean;
  litter_trained: boolean;
  summary: string;
  description: string;
  shelter_notes: string;
  birth_date: string;
  is_birth_date_estimated: boolean;
  color: string;
}

const answerOf = (value: boolean | null): TriState =>
  value === null ? '' : value ? 'true' : 'false';

const readAnswer = (answer: TriState): boolean | null => (answer === '' ? null : answer === 'true');

function factField(name: PetFactName, value: PetFactValues[PetFactName]) {
  return petFacts[name].kind === 'yesNoUnknown' ? answerOf(value as boolean | null) : (value ?? '');
}

const factFields = (fieldOf: (name: PetFactName) => FactFields[PetFactName]) =>
  Object.fromEntries(petFactNames.map((name) => [name, fieldOf(name)])) as unknown as FactFields;

/** New pets are Available. */
export const emptyPetForm: PetFormValues = {
  ...factFields((name) => (petFacts[name].kind === 'flag' ? false : '')),
  name: '',
  breed: '',
  status: 'Available',
  pet_friendly: '',
  house_trained: false,
  litter_trained: false,
  summary: '',
  description: '',
  ...storiesOf(() => undefined),
  shelter_notes: '',
  birth_date: '',
  is_birth_date_estimated: false,
  color: '',
};

/** The form values of an existing pet. */
export function toPetForm(pet: Pet): PetFormValues {
  return {
    ...factFields((name) => factField(name, pet[name])),
    name: pet.name,
    breed: pet.breed,
    status: pet.status,
    pet_friendly: answerOf(pet.pet_friendly),
    house_trained: pet.house_trained,
    litter_trained: pet.litter_trained,
    summary: pet.summary ?? '',
    description: pet.description ?? '',
    ...storiesOf((language) => pet.translations[language]),
    shelter_notes: pet.shelter_notes ?? '',
    birth_date: pet.birth_date ?? '',
    is_birth_date_estimated: pet.is_birth_date_estimated ?? false,
    color: pet.color ?? '',
  };
}

/** The form's `pet_friendly` for its two answers. */
export const petFriendlyAnswer = (dogs: TriState, cats: TriState): TriState =>
  answerOf(petFriendlyOf({ dog_friendly: readAnswer(dogs), cat_friendly: readAnswer(cats) }));

/** Whatever its case. */
export const isCat = (species: string) => species.toLowerCase() === 'cat';

/** The checkboxes as training traits; litter trained is for cats only. */
export function traitsOf({ species, house_trained, litter_trained }: PetFormValues) {
  return traitsOfSpecies(
    [
      ...(house_trained ? (['HouseTrained'] as const) : []),
      ...(litter_trained ? (['LitterTrained'] as const) : []),
    ],
    isCat(species) ? 'Cat' : 'Dog',
  );
}

/**
 * The request body: empty values as empty text, the two training checkboxes as `trainingTraits`, the story in other
 * languages as `translations`.
 */
export function toPetBody(values: PetFormValues) {
  const { house_trained: _house, litter_trained: _litter, ...fields } = values;
  const stories = LANGUAGES.map((language) => [
    language,
    {
      summary: values[translatedField('summary', language)],
      description: values[translatedField('description', language)],
    },
  ]);
  for (const name of translatedFields) delete (fields as Partial<PetFormValues>)[name];
  return {
    ...(fields as Omit<typeof fields, TranslatedField>),
    translations: withoutEmpty<PetStory>(Object.fromEntries(stories)),
    trainingTraits: traitsOf(values),
  };
}

/** react-hook-form's `dirtyFields`: the fields that were changed. */
export type ChangedPetFields = Partial<Record<keyof PetFormValues, unknown>>;

/** Whether a change of these fields can change the training traits. */
export const areTraitsChanged = (changed: ChangedPetFields) =>
  [changed.house_trained, changed.litter_trained, changed.species].includes(true);

/**
 * The request body of an edited pet: the changed fields, and the version that the changes are
 * based on, unless the server has no versions. `pet_friendly` goes with both facts: alone, it would set both.
 */
export function toPetChanges(pet: Pet, values: PetFormValues, changed: ChangedPetFields) {
  const { trainingTraits, translations, ...fields } = toPetBody(values);
  const changedFields = Object.entries(fields).filter(
    ([name]) =>
      changed[name as keyof PetFormValues] === true ||
      (changed.pet_friendly === true && isCompanionFact(name)),
  );
  return {
    ...Object.fromEntries(changedFields),
    ...(translatedFields.some((name) => changed[name] === true) && { translations }),
    ...(areTraitsChanged(changed) && { trainingTraits }),
    ...(pet.version && { expected_version: pet.version }),
  };
}

/** The form is valid when its request body is, by the schema of the server. */
export const PetForm = z.custom<PetFormValues>().check(({ value, issues }) => {
  const { error } = PetInput.safeParse(toPetBody(value));
  for (const { path, message } of error?.issues ?? []) {
    const [first, language, field] = path;
    const isTranslated = first === 'translations' && field !== undefined;
    const at = isTranslated ? [`${String(field)}_${String(language)}`] : path;
    issues.push({ code: 'custom', path: at, message, input: value });
  }
});

/**
 * The values of a fact with their labels.
 * @param species as chosen so far: a baby is a puppy or a kitten
 */
export function choiceOptions(name: ChoiceFactName, species: string): SelectOption[] {
  return petFacts[name].values.map((value) => ({ value, label: factLabel(name, value, species) }));
}

export const statusOptions: SelectOption[] = PetStatus.options.map((value) => ({
  value,
  label: petStatusName(value),
}));

/** Not known is not "no". */
export const answerOptions: readonly SelectOption[] = [
  { value: '', label: messages.notKnown },
  { value: 'true', label: messages.yes },
  { value: 'false', label: messages.no },
];
