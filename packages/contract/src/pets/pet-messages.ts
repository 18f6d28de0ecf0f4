import { localized } from '../localized.ts';
import type { trainingTraitChoices } from './pet-values.ts';

/** A baby by its species, and the ages of a group. */
export const ageMessages = localized('ageMessages', {
  puppy: 'Puppy',
  kitten: 'Kitten',
  upToMonths: ({ months }: { months: number }) => `up to ${months} months`,
  monthsToYears: ({ months, years }: { months: number; years: number }) =>
    `${months} months to ${years} years`,
  years: ({ from, to }: { from: number; to: number }) => `${from} to ${to} years`,
  overYears: ({ years }: { years: number }) => `over ${years} years`,
});

/** Words that some languages change for a female animal. */
export const genderMessages = localized('genderMessages', {
  female: ({ label }: { label: string }) => label,
});

export const trainingTraitLabels = localized('trainingTraitLabels', {
  HouseTrained: 'House trained',
  LitterTrained: 'Litter trained',
} satisfies Record<(typeof trainingTraitChoices)[number], string>);

/** Both pets of a pair. */
export const pairMessages = localized('pairMessages', {
  names: ({ one, other }: { one: string; other: string }) => `${one} and ${other}`,
});
