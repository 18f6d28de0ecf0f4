import { ageGroupAt } from '@pawmatch/contract/pets/ages/age-groups';
import { readPetFriendly } from '@pawmatch/contract/pets/facts/companions';
import {
  completePetFacts,
  type PetFactName,
  petFactNames,
  pickPetFacts,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { traitsOfSpecies } from '@pawmatch/contract/pets/facts/training-traits';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import type { CalendarDate } from '@pawmatch/contract/zoned-time';
import { invalidField } from '../../../platform/app-error.ts';
import type { PetRow } from '../pets.table.ts';
import { petChangeMessages } from './pet-messages.ts';

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
  | 'translations'
>;

type PetIdentity = Pick<
  PetRow,
  'birthDate' | 'isBirthDateEstimated' | 'shelterNumber' | 'microchip' | 'color'
>;

/**
 * Which animal a pet is, after a change; fields that are left out stay unchanged. The age group follows its birth date.
 * @param today at its shelter
 * @throws AppError VALIDATION_FAILED when it is born later
 */
export function changePetIdentity(
  pet: PetIdentity & Pick<PetRow, 'age_group'>,
  input: Partial<PetChanges>,
  today: CalendarDate,
): PetIdentity & Pick<PetRow, 'age_group'> {
  const changeOrCurrent = <T>(change: T | undefined, current: T): T =>
    change === undefined ? current : change;
  const birthDate = changeOrCurrent(input.birth_date, pet.birthDate);
  if (birthDate && birthDate > today) {
    throw invalidField('birth_date', petChangeMessages.birthInFuture);
  }
  const isEstimated = changeOrCurrent(input.is_birth_date_estimated, pet.isBirthDateEstimated);
  return {
    birthDate,
    isBirthDateEstimated: birthDate !== null && isEstimated,
    shelterNumber: changeOrCurrent(input.shelter_number, pet.shelterNumber),
    microchip: changeOrCurrent(input.microchip, pet.microchip),
    color: changeOrCurrent(input.color, pet.color),
    age_group: birthDate ? ageGroupAt(birthDate, today) : pet.age_group,
  };
}

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
    translations: input.translations ?? {},
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
    translations: changeOrCurrent(changes.translations, pet.translations),
  };
}
