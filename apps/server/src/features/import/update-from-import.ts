import { isDeepStrictEqual } from 'node:util';
import type { PetChanges } from '@pawmatch/contract/pets/pet-input';
import { changePetFacts } from '../pets/pet-columns.ts';
import { photoElsewhere } from '../pets/pet-photos.ts';
import type { PetRow } from '../pets/pets.table.ts';
import type { ImportedPet } from './imported-pet.ts';

/**
 * What a pet becomes when it is imported again. The source's word counts where it has one; what it
 * does not know keeps what staff have found out since, and a photo of ours is never exchanged for one
 * that lies elsewhere.
 * @returns null when nothing changes
 */
export function updateFromImport(current: PetRow, imported: ImportedPet, now: Date): PetRow | null {
  const next: PetRow = { ...current, ...changePetFacts(current, whatIsKnown(current, imported)) };
  if (imported.photo && !current.photoHash) Object.assign(next, photoElsewhere(imported.photo));
  return isDeepStrictEqual(next, current) ? null : { ...next, updatedAt: now };
}

function whatIsKnown(current: PetRow, { input, isStatusCertain }: ImportedPet): PetChanges {
  const { status, summary, description, trainingTraits, ...facts } = input;
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  const hasStory = summary != null || description != null;
  return {
    ...(Object.fromEntries(known) as PetChanges),
    ...(isStatusCertain && { status }),
    // One belongs to the other: a whole text takes the place of a cut one.
    ...(hasStory && { summary: summary ?? null, description: description ?? null }),
    trainingTraits: [...current.trainingTraits, ...(trainingTraits ?? [])],
  };
}
