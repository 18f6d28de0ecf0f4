import type { Species } from '@pawmatch/contract/pets/facts/pet-facts';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';

export const favoriteMessages = {
  title: 'Your Favorites',
  inBrowser: 'They are kept in this browser, and join your account when you log in or sign up.',
  inAccount: 'They are kept in your account.',
  loading: 'Loading your favorites...',
  loadFailed: 'Failed to load your favorites. Please try again.',
  emptyTitle: 'No favorites yet',
  emptyText: 'Tap the heart on a pet to save it here.',
  meetPets: 'Meet the pets',
  /** What has become of a pet since it was liked; nothing while it is available. */
  fate: {
    Available: null,
    Pending: (name) => `Somebody is about to adopt ${name}.`,
    Adopted: (name) => `${name} has found a home.`,
  } satisfies Record<PetStatus, ((name: string) => string) | null>,
  goneTitle: 'No longer at the shelter',
  gone: (name: string) => `${name} is no longer at the shelter.`,
  namelessGone: 'A pet that you liked is no longer at the shelter.',
  similar: (name: string) => `See pets like ${name}`,
  others: { Dog: 'See other dogs', Cat: 'See other cats' } satisfies Record<Species, string>,
  otherPets: 'See other pets',
  remove: 'Remove',
};
