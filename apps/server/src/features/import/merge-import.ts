import { isDeepStrictEqual } from 'node:util';
import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { newId } from '../../platform/database/new-id.ts';
import type { StoredText } from '../../platform/language/stored-text.ts';
import { newPetColumns, type PetRow } from '../pets/pets.table.ts';
import { noPhoto, photoElsewhere } from '../pets/photos/photo-list.ts';
import { changePetFacts, toPetFacts } from '../pets/staff/pet-columns.ts';
import { factTexts, rowTexts as messages } from './import-texts.ts';
import type { ImportedPet } from './imported-pet.ts';
import type { ImportedValues } from './imported-pets.table.ts';

/** A pet with what the team alone reads of it. */
export type NotedPet = PetRow & { internalNote: string | null };

export interface Merge {
  /** Null when nothing changes. */
  next: NotedPet | null;
  /** What is stored as last imported. */
  values: ImportedValues;
  /** Why values of the file were not taken, such as `size: …`. */
  kept: StoredText[];
  /** What changes, such as `Size: "Small" becomes "Large".` */
  changes: StoredText[];
}

type Field = keyof ImportedValues;

type ReasonToKeep = 'changedHere' | 'keepsSafe';

/**
 * Merges a row into the pet that it was imported as before: the file's value, the last imported value and today's value
 * are compared. What only the file has changed is taken. What staff have changed stays, as does what keeps people safe.
 * Cells of unknown meaning change nothing.
 * @param last what was imported last; without it, every value that is known here counts as changed by staff
 */
export function mergeImport(
  current: NotedPet,
  imported: ImportedPet,
  last: ImportedValues | undefined,
  now: Date,
): Merge {
  const today = valuesOf(current);
  const accepted: ImportedValues = {};
  const kept: StoredText[] = [];
  const changes: StoredText[] = [];
  for (const [field, value] of fieldsOf(imported, current)) {
    if (isDeepStrictEqual(value, today[field])) continue;
    const reason = reasonToKeep(field, value, today[field], last?.[field]);
    const words = [today[field], value].map((each) => inWords(field, each));
    if (reason) kept.push(describeKept(labelOf(field), reason, words));
    else {
      changes.push(describeChange(labelOf(field), words));
      Object.assign(accepted, { [field]: value });
    }
  }
  const offered = Object.fromEntries(fieldsOf(imported, current));
  const next = apply(current, imported, accepted, now);
  return { next, values: { ...(last ?? {}), ...offered }, kept, changes: next ? changes : [] };
}

/** The values that a pet has right after it was imported. */
export function valuesOf(pet: NotedPet): ImportedValues {
  const { name, breed, status, trainingTraits, summary, description, internalNote } = pet;
  return {
    name,
    breed,
    status,
    ...Object.fromEntries(petFactNames.map((fact) => [fact, pet[fact]])),
    trainingTraits: trainingTraits.toSorted(),
    story: { summary, description },
    photo: pet.photoHash ? 'own' : pet.externalPhoto,
    internalNote,
    ...Object.fromEntries(plainColumns.map((column) => [column, pet[column]])),
  };
}

/** Columns that take the value of a file as it is, with its name there. */
const inputOfColumn = {
  birthDate: 'birth_date',
  color: 'color',
  microchip: 'microchip',
  shelterNumber: 'shelter_number',
  shelterNotes: 'shelter_notes',
} as const satisfies Partial<Record<keyof PetRow, keyof PetInput>>;
const plainColumns = Object.keys(inputOfColumn) as (keyof typeof inputOfColumn)[];

/** The known values of a row. */
function fieldsOf(imported: ImportedPet, current: PetRow) {
  const { input, photo, internalNote, isStatusCertain } = imported;
  const { summary = null, description = null, trainingTraits = [] } = input;
  const hasBirthDate = Boolean(input.birth_date ?? current.birthDate);
  const traits = [...new Set([...current.trainingTraits, ...trainingTraits])];
  const fields: [Field, unknown][] = [
    ['name', input.name],
    ['breed', input.breed],
    ['status', isStatusCertain || current.status !== 'Pending' ? input.status : null],
    ...petFactNames.map((fact): [Field, unknown] => [
      fact,
      // It follows the birth date.
      fact === 'age_group' && hasBirthDate ? null : input[fact],
    ]),
    ...plainColumns.map((column): [Field, unknown] => [column, input[inputOfColumn[column]]]),
    ['trainingTraits', trainingTraits.length > 0 ? traits.toSorted() : null],
    // Both together, because a full text replaces a truncated one.
    ['story', (summary ?? description) ? { summary, description } : null],
    ['photo', photo],
    ['internalNote', internalNote],
  ];
  return fields.filter(([, value]) => value !== null && value !== undefined);
}

