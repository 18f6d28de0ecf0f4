import { ageLabel } from './age-label.ts';
import type { ChoiceFact, PetFact, YesNoFilter } from './pet-fact-kinds.ts';

/*
 * Every fact about a pet, declared once. Schemas, form fields, tags, marks, filters with their counts and
 * labels, and imports are derived from this table. It is plain data without zod, to keep zod out of the first scripts of a page.
 */

/** In the order of the tags and marks of a card. */
export const petFacts = {
  species: {
    kind: 'choice',
    values: ['Dog', 'Cat'],
    label: 'Species',
    tag: 'Species',
    imported: { column: 'species' },
    required: { message: 'Please select a species.', placeholder: 'Select species' },
  },
  age_group: {
    kind: 'choice',
    values: ['Baby', 'Young', 'Adult', 'Senior'],
    label: 'Age Group',
    tag: 'Age',
    imported: { column: 'age' },
    required: { message: 'Please select an age group.', placeholder: 'Select age group' },
    criterion: {
      preference: 'preferred_age',
      question: 'preferred_age',
      legend: 'Preferred age',
      message: 'Please select a preferred age',
      summary: 'Preferred Age',
    },
  },
  sex: {
    kind: 'choice',
    values: ['Male', 'Female'],
    label: 'Sex',
    tag: 'Sex',
    imported: { column: 'sex' },
    required: { message: 'Please select a sex.', placeholder: 'Select sex' },
    criterion: {
      preference: 'preferred_sex',
      question: 'preferred_sex',
      legend: 'Preferred sex',
      message: 'Please select a preferred gender',
      summary: 'Preferred Sex',
      values: ['Female', 'Male'],
    },
  },
  size: {
    kind: 'choice',
    values: ['Small', 'Medium', 'Large', 'ExtraLarge'],
    labels: { ExtraLarge: 'Extra Large' },
    label: 'Size',
    tag: 'Size',
    imported: { column: 'size' },
    required: { message: 'Please select a size.', placeholder: 'Select size' },
    criterion: {
      preference: 'preferred_size',
      question: 'preferred_size',
      legend: 'Size',
      message: 'Please select a preferred size',
      summary: 'Size',
    },
  },
  energy_level: {
    kind: 'choice',
    values: ['LapPet', 'Calm', 'Moderate', 'VeryActive'],
    labels: { LapPet: 'Lap pet', Moderate: 'Moderately active', VeryActive: 'Very active' },
    label: 'Energy Level',
    tag: 'Energy',
    isExpected: true,
    criterion: {
      preference: 'preferred_energy_level',
      question: 'activity_level',
      legend: 'Activity level',
      message: 'Please select an activity level',
      summary: 'Activity Level',
      isNullable: true,
    },
  },
  hair_length: {
    kind: 'choice',
    values: ['Short', 'Medium', 'Long'],
    label: 'Hair Length',
    tag: 'Coat',
    // Wire and Curly have no counterpart and become unknown.
    imported: { column: 'coat', words: { Hairless: 'Short' } },
    isExpected: true,
    criterion: {
      preference: 'preferred_hair_length',
      question: 'hair_length',
      legend: 'Hair length',
      message: 'Please select a hair length',
      summary: 'Hair Length',
      isNullable: true,
    },
  },
  experience_level: {
    kind: 'choice',
    values: ['Beginner', 'Intermediate', 'Advanced'],
    label: 'Experience Level',
    tag: 'Exp Level',
    isExpected: true,
  },
  home_alone: {
    kind: 'choice',
    values: ['WorkingDay', 'FewHours', 'Hardly'],
    labels: { WorkingDay: 'A working day', FewHours: 'Up to four hours', Hardly: 'Hardly ever' },
    label: 'Time Alone',
    tag: 'Time Alone',
  },
  home_needed: {
    kind: 'choice',
    values: ['Apartment', 'House', 'Yard'],
    labels: { Apartment: 'Any', Yard: 'House with a yard' },
    label: 'Home Needed',
    tag: 'Home Needed',
  },
  children_from: {
    kind: 'choice',
    values: ['AnyAge', 'SchoolAge', 'Teenager'],
    labels: { AnyAge: 'Any age', SchoolAge: 'From 6 years', Teenager: 'From 12 years' },
    label: 'Children',
    tag: 'Children',
  },
  allergy_friendly: {
    kind: 'yesNoUnknown',
    label: 'Allergy Friendly',
    filter: { label: 'Allergies', yes: 'Allergy friendly' },
    isExpected: true,
  },
  // The next three are one filter, "Good with", in companions.ts.
  kid_friendly: {
    kind: 'yesNoUnknown',
    label: 'Kid Friendly',
    isExpected: true,
    imported: { column: 'env_children', safeValue: false },
  },
  dog_friendly: {
    kind: 'yesNoUnknown',
    label: 'Dog Friendly',
    isExpected: true,
    imported: { column: 'env_dogs', safeValue: false },
  },
  cat_friendly: {
    kind: 'yesNoUnknown',
    label: 'Cat Friendly',
    isExpected: true,
    imported: { column: 'env_cats', safeValue: false },
  },
  special_needs: {
    kind: 'flag',
    label: 'Special Needs',
    filter: { label: 'Special needs', yes: 'Has special needs', no: 'No special needs' },
    imported: { column: 'special_needs', safeValue: true },
  },
} as const satisfies Record<string, PetFact>;

