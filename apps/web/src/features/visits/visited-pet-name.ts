import { petNames } from '@pawmatch/contract/pets/pet-names';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { NO_PET_NAME } from './own-visit.ts';

/** The pet of a visit, or both of a bonded pair (B1.14). D19: a visit outlives its pet. */
export const visitedPetName = ({ pet, bonded_pet }: Pick<Visit, 'pet' | 'bonded_pet'>): string =>
  petNames(pet, bonded_pet) || NO_PET_NAME;

/** Which visit a control or a message is about: the names of the pet and the visitor. */
export const visitName = (visit: Pick<Visit, 'pet' | 'bonded_pet' | 'user'>): string =>
  `${visitedPetName(visit)}, ${visit.user.full_name}`;
