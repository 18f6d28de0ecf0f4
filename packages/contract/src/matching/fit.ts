/** How well a pet fits in a word, best first. */
export const fits = ['great', 'good', 'worth_meeting', 'further_away'] as const;
export type Fit = (typeof fits)[number];

/** B2.02: no word says that a pet is perfect. */
export const fitWords: Record<Fit, string> = {
  great: 'Great fit',
  good: 'Good fit',
  worth_meeting: 'Worth meeting',
  further_away: 'Further away',
};

/** B2.02: a pet below this score is "further away". */
export const FURTHER_AWAY_BELOW = 55;

/** An unknown fact about the heaviest wish costs more than this leaves. */
const GREAT_FROM = 90;
const GOOD_FROM = 70;
/** Who asked for less is not told of a great fit. */
export const WISHES_OF_GREAT_FIT = 3;

/**
 * B2.02: the score says how much of what was asked is met, and the words also how much was asked: without
 * wishes nothing is better than worth meeting.
 * @param asked the number of wishes
 * @param met how many of them a known fact meets
 * @param isHouseholdKnown false when it is unknown whether the pet suits people or animals of the home
 */
export function fitOf({
  score,
  asked,
  met,
  isHouseholdKnown,
}: {
  score: number;
  asked: number;
  met: number;
  isHouseholdKnown: boolean;
}): Fit {
  if (score < FURTHER_AWAY_BELOW) return 'further_away';
  if (met === 0) return 'worth_meeting';
  const isGreat = score >= GREAT_FROM && asked >= WISHES_OF_GREAT_FIT && isHouseholdKnown;
  if (isGreat) return 'great';
  return score >= GOOD_FROM ? 'good' : 'worth_meeting';
}
