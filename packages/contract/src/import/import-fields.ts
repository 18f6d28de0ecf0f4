import type { PetFact } from '../pets/facts/pet-fact-kinds.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { petStatusChoices } from '../pets/pet-values.ts';
import { ageGroupOfText } from './age-text.ts';
import { sizeOfWeight } from './weight-size.ts';

interface ImportField {
  /** Rows must have it, from a column or as the value of all pets. */
  isRequired?: true;
  /** The values that its cells can mean. */
  values?: readonly string[];
  /** A word that nobody knows refuses its row, as those of required fields do. */
  isStrict?: true;
  /** What headers call it, in lower case. */
  names: readonly string[];
}

const YES_NO = ['yes', 'no'] as const;

const goodWith = (who: string): string[] =>
  ['', 'good with ', 'ok with ', 'gets on with ', 'gets along with '].map((words) => words + who);
const convive = (who: string): string[] =>
  ['', 'con ', 'convive con ', 'sociable con ', 'se lleva bien con '].map((words) => words + who);

/**
 * What a column of a file can be, by the names of Petfinder's listings, which `petFacts` names too. A mapping by hand
 * reaches these fields and no others.
 */
export const importFields = {
  id: {
    isRequired: true,
    names: [
      ...['id', 'animal id', 'pet id', 'id number', 'number', 'no', 'nr', 'animal number', 'code'],
      ...['ref', 'tag', 'tag number', 'pet number', 'animal no', 'case number'],
      ...[
        'número',
        'nº',
        'código',
        'ficha',
        'nº ficha',
        'nº de ficha',
        'expediente',
        'registro',
        'nº registro',
        'nº de registro',
      ],
    ],
  },
  name: {
    isRequired: true,
    names: [
      ...['name', 'animal name', 'pet name', 'animal', 'nombre'],
      ...['called', 'pet', 'name of animal', 'name of pet', 'nombre del animal'],
    ],
  },
  species: {
    isRequired: true,
    values: petFacts.species.values,
    names: [
      ...['species', 'type', 'animal type', 'dog/cat', 'dog or cat', 'kind', 'especie', 'tipo'],
      ...['type of animal', 'kind of animal', 'what', 'what is it'],
      ...['species/breed', 'species breed', 'type/breed', 'breed/species'],
    ],
  },
  breed_primary: {
    isRequired: true,
    names: ['breed', 'breed/mix', 'primary breed', 'breed 1', 'race', 'what breed', 'kind', 'raza'],
  },
  breed_secondary: {
    names: ['second breed', 'secondary breed', 'breed 2', '2nd breed'],
  },
  breed_mixed: { values: YES_NO, names: ['mix', 'mixed', 'mixed breed'] },
  sex: {
    isRequired: true,
    values: petFacts.sex.values,
    names: ['sex', 'gender', 'm/f', 'f/m', 'male/female', 'boy/girl', 'sexo'],
  },
  age: {
    values: petFacts.age_group.values,
    isStrict: true,
    names: [
      ...['age', 'age group', 'how old', 'edad', 'age in years', 'age years', 'age in months'],
      ...[
        'estimated age',
        'est age',
        'edad en años',
        'edad en meses',
        'edad aproximada',
        'edad aprox',
      ],
    ],
  },
  born: {
    names: [
      ...['born', 'birth date', 'birthdate', 'date of birth', 'dob', 'd o b', 'birthday'],
      ...['fecha de nacimiento', 'fecha nacimiento', 'fecha nac', 'f nacimiento', 'nacimiento'],
      ...['dob/age', 'age/dob', 'dob/est age'],
    ],
  },
  size: {
    isRequired: true,
    values: petFacts.size.values,
    names: ['size', 'how big', 'big/small', 'tamaño', 'weight', 'peso'],
  },
  status: {
    isRequired: true,
    values: petStatusChoices,
    names: [
      ...['status', 'state', 'availability', 'adoption status', 'available', 'avail', 'adoptable'],
      ...['estado', 'situación'],
    ],
  },
  status_detail: {
    values: petStatusChoices,
    isStrict: true,
    names: [
      ...[
        'substatus',
        'sub status',
        'status 2',
        'second status',
        'status detail',
        'hold',
        'on hold',
      ],
      ...['reserved', 'subestado', 'detalle del estado', 'reservado'],
    ],
  },
  coat: {
    values: petFacts.hair_length.values,
    names: ['coat', 'hair', 'coat length', 'hair length', 'pelo', 'pelaje'],
  },
  env_children: {
    values: YES_NO,
    names: [
      ...[...goodWith('kids'), ...goodWith('children'), 'kid friendly'],
      ...[...convive('niños'), 'apto para niños'],
    ],
  },
  env_dogs: {
    values: YES_NO,
    names: [
      ...[...goodWith('dogs'), ...goodWith('other dogs'), 'dog friendly'],
      ...convive('perros'),
    ],
  },
  env_cats: {
    values: YES_NO,
    names: [...goodWith('cats'), 'cat friendly', ...convive('gatos')],
  },
  house_trained: {
    values: YES_NO,
    names: ['house trained', 'housetrained', 'housebroken', 'litter trained'],
  },
  special_needs: {
    values: YES_NO,
    names: ['special needs', 'special need', 'special care', 'necesidades especiales'],
  },
  color: {
    names: [
      ...['color', 'colour', 'colors', 'colours', 'color markings', 'markings'],
      ...['coat/color', 'coat/colour', 'coat', 'capa', 'pelo', 'pelaje'],
    ],
  },
  microchip: {
    names: [
      ...['microchip', 'chip', 'microchip number', 'chip number', 'microchip no', 'chip no'],
      ...['microchip id', 'chip id', 'chip nr', 'número de microchip', 'número de chip'],
      ...['nº de chip', 'nº chip', 'nº microchip'],
    ],
  },
  photo: {
    names: [
      ...['photo', 'picture', 'image', 'photo url', 'photo link', 'picture link'],
      ...['foto', 'imagen'],
    ],
  },
  posted: {
    names: [
      ...['posted', 'intake', 'intake date', 'arrived', 'arrival date', 'here since', 'since'],
      ...[
        'in since',
        'date in',
        'came in',
        'arrival',
        'date arrived',
        'date of intake',
        'admitted',
      ],
      ...['ingreso', 'fecha de ingreso', 'entrada', 'fecha de entrada', 'llegada'],
      ...['fecha de llegada', 'fecha de alta', 'fecha alta', 'fecha entrada', 'fecha ingreso'],
    ],
  },
  // Adopters read it.
  description: {
    names: [
      ...['description', 'about', 'about me', 'story', 'bio', 'personality'],
      ...['descripción', 'historia', 'carácter'],
    ],
  },
  // Whom "Notes" are for, nobody knows: the team can show adopters what it reads, and not the other way round.
  internal_notes: {
    names: [
      ...['internal notes', 'internal note', 'staff notes', 'team notes', 'private notes'],
      ...['hidden notes', 'hidden comments', 'notes for staff', 'notes for the team'],
      ...[
        'kennel notes',
        'behavior notes',
        'behaviour notes',
        'notes',
        'note',
        'comments',
        'remarks',
      ],
      ...['notas internas', 'notas del equipo', 'notas', 'comentarios', 'observaciones'],
    ],
  },
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

/** What people write into a cell that has nothing to say, in lower case; `s/d` is Spanish for "no data". */
const placeholders = ['?', '-', '–', '—', 'n/a', '#n/a', 's/d', 'n/s'] as const;
const isPlaceholder = (word: string) => placeholders.some((it) => it === word);

/** Words that everybody uses for yes, no, and unknown. */
export const flagWords = {
  yes: ['true', 'yes', 'y', '1', '1.0', '✓', '✔', 'sí', 'si', 'verdadero'],
  no: ['false', 'no', 'n', '0', '0.0', 'falso'],
  unknown: [
    ...['', ...placeholders, 'u', 'unknown', 'unk', 'not known', 'not tested', 'untested'],
    ...['desconocido', 'no se sabe', 'no sabe', 'ns/nc', 'sin probar', 'no probado', 'sin datos'],
  ],
} as const;

const statusWords = {
  Available: ['adoptable', 'avail', 'available for adoption', 'disponible', 'en adopción'],
  Pending: [
    ...['adoption pending', 'pending adoption', 'reserved', 'hold', 'on hold', 'adoption hold'],
    ...['trial adoption', 'reservado', 'reservada', 'preadoptado', 'preadoptada', 'en espera'],
  ],
  Adopted: ['adoptado', 'adoptada'],
};

/** The words of a value, in lower case, by the value. Spanish ones have the gender of the animal. */
const otherWords: Partial<Record<ImportFieldName, Readonly<Record<string, readonly string[]>>>> = {
  species: {
    Dog: ['dogs', 'canine', 'puppy', 'perro', 'perra', 'perros', 'canino', 'canina'],
    Cat: ['cats', 'feline', 'kitten', 'gato', 'gata', 'gatos', 'felino', 'felina'],
  },
  // The second letter of those of vets is for neutered and spayed.
  sex: {
    Male: [
      ...['m', 'mn', 'nm', 'm/n', 'boy', 'neutered male', 'male neutered', 'male (neutered)'],
      ...['macho', 'macho castrado'],
    ],
    Female: [
      ...['f', 'fs', 'sf', 'f/s', 'girl', 'spayed female', 'female spayed', 'female (spayed)'],
      ...['hembra', 'h', 'hembra esterilizada', 'hembra castrada'],
    ],
  },
  age: {
    Baby: ['puppy', 'kitten', 'cachorro', 'cachorra', 'bebé'],
    Young: ['joven'],
    Adult: ['adulto', 'adulta'],
    Senior: ['mayor', 'anciano', 'anciana', 'viejo', 'vieja'],
  },
  size: {
    Small: ['s', 'sm', 'toy', 'mini', 'pequeño', 'pequeña', 'chico', 'chica'],
    Medium: ['m', 'med', 'mediano', 'mediana'],
    Large: ['l', 'lg', 'lge', 'grande'],
    ExtraLarge: [
      ...['xl', 'x-large', 'x large', 'extra-large', 'giant'],
      ...['muy grande', 'extra grande', 'gigante'],
    ],
  },
  coat: {
    Short: ['corto', 'corta'],
    Medium: ['medio', 'media', 'mediano'],
    Long: ['largo', 'larga'],
  },
  status: statusWords,
  // A pet lives in a foster home, and is still there to be adopted.
  status_detail: {
    ...statusWords,
    Available: [...statusWords.Available, 'in foster', 'foster', 'in foster care', 'en acogida'],
  },
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
    ...Object.entries(otherWords[name] ?? {}).flatMap(([value, others]) =>
      others.map((word) => [word, value] as const),
    ),
  ]);
}

