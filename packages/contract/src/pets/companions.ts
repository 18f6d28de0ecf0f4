import type { FactsOfKind } from './pet-facts.ts';

/** Companions that a pet should get along with. A pet that is known not to is excluded. */
export const companions = ['children', 'dogs', 'cats'] as const;
export type Companion = (typeof companions)[number];

/** The fact that says whether a pet gets along with them. */
export const companionFacts = {
  children: 'kid_friendly',
  dogs: 'dog_friendly',
  cats: 'cat_friendly',
} as const satisfies Record<Companion, FactsOfKind<'yesNoUnknown'>>;
