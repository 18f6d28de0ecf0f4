/** B2.10: facts of which a "no" excludes a pet and a "yes" makes it fit; answered with one tap. */
export const decidingFacts = [
  'kid_friendly',
  'dog_friendly',
  'cat_friendly',
  'allergy_friendly',
] as const;
export type DecidingFactName = (typeof decidingFacts)[number];

/** The most that staff see at once. */
export const MAX_DECIDING_FACTS = 10;
