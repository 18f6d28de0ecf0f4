import type { PetFact, YesNoFilter } from './pet-fact-kinds.ts';

/*
 * Every fact about a pet, declared once; its words are in `pet-fact-messages.ts`. Schemas, form fields, tags, marks,
 * filters with their counts, and imports are derived from this table. It is plain data without zod, to keep zod out of
 * the first scripts of a page.
 */

/** In the order of the tags and marks of a card. */
export const petFacts = {
  species: {
    kind: 'choice',
    values: ['Dog', 'Cat'],
    imported: { column: 'species' },
    isRequired: true,
  },
  age_group: {
    kind: 'choice',
    values: ['Baby', 'Young', 'Adult', 'Senior'],
    imported: { column: 'age' },
    isRequired: true,
    criterion: {
      preference: 'preferred_age',
      question: 'preferred_age',
    },
  },
  sex: {
    kind: 'choice',
    values: ['Male', 'Female'],
    imported: { column: 'sex' },
    isRequired: true,
    criterion: {
      preference: 'preferred_sex',
      question: 'preferred_sex',
      values: ['Female', 'Male'],
    },
  },
  size: {
    kind: 'choice',
    values: ['Small', 'Medium', 'Large', 'ExtraLarge'],
    imported: { column: 'size', words: { 'Extra Large': 'ExtraLarge' } },
    isRequired: true,
    criterion: {
      preference: 'preferred_size',
      question: 'preferred_size',
    },
  },
  energy_level: {
    kind: 'choice',
    values: ['LapPet', 'Calm', 'Moderate', 'VeryActive'],
    isExpected: true,
    criterion: {
      preference: 'preferred_energy_level',
      question: 'activity_level',
      isNullable: true,
    },
  },
  hair_length: {
    kind: 'choice',
    values: ['Short', 'Medium', 'Long'],
    // Wire and Curly have no counterpart and become unknown.
    imported: { column: 'coat', words: { Hairless: 'Short' } },
    isExpected: true,
    criterion: {
      preference: 'preferred_hair_length',
      question: 'hair_length',
      isNullable: true,
    },
  },
  experience_level: {
    kind: 'choice',
    values: ['Beginner', 'Intermediate', 'Advanced'],
    isExpected: true,
  },
  home_alone: {
    kind: 'choice',
    values: ['WorkingDay', 'FewHours', 'Hardly'],
  },
  home_needed: {
    kind: 'choice',
    values: ['Apartment', 'House', 'Yard'],
  },
  children_from: {
    kind: 'choice',
    values: ['AnyAge', 'SchoolAge', 'Teenager'],
  },
  allergy_friendly: {
    kind: 'yesNoUnknown',
    filter: { yes: 'allergy friendly' },
    isExpected: true,
  },
  // The next three are one filter, "Good with", in companions.ts.
  kid_friendly: {
    kind: 'yesNoUnknown',
    isExpected: true,
    imported: { column: 'env_children', safeValue: false },
  },
  dog_friendly: {
    kind: 'yesNoUnknown',
    isExpected: true,
    imported: { column: 'env_dogs', safeValue: false },
  },
  cat_friendly: {
    kind: 'yesNoUnknown',
    isExpected: true,
    imported: { column: 'env_cats', safeValue: false },
  },
  special_needs: {
    kind: 'flag',
    filter: { yes: 'has special needs', no: 'no special needs' },
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
  [Name in PetFactName]: PetFacts[Name] extends { isRequired: true } ? Name : never;
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

export const isRequired = (name: PetFactName): name is RequiredFactName =>
  'isRequired' in petFacts[name];
export const requiredFactNames = petFactNames.filter(isRequired);

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