function reasonToKeep(
  field: Field,
  value: unknown,
  today: unknown,
  last: unknown,
): ReasonToKeep | undefined {
  const fact: PetFact | undefined = isFact(field) ? petFacts[field] : undefined;
  const safeValue = fact && fact.kind !== 'choice' ? fact.imported?.safeValue : undefined;
  const isLooser = safeValue !== undefined && value !== safeValue;
  if (isLooser && today === safeValue) return 'keepsSafe';
  if (last === undefined && (today === null || today === undefined) && !isLooser) return undefined;
  return isDeepStrictEqual(today, last) ? undefined : 'changedHere';
}

const isFact = (field: string): field is keyof typeof petFacts => field in petFacts;

const otherFields = {
  name: 'name',
  breed: 'breed',
  status: 'status',
  trainingTraits: 'training',
  story: 'text',
  photo: 'photo',
  birthDate: 'birthDate',
  color: 'color',
  microchip: 'microchip',
  shelterNumber: 'shelterNumber',
  shelterNotes: 'shelterNotes',
  internalNote: 'internalNotes',
} as const satisfies Partial<Record<Field, keyof typeof messages>>;

const labelOf = (field: Field): StoredText =>
  isFact(field) ? factTexts[field].label : messages[otherFields[field as keyof typeof otherFields]];

/** @returns undefined for what is too long to be repeated */
function inWords(field: Field, value: unknown): StoredText | undefined {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (value === null || value === undefined) return messages.unknown;
  if (typeof value !== 'string') return undefined;
  const fact: object = isFact(field) ? factTexts[field] : {};
  const known = field === 'status' ? messages.statuses : 'values' in fact ? fact.values : {};
  const values: Readonly<Record<string, StoredText>> = Object(known);
  return messages.quoted({ text: values[value] ?? value.slice(0, 60) });
}

/** The pet of a row that is not known here. */
export function newPet(
  { source, sourceId, input, photo, internalNote, createdAt }: ImportedPet,
  shelterId: string,
  now: Date,
): NotedPet {
  const listedAt = createdAt && createdAt < now ? createdAt : now;
  return {
    id: newId(),
    shelterId,
    ...newPetColumns,
    ...toPetFacts(input),
    birthDate: input.birth_date ?? null,
    isBirthDateEstimated: input.is_birth_date_estimated ?? false,
    color: input.color ?? null,
    microchip: input.microchip ?? null,
    shelterNumber: input.shelter_number ?? null,
    ...(photo ? photoElsewhere(photo) : noPhoto()),
    internalNote,
    source,
    sourceId,
    createdAt: listedAt,
    listedAt,
    adoptedAt: null,
    updatedAt: now,
  };
}

/** What a new pet is, so that people see in the check whether the file was read right. */
export function describeNew(pet: PetRow): StoredText[] {
  const answer = (value: boolean | null): StoredText =>
    value === null ? messages.unknown : value ? messages.yes : messages.no;
  const { kid_friendly: kids, dog_friendly: dogs, cat_friendly: cats } = pet;
  const isKnown = [kids, dogs, cats].some((each) => each !== null);
  return [
    messages.isNew({
      species: factTexts.species.values[pet.species],
      breed: pet.breed,
      sex: factTexts.sex.values[pet.sex],
      age: factTexts.age_group.values[pet.age_group],
      size: factTexts.size.values[pet.size],
      status: messages.statuses[pet.status],
    }),
    ...(isKnown
      ? [messages.goodWith({ kids: answer(kids), dogs: answer(dogs), cats: answer(cats) })]
      : []),
  ];
}

const describeKept = (
  field: StoredText,
  reason: ReasonToKeep,
  [mine, theirs]: (StoredText | undefined)[],
) =>
  mine && theirs
    ? messages[reason].value({ field, mine, theirs })
    : messages[reason].text({ field });

const describeChange = (field: StoredText, [mine, theirs]: (StoredText | undefined)[]) =>
  mine && theirs ? messages.changes({ field, mine, theirs }) : messages.isReplaced({ field });

/** @returns null when nothing changes */
function apply(
  current: NotedPet,
  { input }: ImportedPet,
  accepted: ImportedValues,
  now: Date,
): NotedPet | null {
  const { story, photo, internalNote = current.internalNote, ...changes } = accepted;
  const { birthDate } = changes;
  const next: NotedPet = {
    ...current,
    internalNote,
    ...changePetFacts(current, { ...(changes as PetChanges), ...story }),
    ...Object.fromEntries(
      plainColumns.flatMap((column) => (column in changes ? [[column, changes[column]]] : [])),
    ),
    ...(birthDate && {
      age_group: input.age_group,
      isBirthDateEstimated: input.is_birth_date_estimated ?? false,
    }),
    ...(typeof photo === 'object' && photo && photoElsewhere(photo)),
  };
  return isDeepStrictEqual(next, current) ? null : { ...next, updatedAt: now };
}
