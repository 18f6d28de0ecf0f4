import { localized } from '@pawmatch/contract/localized';

type OfShelter = { shelter: string };

export const networkMessages = localized('networkMessages', {
  /** With VALIDATION_FAILED. */
  slugTaken: 'Another shelter has this address, or had it before. Please choose another one.',
  /** With CONFLICT, when the only shelter is to be paused. */
  onlyShelter:
    'The only shelter cannot be paused. Its settings can close days, and times for visits.',
});

/** Mails to the managers of a shelter. */
export const networkMailMessages = localized('networkMailMessages', {
  paused: {
    subject: ({ shelter }: OfShelter) => `${shelter} is paused`,
    what: ({ shelter }: OfShelter) =>
      `${shelter} was paused by the people who run this installation. Adopters do not see its pets and cannot book visits. Upcoming visits are cancelled, and their visitors get an email that says why.`,
    next: 'You and your colleagues can still log in and see everything.',
  },

  resumed: {
    subject: ({ shelter }: OfShelter) => `The pause of ${shelter} is over`,
    what: ({ shelter }: OfShelter) =>
      `The people who run this installation have ended the pause of ${shelter}. Adopters see its pets again and can book visits.`,
    next: 'Visits that were cancelled stay cancelled.',
  },

  open: 'Open the staff pages',
});
