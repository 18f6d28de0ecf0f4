import { readPetFriendly } from '@pawmatch/contract/pets/companions';
import {
  completePetFacts,
  type PetFactName,
  petFactNames,
  pickPetFacts,
} from '@pawmatch/contract/pets/pet-facts';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/pet-input';
import { traitsOfSpecies } from '@pawmatch/contract/pets/training-traits';
import type { PetRow } from '../pets.table.ts';

/** The columns of a pet without its photo, source and timestamps. */
export type PetFacts = Pick<
  PetRow,
  | PetFactName
  | 'name'
  | 'breed'
  | 'status'
  | 'trainingTraits'
  | 'shelterNotes'
  | 'summary'
  | 'description'
>;

/** A new pet: missing facts are unknown, and a dog is never litter trained. */
export function toPetFacts(input: PetInput): PetFacts {
  return {
    name: input.name,
    breed: input.breed,
    status: input.status,
    ...completePetFacts(readPetFriendly(input)),
    trainingTraits: traitsOfSpecies(input.trainingTraits ?? [], input.species),
    shelterNotes: input.shelter_notes ?? null,
    summary: input.summary ?? null,
    description: input.description ?? null,
  };
}

/** Fields that are left out stay unchanged. A pet that becomes a dog is not litter trained. */
export function changePetFacts(pet: PetFacts, input: PetChanges): PetFacts {
  const changes = readPetFriendly(input);
  const changeOrCurrent = <T>(change: T | undefined, current: T): T =>
    change === undefined ? current : change;
  const changedNames = petFactNames.filter((name) => changes[name] !== undefined);
  const facts = {
    ...pickPetFacts(pet),
    ...Object.fromEntries(changedNames.map((name) => [name, changes[name]])),
  };
  return {
    ...facts,
    name: changeOrCurrent(changes.name, pet.name),
    breed: changeOrCurrent(changes.breed, pet.breed),
    status: changeOrCurrent(changes.status, pet.status),
    trainingTraits: traitsOfSpecies(
      changeOrCurrent(changes.trainingTraits, pet.trainingTraits),
      facts.species,
    ),
    shelterNotes: changeOrCurrent(changes.shelter_notes, pet.shelterNotes),
    summary: changeOrCurrent(changes.summary, pet.summary),
    description: changeOrCurrent(changes.description, pet.description),
  };
}
