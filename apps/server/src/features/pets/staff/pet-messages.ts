import { localized } from '@pawmatch/contract/localized';

export const petChangeMessages = localized('petChangeMessages', {
  /** With CONFLICT. */
  changed: 'Someone else has changed this pet meanwhile. Please look at it again.',
  photosChanged:
    'Someone else has added or deleted a photo meanwhile. Please look at the photos again.',
  /** In the report of a bulk change. */
  gone: 'This pet was deleted meanwhile.',
  bulkFailed: 'This pet could not be changed. Please try again.',
  bondedWithItself: 'A pet cannot be bonded with itself. Please choose another pet.',
  alreadyBonded: ({ pet, other }: { pet: string; other: string }) =>
    `${pet} is already bonded with ${other}. Please unlink that pair first.`,
  onlyCats: 'Only cats can be litter trained.',
  birthInFuture: 'The birth date must not be in the future.',
  noSuchImage: 'There is no such image here.',
  choosePhoto: 'Choose a photo.',
});
