import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { isUpcomingVisit } from '@pawmatch/contract/visits/visit-actions';
import type { StatusTone } from '../../components/ui/StatusBadge.tsx';

const tones: Readonly<Record<string, StatusTone>> = {
  pending: 'pending',
  confirmed: 'positive',
  approved: 'positive',
  completed: 'neutral',
};

/**
 * R2.46, D36: pending is yellow, confirmed and approved green, completed neutral; cancelled, and a
 * status that is not known, red.
 */
export const ownVisitTone = (status: string): StatusTone => tones[status] ?? 'negative';

export const ownVisitStatus = (status: string): string => capitaliseStatus(status);

/** R2.46: the upcoming visits, the next one first, apart from those that are past or cancelled, the latest first. */
export function splitVisits(visits: readonly Visit[], now: Date) {
  const byTime = [...visits].sort((one, other) =>
    one.requested_at.localeCompare(other.requested_at),
  );
  return {
    upcoming: byTime.filter((visit) => isUpcomingVisit(visit, now)),
    past: byTime.filter((visit) => !isUpcomingVisit(visit, now)).reverse(),
  };
}
