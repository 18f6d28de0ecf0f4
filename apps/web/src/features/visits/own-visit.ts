import type { Visit } from '@pawmatch/contract/visits/visit';
import { capitaliseStatus, isActiveVisitStatus } from '@pawmatch/contract/visits/visit-status';

/** R2.46 */
export const NO_PET_NAME = 'Pet name not available';

/** R2.46: pending is yellow, confirmed green, anything else red. */
export function ownVisitTone(status: string): 'pending' | 'positive' | 'negative' {
  if (status === 'pending') return 'pending';
  return status === 'confirmed' ? 'positive' : 'negative';
}

export const ownVisitStatus = (status: string): string => capitaliseStatus(status);

/** A visit that is still to come can be called off. */
export function canCancel(visit: Visit, now: Date): boolean {
  return isActiveVisitStatus(visit.status) && Date.parse(visit.requested_at) > now.getTime();
}
