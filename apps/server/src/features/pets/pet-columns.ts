import type { PetChanges, PetInput } from '@pawmatch/contract/pets/pet-input';
import { traitsOfSpecies } from '@pawmatch/contract/pets/training-traits';
import type { PetRow } from './pets.table.ts';

/** What is said about a pet, apart from its photo and where it came from. */
export type PetFacts = Pick<
  PetRow,
  | 'name'
  | 'species'
  | 'breed'
  | 'ageGroup'
  | 'sex'
  | 'size'
  | 'status'
  | 'energyLevel'
  | 'experienceLevel'
  | 'hairLength'
  | 'allergyFriendly'
  | 'specialNeeds'
  | 'kidFriendly'
  | 'petFriendly'
  | 'trainingTraits'
  | 'shelterNotes'
  | 'summary'
  | 'description'
>;

/** A new pet: what was not said is not known (D15), and a dog is never litter trained (D18). */
export function toPetFacts(input: PetInput): PetFacts {
  return {
    name: input.name,
    species: input.species,
    breed: input.breed,
    ageGroup: input.age_group,
    sex: input.sex,
    size: input.size,
    status: input.status,
    energyLevel: input.energy_level ?? null,
    experienceLevel: input.experience_level ?? null,
    hairLength: input.hair_length ?? null,
    allergyFriendly: input.allergy_friendly ?? null,
    specialNeeds: input.special_needs ?? false,
    kidFriendly: input.kid_friendly ?? null,
    petFriendly: input.pet_friendly ?? null,
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
  const species = kept(changes.species, pet.species);
  return {
    name: kept(changes.name, pet.name),
    species,
    breed: kept(changes.breed, pet.breed),
    ageGroup: kept(changes.age_group, pet.ageGroup),
    sex: kept(changes.sex, pet.sex),
    size: kept(changes.size, pet.size),
    status: kept(changes.status, pet.status),
    energyLevel: kept(changes.energy_level, pet.energyLevel),
    experienceLevel: kept(changes.experience_level, pet.experienceLevel),
    hairLength: kept(changes.hair_length, pet.hairLength),
    allergyFriendly: kept(changes.allergy_friendly, pet.allergyFriendly),
    specialNeeds: kept(changes.special_needs, pet.specialNeeds),
    kidFriendly: kept(changes.kid_friendly, pet.kidFriendly),
    petFriendly: kept(changes.pet_friendly, pet.petFriendly),
    trainingTraits: traitsOfSpecies(kept(changes.trainingTraits, pet.trainingTraits), species),
    shelterNotes: kept(changes.shelter_notes, pet.shelterNotes),
    summary: kept(changes.summary, pet.summary),
    description: kept(changes.description, pet.description),
  };
}
