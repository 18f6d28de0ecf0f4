import { isDeepStrictEqual } from 'node:util';
import type { PetFact } from '@pawmatch/contract/pets/pet-fact-kinds';
import { petFactMessages } from '@pawmatch/contract/pets/pet-fact-messages';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/pet-facts';
import type { PetChanges } from '@pawmatch/contract/pets/pet-input';
import type { PetRow } from '../pets/pets.table.ts';
import { photoElsewhere } from '../pets/photos/photo-list.ts';
import { changePetFacts } from '../pets/staff/pet-columns.ts';
import type { ImportedPet } from './imported-pet.ts';
import type { ImportedValues } from './imported-pets.table.ts';

export interface Merge {
  /** Null when nothing changes. */
  next: PetRow | null;
  /** What is stored as last imported. */
  values: ImportedValues;
  /** Why values of the file were not taken, such as `size: …`. */
  kept: string[];
  /** What changes, such as `Size: "Small" becomes "Large".` */
  changes: string[];
}

type Field = keyof ImportedValues;

const CHANGED_HERE = 'was changed here';
const KEEPS_SAFE = 'keeps people safe, so that only staff change it';

/**
 * Merges a row into the pet that it was imported as before: the file's value, the last imported value and today's value
 * are compared. What only the file has changed is taken. What staff have changed stays, as does what keeps people safe.
 * Cells of unknown meaning change nothing.
 * @param last what was imported last; without it, every value that is known here counts as changed by staff
 */
export function mergeImport(
  current: PetRow,
  imported: ImportedPet,
  last: ImportedValues | undefined,
  now: Date,
): Merge {
  const today = valuesOf(current);
  const accepted: ImportedValues = {};
  const kept: string[] = [];
  const changes: string[] = [];
  for (const [field, value] of fieldsOf(imported, current)) {
    if (isDeepStrictEqual(value, today[field])) continue;
    const reason = reasonToKeep(field, value, today[field], last?.[field]);
    const words = [today[field], value].map(inWords);
    if (reason) kept.push(`${labelOf(field)}: ${describeKept(words)}, because it ${reason}.`);
    else {
      changes.push(`${labelOf(field)}: ${describeChange(words)}.`);
      Object.assign(accepted, { [field]: value });
    }
  }
  const offered = Object.fromEntries(fieldsOf(imported, current));
  const next = apply(current, accepted, now);
  return { next, values: { ...(last ?? {}), ...offered }, kept, changes: next ? changes : [] };
}

/** The values that a pet has right after it was imported. */
export function valuesOf(pet: PetRow): ImportedValues {
  const { name, breed, status, trainingTraits, summary, description } = pet;
  return {
    name,
    breed,
    status,
    ...Object.fromEntries(petFactNames.map((fact) => [fact, pet[fact]])),
    trainingTraits: trainingTraits.toSorted(),
    story: { summary, description },
    photo: pet.photoHash ? 'own' : pet.externalPhoto,
  };
}

/** The known values of a row. */
function fieldsOf({ input, photo, isStatusCertain }: ImportedPet, current: PetRow) {
  const { summary = null, description = null, trainingTraits = [] } = input;
  const traits = [...new Set([...current.trainingTraits, ...trainingTraits])];
  const fields: [Field, unknown][] = [
    ['name', input.name],
    ['breed', input.breed],
    ['status', isStatusCertain || current.status !== 'Pending' ? input.status : null],
    ...petFactNames.map((fact): [Field, unknown] => [fact, input[fact]]),
    ['trainingTraits', trainingTraits.length > 0 ? traits.toSorted() : null],
    // Both together, because a full text replaces a truncated one.
    ['story', (summary ?? description) ? { summary, description } : null],
    ['photo', photo],
  ];
  return fields.filter(([, value]) => value !== null && value !== undefined);
}

function reasonToKeep(
  field: Field,
  value: unknown,
  today: unknown,
  last: unknown,
): string | undefined {
  const fact: PetFact | undefined = isFact(field) ? petFacts[field] : undefined;
  const safeValue = fact && fact.kind !== 'choice' ? fact.imported?.safeValue : undefined;
  const isLooser = safeValue !== undefined && value !== safeValue;
  if (isLooser && today === safeValue) return KEEPS_SAFE;
  if (last === undefined && (today === null || today === undefined) && !isLooser) return undefined;
  return isDeepStrictEqual(today, last) ? undefined : CHANGED_HERE;
}

const isFact = (field: string): field is keyof typeof petFacts => field in petFacts;

const labels: Partial<Record<string, string>> = { trainingTraits: 'Training', story: 'Text' };

function labelOf(field: string): string {
  if (isFact(field)) return petFactMessages[field].label;
  return labels[field] ?? `${field[0]?.toUpperCase()}${field.slice(1)}`;
}

/** @returns undefined for what is too long to be repeated */
function inWords(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'unknown';
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : undefined;
}

const describeKept = ([mine, theirs]: (string | undefined)[]) =>
  mine && theirs ? `It stays ${mine}, not ${theirs}` : 'It stays as it is';

const describeChange = ([mine, theirs]: (string | undefined)[]) =>
  mine && theirs ? `${mine} becomes ${theirs}` : 'It is replaced';

/** @returns null when nothing changes */
function apply(current: PetRow, accepted: ImportedValues, now: Date): PetRow | null {
  const { story, photo, ...changes } = accepted;
  const next: PetRow = {
    ...current,
    ...changePetFacts(current, { ...(changes as PetChanges), ...story }),
    ...(typeof photo === 'object' && photo && photoElsewhere(photo)),
  };
  return isDeepStrictEqual(next, current) ? null : { ...next, updatedAt: now };
}
