import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitNameMessages } from './visits-messages.ts';

/** The pet of a visit, or both of a bonded pair. A visit outlives its pet. */
export const visitedPetName = ({ pet, bonded_pet }: Pick<Visit, 'pet' | 'bonded_pet'>): string =>
  petNames(pet, bonded_pet) || visitNameMessages.noPet;

/** Which visit a control or a message is about: the names of the pet and the visitor. */
export const visitName = (visit: Pick<Visit, 'pet' | 'bonded_pet' | 'user'>): string =>
  visitNameMessages.petAndVisitor({
    pet: visitedPetName(visit),
    visitor: visit.user.full_name,
  });
