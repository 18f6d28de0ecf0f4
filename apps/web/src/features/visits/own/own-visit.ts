import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { isUpcomingVisit } from '@pawmatch/contract/visits/visit-actions';
import type { StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { visitHistoryMessages as messages } from '../visit-history-messages.ts';
import { visitedPetName } from '../visited-pet-name.ts';

const tones: Readonly<Record<string, StatusTone>> = {
  pending: 'pending',
  confirmed: 'positive',
  approved: 'accomplished',
  completed: 'accomplished',
};

/**
 * Pending is yellow, confirmed green, anything else red: wine with a tick for what went well,
 * alert red with a cross for cancelled and unknown statuses.
 */
export const ownVisitTone = (status: string): StatusTone => tones[status] ?? 'negative';

/** Why a visit was cancelled; empty when that is not known. */
export function cancelReasonText(visit: OwnVisit): string {
  const { cancel_reason: reason, bonded_pet } = visit;
  if (!reason) return '';
  const pet = visit.pet ? visitedPetName(visit) : messages.thePet;
  return messages.cancelReasons[reason]({ pet, isPair: bonded_pet !== null });
}

/** Of the visit on the dashboard. */
export const visitPath = ({ id }: Pick<OwnVisit, 'id'>): string => `/dashboard#visit-${id}`;

/** The upcoming visits, the next one first, apart from those that are past or cancelled, the latest first. */
export function splitVisits(visits: readonly OwnVisit[], now: Date) {
  const byTime = [...visits].sort((one, other) =>
    one.requested_at.localeCompare(other.requested_at),
  );
  return {
    upcoming: byTime.filter((visit) => isUpcomingVisit(visit, now)),
    past: byTime.filter((visit) => !isUpcomingVisit(visit, now)).reverse(),
  };
}
