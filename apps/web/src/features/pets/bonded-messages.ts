import type { PetStatus } from '@pawmatch/contract/pets/pet-status';

interface Names {
  pet: string;
  other: string;
}

/** Texts about bonded pairs. */
export const bondedMessages = {
  hint: 'A visit is with both of them, and they find a home together.',
  unavailable: {
    Pending: ({ pet, other }: Names) =>
      `${pet} moves together with ${other}, whom someone is about to adopt, so visits are not possible at the moment.`,
    Adopted: ({ pet, other }: Names) =>
      `${pet} moves together with ${other}, who is no longer available, so visits are not possible at the moment.`,
  },

  admin: {
    title: 'Bonded pair',
    none: 'Not part of a bonded pair.',
    linked: ({ pet, other }: Names) =>
      `${pet} and ${other} are shown, matched and visited together. Visits that are booked already stay as they are.`,
    statusesDiffer: ({ pet, other }: { pet: string; other: string }) =>
      `${pet} and ${other}: neither is offered to adopters until both are Available.`,
    hasStatus: {
      Available: ({ name }) => `${name} is Available`,
      Pending: ({ name }) => `${name} is Pending`,
      Adopted: ({ name }) => `${name} is Adopted`,
    } satisfies Record<PetStatus, (pet: { name: string }) => string>,
    choose: 'Link with another pet',
    other: 'The other pet',
    placeholder: 'Search by name or breed',
    missing: 'Please choose the other pet.',
    link: 'Link',
    cancel: 'Cancel',
    unlink: 'Unlink',
    saveFailed: 'The pair could not be changed. Please try again.',
    wasLinked: ({ pet, other }: Names) => `${pet} and ${other} are a bonded pair now.`,
    wasUnlinked: ({ pet, other }: Names) => `${pet} and ${other} are no longer a bonded pair.`,
  },
} as const;
