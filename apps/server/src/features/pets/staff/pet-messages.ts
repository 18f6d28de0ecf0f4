/** With CONFLICT. */
export const PET_CHANGED_MESSAGE =
  'Someone else has changed this pet meanwhile. Please look at it again.';

/** With CONFLICT. */
export const PHOTOS_CHANGED_MESSAGE =
  'Someone else has added or deleted a photo meanwhile. Please look at the photos again.';

/** In the report of a bulk change. */
export const PET_GONE_MESSAGE = 'This pet was deleted meanwhile.';
export const BULK_FAILED_MESSAGE = 'This pet could not be changed. Please try again.';

export const BONDED_WITH_ITSELF_MESSAGE =
  'A pet cannot be bonded with itself. Please choose another pet.';

export const alreadyBondedMessage = ({ pet, other }: { pet: string; other: string }) =>
  `${pet} is already bonded with ${other}. Please unlink that pair first.`;
