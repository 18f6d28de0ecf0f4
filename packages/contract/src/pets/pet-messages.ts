import { localized } from '../localized.ts';
import type { ChoiceFactName } from './facts/pet-facts.ts';
import type { trainingTraitChoices } from './pet-values.ts';

/** A baby by its species. */
export const ageMessages = localized('ageMessages', {
  puppy: 'Puppy',
  kitten: 'Kitten',
});

/** Words that some languages change for a female animal. */
export const genderMessages = localized('genderMessages', {
  female: ({ label }: { name: ChoiceFactName; label: string }) => label,
});

export const trainingTraitLabels = localized('trainingTraitLabels', {
  HouseTrained: 'House trained',
  LitterTrained: 'Litter trained',
} satisfies Record<(typeof trainingTraitChoices)[number], string>);

/** Both pets of a pair. */
export const pairMessages = localized('pairMessages', {
  names: ({ one, other }: { one: string; other: string }) => `${one} and ${other}`,
});
