import type { PetMatch } from '@pawmatch/contract/matching/match';
import { listUnknown } from '@pawmatch/contract/matching/open-questions';
import { ApiError } from '../../lib/api/api-error.ts';
import { INVALID_LIST_MESSAGE } from '../../lib/api/error-message.ts';
import { furtherReason } from '../../lib/api/failure-reason.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { LOGIN_MESSAGE } from './match-results-state.ts';

export const matchTexts = {
  title: 'Your Perfect Matches',
  lede: 'The best fit comes first, and every card says why.',
  loading: 'Loading your matches...',
  loadMore: 'Load More Matches',
  loadingMore: 'Loading...',
  noMatches: 'No matches found',
  updatePreferences: 'Update Preferences',
  seeAllPets: 'See all pets',
  problemTitles: {
    questionnaire: 'Tell us about your ideal pet',
    login: 'Please log in',
    retry: 'Your matches did not load',
  },
  completeQuestionnaire: 'Complete Questionnaire',
  logIn: 'Log In',
  tryAgain: 'Try Again',
  meet: ({ names }: { names: string }) => `Meet ${names}!`,

  nothingAsked: "You didn't ask for anything specific",
  /** Nothing is known: "Fits in 0 of 0" would read as a refusal. */
  questionsOnly: (toAsk: number) =>
    toAsk === 1 ? '1 question for the shelter' : `${toAsk} questions for the shelter`,
  fitsInAllKnown: ({ met, known }: { met: number; known: number }) =>
    `Fits in ${met} of ${known} known`,
  fitsInKnown: ({ met, known, toAsk }: { met: number; known: number; toAsk: number }) =>
    `Fits in ${met} of ${known} known, ${toAsk} to ask`,
  noneForMe: 'No available pet fits your answers right now.',
  schedule: 'Schedule a Visit',
  scheduled: 'Visit Scheduled',
  score: (score: number) => `${score} of 100`,
  why: (name: string) => `Why ${name} fits`,
  askFirst: 'Ask the shelter first',
  toAsk: (labels: readonly string[]) =>
    `Not known yet: ${listInWords(labels.map((label) => label.toLowerCase()))}`,
  furtherAway: 'Further away',
  furtherAwayHint: 'Of what is known about these pets, more does not fit than fits.',
  /** B1.14 */
  bonded: (name: string) => `${name} comes along`,
  bondedComparison: (name: string) => `You and ${name}`,
  lowerScoreCounts: 'They go home together, so the lower score counts.',
  comparison: 'You and this pet',
  compare: 'Compare with your answers',
  comparisonHint:
    'What you asked for, what is known about the pet, and how many of the possible points it gets.',
  yours: 'You',
  theirs: (name: string) => name,
  counts: 'Counts',
  points: (points: number, weight: number) =>
    weight === 0 ? 'Required' : `${points.toFixed(1).replace('.0', '')} of ${weight}`,
  notKnown: 'Not known',
};

/** B2.03: how much of what is known fits, and how much there is to ask. */
export function fitText(match: PetMatch): string {
  const { asked, known, met } = match;
  const toAsk = listUnknown(match).length;
  if (asked === 0) return matchTexts.nothingAsked;
  if (known === 0) return matchTexts.questionsOnly(toAsk);
  if (toAsk === 0) return matchTexts.fitsInAllKnown({ met, known });
  return matchTexts.fitsInKnown({ met, known, toAsk });
}

/** R2.45: what the page shows instead of matches, and the next step. */
export interface MatchProblem {
  message: string;
  /** The reason as a message of `error-message.ts`, unless the message contains it. */
  reason?: string;
  action: 'questionnaire' | 'login' | 'retry';
}

/** R8.26 */
export const noPreferences: MatchProblem = {
  message: 'Please complete the questionnaire to see your pet matches.',
  action: 'questionnaire',
};

/** R8.24 */
export const notLoggedIn: MatchProblem = {
  message: LOGIN_MESSAGE,
  action: 'login',
};

/** R8.29 */
export const NOTHING_AFTER_REFRESH_MESSAGE =
  "We couldn't find any matches based on your preferences. Try adjusting your criteria.";

/** R8.28: later pages could not be loaded. */
const LATER_FAILURE_MESSAGE = 'Failed to load pet matches. Please try again later.';

/**
 * R8.23-R8.28: what went wrong.
 * @param isLaterPage true when matches are already shown
 */
export function matchProblem(error: unknown, isLaterPage = false): MatchProblem {
  const fallback = isLaterPage
    ? LATER_FAILURE_MESSAGE
    : 'Failed to load pet matches. Please try again.';
  if (!(error instanceof ApiError)) return { message: fallback, action: 'retry' };
  if (error.kind === 'invalid') {
    return { message: INVALID_LIST_MESSAGE, action: 'retry' };
  }
  switch (error.status) {
    case 400:
      return {
        message: 'Please complete the questionnaire to get pet recommendations.',
        action: 'questionnaire',
      };
    case 401:
      return notLoggedIn;
    case 403:
      return noPreferences;
    default: {
      const message = error.isNetwork ? fallback : (error.detail ?? fallback);
      const reason = furtherReason(error, message);
      return { message, ...(reason && { reason }), action: 'retry' };
    }
  }
}