const wordsOfFields = new Map(importFieldNames.map((name) => [name, knownWords(name)]));

/** Whether a column is answered with yes where a pet is not free, such as "On hold?". */
const isHold = (column: string): boolean => /\b(hold|reserved|reservad[oa])\b/i.test(column);

const holdWords: ReadonlyMap<string, string> = new Map([
  ...flagWords.yes.map((word) => [word, 'Pending'] as const),
  ...[...flagWords.no, ...flagWords.unknown].map((word) => [word, ''] as const),
]);

/**
 * What a word of a file means for a field; empty for one that means nothing, undefined for one that nobody knows.
 * @param column its header, which can have the unit of ages or weights, such as "Age (years)"
 */
export function meaningOf(name: ImportFieldName, word: string, column = ''): string | undefined {
  const plain = word.toLowerCase();
  if (isPlaceholder(plain)) return '';
  const known =
    wordsOfFields.get(name)?.get(plain) ??
    (name === 'status_detail' && isHold(column) ? holdWords.get(plain) : undefined);
  if (known !== undefined) return known;
  if (name === 'age') return ageGroupOfText(word, column);
  return name === 'size' ? sizeOfWeight(word, column) : undefined;
}

/**
 * Fields that can stand in one column: a breed after its species, such as "Dog - Beagle", and a name or a chip that
 * tells each animal from the others.
 */
