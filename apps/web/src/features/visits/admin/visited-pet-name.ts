import type { Visit } from '@pawmatch/contract/visits/visit';
import { NO_PET_NAME } from '../own-visit.ts';

/** D19: a visit outlives its pet. */
export const visitedPetName = ({ pet }: Pick<Visit, 'pet'>): string => pet?.name || NO_PET_NAME;

/** Which visit a control or a message is about: the names of the pet and the visitor. */
export const visitName = (visit: Pick<Visit, 'pet' | 'user'>): string =>
  `${visitedPetName(visit)}, ${visit.user.full_name}`;
