import type { PetMatch } from '@pawmatch/contract/matching/match';
import { ApiError } from '../../lib/api/api-error.ts';
import { genericReason } from '../../lib/api/failure-reason.ts';
import { sortReasons } from './sort-reasons.ts';

const questions = (count: number) =>
  count === 1 ? '1 question for the shelter' : `${count} questions for the shelter`;
const wishes = (count: number) => (count === 1 ? '1 wish' : `${count} wishes`);

export const matchTexts = {
  /** How much was asked, and how much of it is met. */
  met: (match: PetMatch) => {
    const { asked, known, met } = match;
    if (asked === 0) return 'You asked for nothing in particular';
    const { household, toAsk: others } = sortReasons(match);
    const toAsk = household.length + others.length;
    // "Meets 0 of 1 wish" would read as a refusal.
    if (known === 0) return questions(toAsk);
    const meets = `Meets ${met} of ${wishes(asked)}`;
    return toAsk === 0 ? meets : `${meets}, ${toAsk} to ask`;
  },
  score: (score: number) => `${score} of 100`,
  why: (name: string) => `Why ${name} fits`,
  askFirst: 'Ask the shelter first',
  toAsk: (labels: readonly string[]) => `Not known yet: ${labels.join(', ').toLowerCase()}`,
  furtherAway: 'Further away',
  furtherAwayHint: 'Of what is known about these pets, more does not fit than fits.',
  /** B1.14 */
  partner: ({ name, met }: { name: string; met: string }) => `${name} moves along. ${met}`,
  partnerComparison: (name: string) => `You and ${name}`,
  lowerScoreCounts: 'They move together, so the lower score counts.',
  comparison: 'You and this pet',
  comparisonHint: 'Each wish, what is known, and the points it gets of those it counts.',
  yours: 'You',
  theirs: (name: string) => name,
  counts: 'Counts',
  points: (points: number, weight: number) =>
    weight === 0 ? 'Required' : `${points.toFixed(1).replace('.0', '')} of ${weight}`,
  notKnown: 'Not known',
  suggestions: 'What would change this',
  more: (count: number) => (count === 1 ? '1 more pet fits' : `${count} more pets fit`),
  changeThis: 'Change this',
  change: (answer: string) => `Change this: ${answer}`,
  inMind: (name: string) => `You looked at ${name}`,
  verdict: (word: string, met: string) => `${word}. ${met}.`,
  excluded: 'Not among your matches, because of your answers:',
  seePet: (name: string) => `See ${name}`,
  dismiss: (name: string) => `Remove ${name} from this page`,
  notChanged: 'Your answer was not changed. Please try again.',
};

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
  message: 'Please log in to view your matches.',
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
    return { message: 'Invalid response format from server', action: 'retry' };
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
      const reason = genericReason(error, message);
      return { message, ...(reason && { reason }), action: 'retry' };
    }
  }
}
