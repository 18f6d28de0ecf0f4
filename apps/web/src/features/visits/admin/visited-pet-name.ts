import type { Visit } from '@pawmatch/contract/visits/visit';

/** D19: a visit outlives its pet. */
export const visitedPetName = ({ pet }: Pick<Visit, 'pet'>): string =>
  pet?.name || 'Pet name not available';
