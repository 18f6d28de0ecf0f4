import { type TimeSpan, visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import { MIN_WALK_IN_MINUTES } from '@pawmatch/contract/visits/visit-values';

/**
 * When a walk-in ends at the latest, so that its pet has its rest before the visits that follow.
 * @param others visits in its way
 * @returns the next visit's start and the end before it, null when that leaves too little time; undefined when no visit follows, or one
 *   is in its way already
 */
export function endBeforeOthers(
  { startsAt }: Pick<TimeSpan, 'startsAt'>,
  others: readonly Pick<TimeSpan, 'startsAt'>[],
  { rest_minutes }: VisitingRules,
): { next: Date; end: Date | null } | undefined {
  const starts = others.map((other) => other.startsAt.getTime());
  if (starts.length === 0 || starts.some((start) => start <= startsAt.getTime())) return undefined;
  const next = new Date(Math.min(...starts));
  const end = visitEnd(next, -rest_minutes);
  return { next, end: end < visitEnd(startsAt, MIN_WALK_IN_MINUTES) ? null : end };
}
