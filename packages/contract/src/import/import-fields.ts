import type { PetFact } from '../pets/facts/pet-fact-kinds.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { petStatusChoices } from '../pets/pet-values.ts';
import { ageGroupOfText } from './age-text.ts';

interface ImportField {
  /** Rows must have it, from a column or as the value of all pets. */
  isRequired?: true;
  /** The values that its cells can mean. */
  values?: readonly string[];
  /** What headers call it, in lower case. */
  names: readonly string[];
}

const YES_NO = ['yes', 'no'] as const;

/**
 * What a column of a file can be, by the names of Petfinder's listings, which `petFacts` names too. A mapping by hand
 * reaches these fields and no others.
 */
export const importFields = {
  id: {
    isRequired: true,
    names: [
      'id',
      'animal id',
      'pet id',
      'number',
      'no',
      'nr',
      'animal number',
      'code',
      'ref',
      'tag',
      'número',
    ],
  },
  name: { isRequired: true, names: ['name', 'animal name', 'pet name', 'animal', 'nombre'] },
  species: {
    isRequired: true,
    values: petFacts.species.values,
    names: ['species', 'type', 'animal type', 'dog/cat', 'dog or cat', 'kind', 'especie'],
  },
  breed_primary: {
    isRequired: true,
    names: ['breed', 'primary breed', 'breed 1', 'race', 'what breed', 'kind', 'raza'],
  },
  breed_secondary: {
    names: ['second breed', 'secondary breed', 'breed 2'],
  },
  breed_mixed: { values: YES_NO, names: ['mix', 'mixed', 'mixed breed'] },
  sex: {
    isRequired: true,
    values: petFacts.sex.values,
    names: ['sex', 'gender', 'm/f', 'sexo'],
  },
  age: {
    values: petFacts.age_group.values,
    names: ['age', 'age group', 'how old', 'edad'],
  },
  born: {
    names: [
      'born',
      'birth date',
      'birthdate',
      'date of birth',
      'dob',
      'birthday',
      'fecha de nacimiento',
    ],
  },
  size: {
    isRequired: true,
    values: petFacts.size.values,
    names: ['size', 'how big', 'big/small', 'tamaño'],
  },
  status: {
    isRequired: true,
    values: petStatusChoices,
    names: ['status', 'state', 'availability', 'adoption status', 'estado'],
  },
  coat: {
    values: petFacts.hair_length.values,
    names: ['coat', 'hair', 'coat length', 'hair length'],
  },
  env_children: {
    values: YES_NO,
    names: ['kids', 'children', 'good with kids', 'good with children', 'ok with kids'],
  },
  env_dogs: {
    values: YES_NO,
    names: ['dogs', 'good with dogs', 'ok with dogs'],
  },
  env_cats: {
    values: YES_NO,
    names: ['cats', 'good with cats', 'ok with cats'],
  },
  house_trained: {
    values: YES_NO,
    names: ['house trained', 'housetrained', 'housebroken', 'litter trained'],
  },
  special_needs: {
    values: YES_NO,
    names: ['special needs', 'special need'],
  },
  photo: { names: ['photo', 'picture', 'image', 'photo url'] },
  posted: {
    names: ['posted', 'intake', 'intake date', 'arrived', 'arrival date', 'here since', 'since'],
  },
  description: { names: ['description', 'about', 'story', 'notes', 'bio', 'descripción'] },
} as const satisfies Record<string, ImportField>;

export type ImportFieldName = keyof typeof importFields;

export const importFieldNames = Object.keys(importFields) as [
  ImportFieldName,
  ...ImportFieldName[],
];

export const importField = (name: ImportFieldName): ImportField => importFields[name];

/** The fields that can have one value for all pets of a file. */
export const defaultFieldNames = [
  'species',
  'sex',
  'age',
  'size',
  'status',
] as const satisfies ImportFieldName[];
export type DefaultFieldName = (typeof defaultFieldNames)[number];

/** Words that everybody uses for yes, no, and unknown. */
export const flagWords = {
  yes: ['true', 'yes', 'y', '1', '1.0'],
  no: ['false', 'no', 'n', '0', '0.0'],
  unknown: ['', 'u', 'unknown', 'unk', '?'],
} as const;

/** Words, in lower case, that mean a value although they are not its name. */
const otherWords: Partial<Record<ImportFieldName, Readonly<Record<string, string>>>> = {
  sex: { m: 'Male', f: 'Female' },
  size: {
    s: 'Small',
    m: 'Medium',
    med: 'Medium',
    l: 'Large',
    lg: 'Large',
    xl: 'ExtraLarge',
    'x-large': 'ExtraLarge',
  },
  status: { adoptable: 'Available', 'adoption pending': 'Pending', reserved: 'Pending' },
};

const factOf = (column: string): PetFact | undefined =>
  Object.values<PetFact>(petFacts).find((fact) => fact.imported?.column === column);

/** What the words of a column mean without being asked, in lower case. */
function knownWords(name: ImportFieldName): ReadonlyMap<string, string> {
  const values = importField(name).values ?? [];
  if (values === YES_NO) {
    const { yes, no, unknown } = flagWords;
    return new Map([
      ...yes.map((word) => [word, 'yes'] as const),
      ...no.map((word) => [word, 'no'] as const),
      ...unknown.map((word) => [word, ''] as const),
    ]);
  }
  const fact = factOf(name);
  const words = fact?.kind === 'choice' ? fact.imported?.words : undefined;
  return new Map([
    ...values.map((value) => [value.toLowerCase(), value] as const),
    ...Object.entries(words ?? {}).map(([word, value]) => [word.toLowerCase(), value] as const),
    ...Object.entries(otherWords[name] ?? {}),
  ]);
}

const wordsOfFields = new Map(importFieldNames.map((name) => [name, knownWords(name)]));

/** What a word of a file means for a field; empty for one that means nothing, undefined for one that nobody knows. */
export function meaningOf(name: ImportFieldName, word: string): string | undefined {
  const known = wordsOfFields.get(name)?.get(word.toLowerCase());
  return known ?? (name === 'age' ? ageGroupOfText(word) : undefined);
}

/** How a header calls a field, without punctuation. */
const plainName = (header: string) =>
  header
    .toLowerCase()
    .replaceAll(/\bw\/ */g, 'with ')
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

/** The columns of a file that are called like fields; people look at it before anything is read so. */
export function suggestColumns(
  headers: readonly string[],
): Partial<Record<ImportFieldName, string>> {
  const taken = new Set<string>();
  const found: Partial<Record<ImportFieldName, string>> = {};
  for (const name of importFieldNames) {
    const names: readonly string[] = importField(name).names;
    const column = names
      .map((it) => headers.find((header) => plainName(header) === it && !taken.has(header)))
      .find((it) => it !== undefined);
    if (column === undefined) continue;
    taken.add(column);
    found[name] = column;
  }
  return found;
}
