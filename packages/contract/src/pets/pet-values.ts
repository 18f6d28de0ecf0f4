/*
 * Plain values about pets, so that pages can use them without loading the schemas.
 */

export const petStatusChoices = ['Available', 'Pending', 'Adopted'] as const;

export const trainingTraitChoices = ['HouseTrained', 'LitterTrained'] as const;

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

/** Pets per batch of the public list. */
export const PETS_BATCH_SIZE = 12;

/** Of the list of staff, whose pets live at one place. */
export const staffPetSorts = ['newest', 'waiting', 'name'] as const;

/**
 * `waiting`: who has waited longest first. `distance`: the nearest first, from `zip`; who lives at an unknown place comes
 * last, and without a known ZIP code the newest come first.
 */
export const petSorts = [...staffPetSorts, 'distance'] as const;
export type PetSort = (typeof petSorts)[number];

/** Miles within which pets are looked for. */
export const distanceChoices = ['10', '25', '50', '100'] as const;

/** Pets that one call changes by their ids at most. */
export const MAX_BULK_IDS = 10_000;

/** What staff have not entered: a photo, or one of the facts that may be unknown. */
export const missingPetDetails = ['photo', 'facts'] as const;

/** The path of the server's own images. */
export const OWN_IMAGES_PATH = '/images/';
