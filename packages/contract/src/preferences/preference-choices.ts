import { petFacts } from '../pets/pet-facts.ts';

/** Any will do. */
export const NO_PREFERENCE = 'NoPreference';

/** R3.09 */
export const preferredAgeChoices = [NO_PREFERENCE, ...petFacts.age_group.values] as const;
