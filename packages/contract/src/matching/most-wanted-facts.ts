/** Facts of which a "no" excludes a pet and a "yes" makes it fit; answered with one tap. */
export const mostWantedFacts = [
  'kid_friendly',
  'dog_friendly',
  'cat_friendly',
  'allergy_friendly',
] as const;
export type MostWantedFactName = (typeof mostWantedFacts)[number];

/** Maximum number shown. */
export const MAX_MOST_WANTED_FACTS = 10;
