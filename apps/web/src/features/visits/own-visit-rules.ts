import type { Visit } from '@pawmatch/contract/visits/visit';
import { canCancel as canCancelVisit } from '@pawmatch/contract/visits/visit-rules';
import { VISIT_MINUTES } from '@pawmatch/contract/visits/visit-slots';

/** D24, D35: a visit that is still to come can be cancelled. */
export const canCancel = ({ status, requested_at }: Visit, now: Date): boolean =>
  canCancelVisit({ status, startsAt: new Date(requested_at) }, now);

/** The own visit that a visit at this time would overlap. */
export function ownVisitAt(visits: readonly Visit[], instant: string): Visit | undefined {
  const isOverlapping = (start: string) =>
    Math.abs(Date.parse(start) - Date.parse(instant)) < VISIT_MINUTES * 60_000;
  return visits.find(({ requested_at }) => isOverlapping(requested_at));
}