type PetFacts = typeof petFacts;
export type PetFactName = keyof PetFacts;

/** Names of the facts of one kind. */
export type FactsOfKind<Kind extends PetFact['kind']> = {
  [Name in PetFactName]: PetFacts[Name]['kind'] extends Kind ? Name : never;
}[PetFactName];

export type ChoiceFactName = FactsOfKind<'choice'>;

/** Names of the facts that every pet has. */
export type RequiredFactName = {
  [Name in PetFactName]: PetFacts[Name] extends { required: object } ? Name : never;
}[PetFactName];

/** The values that a choice offers. */
export type ChoiceOf<Name extends ChoiceFactName> = PetFacts[Name]['values'][number];

/** The stored and sent values: null means unknown, which is not "no". */
export type PetFactValues = {
  [Name in PetFactName]: Name extends RequiredFactName & ChoiceFactName
    ? ChoiceOf<Name>
    : Name extends ChoiceFactName
      ? ChoiceOf<Name> | null
      : Name extends FactsOfKind<'flag'>
        ? boolean
        : boolean | null;
};

export type Species = PetFactValues['species'];
export type Size = PetFactValues['size'];

export const petFactNames = Object.keys(petFacts) as PetFactName[];

const namesOfKind = <Kind extends PetFact['kind']>(kind: Kind) =>
  petFactNames.filter((name): name is FactsOfKind<Kind> => petFacts[name].kind === kind);

export const choiceFactNames = namesOfKind('choice');
export const yesNoUnknownFactNames = namesOfKind('yesNoUnknown');
export const flagFactNames = namesOfKind('flag');

/** Names of the facts of yes or no that are filters. */
export type YesNoFilterName = {
  [Name in PetFactName]: PetFacts[Name] extends { filter: YesNoFilter } ? Name : never;
}[PetFactName];

export const isYesNoFilter = (name: string): name is YesNoFilterName =>
  yesNoFilterNames.some((filter) => filter === name);

export const yesNoFilterNames = petFactNames.filter(
  (name): name is YesNoFilterName => 'filter' in petFacts[name],
);

/** Each is a filter of its own name. */
export type FactFilterName = ChoiceFactName | YesNoFilterName;
export const factFilterNames: readonly FactFilterName[] = [...choiceFactNames, ...yesNoFilterNames];

const isRequired = (name: PetFactName): boolean => 'required' in petFacts[name];
export const requiredFactNames = petFactNames.filter(isRequired) as RequiredFactName[];

/** Facts that may be unknown. */
export const optionalFactNames = petFactNames.filter(
  (name) => !isRequired(name) && petFacts[name].kind !== 'flag',
);

export const isExpected = (name: PetFactName): boolean => 'isExpected' in petFacts[name];

/** Facts that are reported as missing when unknown. */
export const expectedFactNames = optionalFactNames.filter(isExpected);

/** Picks the facts from the fields of an object or the columns of a table. */
export function pickPetFacts<Source extends Record<PetFactName, unknown>>(
  source: Source,
): Pick<Source, PetFactName> {
  const entries = petFactNames.map((name) => [name, source[name]]);
  return Object.fromEntries(entries) as Pick<Source, PetFactName>;
}

/** Completes the facts of a pet: a missing fact is unknown, and a missing flag is false. */
export function completePetFacts(
  known: { [Name in PetFactName]?: PetFactValues[Name] | undefined } & Pick<
    PetFactValues,
    RequiredFactName
  >,
): PetFactValues {
  const defaultOf = (name: PetFactName) => (petFacts[name].kind === 'flag' ? false : null);
  const entries = petFactNames.map((name) => [name, known[name] ?? defaultOf(name)]);
  return Object.fromEntries(entries) as PetFactValues;
}

/**
 * The label of a value.
 * @param species of the pet, because a baby is a puppy or a kitten
 */
export function factLabel(name: ChoiceFactName, value: string, species = ''): string {
  if (name === 'age_group') return ageLabel(value, species);
  const { labels }: ChoiceFact = petFacts[name];
  return labels?.[value] ?? value;
}
