import type { Visit } from '@pawmatch/contract/visits/visit';
import { canCancel as canCancelVisit } from '@pawmatch/contract/visits/visit-rules';
import { capitaliseStatus } from '@pawmatch/contract/visits/visit-status';
import type { StatusTone } from '../../components/ui/StatusBadge.tsx';

/** R2.46 */
export const NO_PET_NAME = 'Pet name not available';

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

/** A visit that is still to come can be called off. */
export function canCancel(visit: Visit, now: Date): boolean {
  return canCancelVisit({ status: visit.status, startsAt: new Date(visit.requested_at) }, now);
}
