/** Facts of which a "no" excludes a pet and a "yes" makes it fit; answered with one tap. */
export const mostWantedTopics = {
  kid_friendly: 'children',
  dog_friendly: 'dogs',
  cat_friendly: 'cats',
  allergy_friendly: 'allergies',
} as const;
export type MostWantedFactName = keyof typeof mostWantedTopics;
export const mostWantedFacts = Object.keys(mostWantedTopics) as [MostWantedFactName];

/** Maximum number shown. */
export const MAX_MOST_WANTED_FACTS = 10;
