import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';

type ShownFact = 'age_group' | 'sex' | 'size';

/** The words around the pets. */
export interface EmbedMessages {
  loading: string;
  none: string;
  paused: string;
  /** Where a paused shelter leads. */
  others: string;
  /** @param shelter null for several */
  all: (shelter: string | null) => string;
  /** The name of the list. */
  title: (shelter: string | null) => string;
  previous: string;
  next: string;
  together: (other: string) => string;
  specialNeeds: string;
  /** @param value as in the feed */
  fact: (name: ShownFact, value: string, pet: { species: string; sex: string }) => string;
}

export const embedMessages: EmbedMessages = {
  loading: 'Loading pets…',
  none: 'No pets to show here right now. New ones come in all the time, so please look in again.',
  paused: 'This shelter is taking a short break and shows no pets for now. Please look in again.',
  others: 'Meet pets that are waiting',
  all: (shelter) => (shelter ? `All pets at ${shelter}` : 'All pets'),
  title: (shelter) => (shelter ? `Pets at ${shelter}` : 'Pets Looking for a Home'),
  previous: 'Previous pets',
  next: 'More pets',
  together: (other) => `Together with ${other}`,
  specialNeeds: 'Special needs',
  fact: (name, value, { species }) => factLabel(name, value, species),
};