const sharedColumns: readonly (readonly [ImportFieldName, ImportFieldName])[] = [
  ['species', 'breed_primary'],
  ['id', 'name'],
  ['id', 'microchip'],
];

export const canShareColumn = (one: ImportFieldName, other: ImportFieldName): boolean =>
  sharedColumns.some((pair) => pair.includes(one) && pair.includes(other));

/** Species and breed of a cell that has both, such as "Dog - Beagle", "Cat (Siamese)" or "Dog Beagle". */
export function splitSpeciesAndBreed(cell: string): { species: string; breed: string } {
  const isSpecies = (word: string) => meaningOf('species', word) !== undefined;
  const [, first = '', rest = ''] = /^(\p{L}+)\b(.*)$/su.exec(cell) ?? [];
  const mark = /\s[-–—]\s|[:,/(]/u.exec(cell);
  const head = cell.slice(0, mark?.index).trim() || cell;
  const tail = mark ? cell.slice(mark.index + mark[0].length) : '';
  const [species, breed] = isSpecies(first) ? [first, rest] : [head, tail];
  const plain = breed
    .replace(/^[\s:,/(–—-]+/u, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
  return { species, breed: plain || (isSpecies(species) ? '' : cell) };
}

/** How a header calls a field, without punctuation and what stands in parentheses. */
const plainName = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replace(/(?<!^)\([^()]*\)/, '')
    .replaceAll(/\bw\/ */g, 'with ')
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim();

interface SuggestedColumn {
  name: string;
  /** All its values, where they are few and short. */
  words: readonly string[] | null;
}

/** A column called "Coat" has colors, too: an optional choice is not suggested where no word is one of its values. */
function canBe(field: ImportFieldName, { name, words }: SuggestedColumn): boolean {
  const { isRequired, isStrict, values } = importField(field);
  if (isRequired || isStrict || !values || !words?.length) return true;
  return words.some((word) => meaningOf(field, word, name));
}

/** The columns of a file that are called like fields; people look at it before anything is read so. */
export function suggestColumns(
  columns: readonly SuggestedColumn[],
): Partial<Record<ImportFieldName, string>> {
  const taken = new Set<string>();
  const found: Partial<Record<ImportFieldName, string>> = {};
  for (const field of importFieldNames) {
    const names: readonly string[] = importField(field).names;
    const free = columns.filter((column) => !taken.has(column.name) && canBe(field, column));
    const column = names
      .map((it) => free.find(({ name }) => plainName(name) === it)?.name)
      .find((it) => it !== undefined);
    if (column === undefined) continue;
    taken.add(column);
    found[field] = column;
  }
  const { species } = found;
  if (species && /\bbreed\b|^what/.test(plainName(species))) found.breed_primary ??= species;
  return found;
}
