import type { VisitingRules } from './visiting-rules.ts';

const HOUR = 60 * 60_000;

/**
 * Until when the shelter answers a request. These are hours on the clock, not opening hours, so that everybody
 * can check them; and a request is never answered after its visit's start.
 * @param createdAt when it was made
 * @param startsAt of the visit
 */
export function answerBy(
  { createdAt, startsAt }: { createdAt: Date; startsAt: Date },
  { answer_hours }: Pick<VisitingRules, 'answer_hours'>,
): Date {
  return new Date(Math.min(createdAt.getTime() + answer_hours * HOUR, startsAt.getTime()));
}
