import {
  completePetFacts,
  type PetFactName,
  petFactNames,
  pickPetFacts,
} from '@pawmatch/contract/pets/pet-facts';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/pet-input';
import { traitsOfSpecies } from '@pawmatch/contract/pets/training-traits';
import type { PetRow } from './pets.table.ts';

/** What is said about a pet, apart from its photo and where it came from. */
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

/** A new pet: what was not said is not known (D15), and a dog is never litter trained (D18). */
export function toPetFacts(input: PetInput): PetFacts {
  return {
    name: input.name,
    breed: input.breed,
    status: input.status,
    ...completePetFacts(input),
    trainingTraits: traitsOfSpecies(input.trainingTraits ?? [], input.species),
    shelterNotes: input.shelter_notes ?? null,
    summary: input.summary ?? null,
    description: input.description ?? null,
  };
}

/** R7.17: what a change leaves out stays; R4.12: who becomes a dog is litter trained no more. */
export function changePetFacts(pet: PetFacts, changes: PetChanges): PetFacts {
  const kept = <T>(change: T | undefined, current: T): T =>
    change === undefined ? current : change;
  const said = petFactNames.filter((name) => changes[name] !== undefined);
  const facts = {
    ...pickPetFacts(pet),
    ...Object.fromEntries(said.map((name) => [name, changes[name]])),
  };
  return {
    ...facts,
    name: kept(changes.name, pet.name),
    breed: kept(changes.breed, pet.breed),
    status: kept(changes.status, pet.status),
    trainingTraits: traitsOfSpecies(
      kept(changes.trainingTraits, pet.trainingTraits),
      facts.species,
    ),
    shelterNotes: kept(changes.shelter_notes, pet.shelterNotes),
    summary: kept(changes.summary, pet.summary),
    description: kept(changes.description, pet.description),
  };
}

/** Whether a change finds the pet its home. */
export const isAdoptedNow = (before: Pick<PetRow, 'status'>, after: Pick<PetRow, 'status'>) =>
  after.status === 'Adopted' && before.status !== 'Adopted';
