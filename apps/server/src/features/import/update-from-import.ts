import { isDeepStrictEqual } from 'node:util';
import type { PetChanges } from '@pawmatch/contract/pets/pet-input';
import type { PetRow } from '../pets/pets.table.ts';
import { photoElsewhere } from '../pets/photos/photo-list.ts';
import { changePetFacts } from '../pets/staff/pet-columns.ts';
import type { ImportedPet } from './imported-pet.ts';

/**
 * Updates a pet that is imported again. Values of the file replace stored values; unknown values keep what
 * staff have entered, and an uploaded photo is never replaced by an external one.
 * @returns null when nothing changes
 */
export function updateFromImport(current: PetRow, imported: ImportedPet, now: Date): PetRow | null {
  const next: PetRow = { ...current, ...changePetFacts(current, knownChanges(current, imported)) };
  const isPhotoNew = !isDeepStrictEqual(imported.photo, current.externalPhoto);
  if (imported.photo && !current.photoHash && isPhotoNew) {
    Object.assign(next, photoElsewhere(imported.photo));
  }
  return isDeepStrictEqual(next, current) ? null : { ...next, updatedAt: now };
}

function knownChanges(current: PetRow, { input, isStatusCertain }: ImportedPet): PetChanges {
  const { status, summary, description, trainingTraits, ...facts } = input;
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  const hasStory = summary != null || description != null;
  return {
    ...(Object.fromEntries(known) as PetChanges),
    ...(isStatusCertain && { status }),
    // Summary and description are replaced together, because a full text replaces a truncated one.
    ...(hasStory && { summary: summary ?? null, description: description ?? null }),
    trainingTraits: [...current.trainingTraits, ...(trainingTraits ?? [])],
  };
}
