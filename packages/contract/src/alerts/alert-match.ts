import type { MatchablePet, MatchCriteria } from '../matching/facts.ts';
import { addUpLoss, scoreMatch, toScore } from '../matching/score.ts';

/** The score from which a new pet is worth an alert about the matches. */
export const MATCH_ALERT_SCORE = 70;

/** Whether a pet fits so well that an alert about the matches tells of it. */
export function isAlertMatch(pet: MatchablePet, criteria: MatchCriteria): boolean {
  const loss = addUpLoss(pet, criteria);
  if (loss === null || toScore(loss) < MATCH_ALERT_SCORE) return false;
  // Without a wish that is met, the score says nothing.
  return (scoreMatch(pet, criteria)?.met ?? 0) > 0;
}
