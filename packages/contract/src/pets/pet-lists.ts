/*
 * Plain values of lists of pets, so that pages can use them without loading the schemas.
 */

/** R9.05 */
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

/** R2.35, R9.05: pets per batch of the public list. */
export const PETS_BATCH_SIZE = 12;

/** `waiting`: who has waited longest first. */
export const petSorts = ['newest', 'waiting', 'name'] as const;

/** Pets that one call changes by their ids at most. */
export const MAX_BULK_IDS = 10_000;

/** B4.07: what staff have not entered: a photo, or one of the facts that may be unknown. */
export const missingPetDetails = ['photo', 'facts'] as const;
