import { ageGroupChoices } from '../pets/pet-choices.ts';

/** Any will do. */
export const NO_PREFERENCE = 'NoPreference';

/** R3.09 */
export const preferredAgeChoices = [NO_PREFERENCE, ...ageGroupChoices] as const;
