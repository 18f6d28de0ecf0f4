import type { Companion } from '@pawmatch/contract/pets/facts/companions';

/** The texts of kennel cards and of the page that prints them. */
export const kennelCardMessages = {
  title: 'Kennel Cards',
  about:
    'One card a page. Staff who scan the code land on their own page of the pet, and visitors on the public one.',
  toPets: 'All pets',
  size: 'Paper',
  sizes: {
    a6: 'A6 (105 × 148 mm)',
    a5: 'A5 (148 × 210 mm)',
    letter: 'Letter (8.5 × 11 in)',
  },
  print: 'Print the cards',
  loading: 'Loading the cards...',
  loadFailed: 'Some pets could not be loaded.',
  none: 'No pets are chosen. Select some in the list of pets, and choose Cards.',
  gone: (count: number) =>
    count === 1
      ? '1 of the pets no longer exists, or lives at another shelter.'
      : `${count} of the pets no longer exist, or live at another shelter.`,
  count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),

  /** Links on the page of a pet, and of selected pets. */
  ofPet: 'Kennel card',
  ofSelection: 'Cards',

  cardOf: (pet: string) => `Card of ${pet}`,
  goodWith: 'Good with',
  companions: {
    children: 'Children',
    dogs: 'Dogs',
    cats: 'Cats',
  } satisfies Record<Companion, string>,
  yes: 'yes',
  no: 'no',
  ask: 'ask us',
  specialNeeds: 'Has special needs. Please ask us.',
  bondedWith: (other: string) => `Moves together with ${other}`,
  scan: (pet: string) => `Scan to read more about ${pet}`,
  code: (pet: string) => `Code that leads to the page of ${pet}`,
} as const;
