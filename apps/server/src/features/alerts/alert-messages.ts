import { localized } from '@pawmatch/contract/localized';

interface AlertFacts {
  /** The name of the alert; null for one about the matches. */
  search: string | null;
  total: number;
  petName: string;
}

/** The emails about new pets. */
export const alertMessages = localized('alertMessages', {
  subject: ({ total, petName }: AlertFacts) =>
    total === 1 ? `${petName} is looking for a home` : `${total} new pets are looking for a home`,
  introduction: ({ search, total }: AlertFacts) => {
    if (search === null) {
      return total === 1
        ? 'A new pet fits what you told us about your home:'
        : `${total} new pets fit what you told us about your home:`;
    }
    return total === 1
      ? `A new pet fits your search (${search}):`
      : `${total} new pets fit your search (${search}):`;
  },
  pet: ({ pet, age, size, breed }: Record<'pet' | 'age' | 'size' | 'breed', string>) =>
    `${pet}: ${age}, ${size}, ${breed}`,
  askAbout: ({ facts }: { facts: readonly string[] }) =>
    `Not known yet, please ask the shelter: ${facts.join(', ')}.`,
  meet: ({ petName }: { petName: string }) => `Meet ${petName}`,
  more: ({ count }: { count: number }) => (count === 1 ? 'See one more' : `See ${count} more`),
  frequency: {
    at_once: 'You asked us to tell you at once.',
    daily: 'You asked us to tell you once a day.',
  },
  manage: 'Change this, or see all of your alerts',
  stop: 'Get no more of these emails',
});
