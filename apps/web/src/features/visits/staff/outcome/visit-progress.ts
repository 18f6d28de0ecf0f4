import type { Visit } from '@pawmatch/contract/visits/visit';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { clockTime } from '../../../../lib/dates/shelter-dates.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';

/** Whether the caller may change anything that the form has. */
export const isVisitEditable = ({ allowed_actions }: Visit): boolean =>
  (['move', 'change_status', 'edit_notes'] as const).some((action) =>
    allowed_actions.includes(action),
  );

/** Whether the visit is a request that the caller may answer. */
export const isAnswerable = ({ status, allowed_actions }: Visit): boolean =>
  status === 'pending' && allowed_actions.includes('change_status');

/** Whether staff may check the visitor in, and nobody has. */
export const isCheckInOpen = ({ allowed_actions, checked_in_at }: Visit): boolean =>
  allowed_actions.includes('check_in') && checked_in_at === null;

/** Whether the visitor may be at the desk: nobody comes on a day before the visit. */
export const isCheckInDue = (visit: Visit, now: Date, timeZone: string): boolean =>
  isCheckInOpen(visit) &&
  toZonedTime(new Date(visit.requested_at), timeZone).date <= toZonedTime(now, timeZone).date;

/** Whether the visit should have started, and its visitor is not checked in. */
export const isLate = ({ status, checked_in_at, requested_at }: Visit, now: Date): boolean =>
  isActiveVisitStatus(status) && checked_in_at === null && Date.parse(requested_at) < now.getTime();

/** Whether the visitor is at the shelter now. */
export const isHere = ({ status, checked_in_at }: Visit): boolean =>
  isActiveVisitStatus(status) && checked_in_at !== null;

/** What has become of a visit beyond its status: the outcome, or since when the visitor is here. */
export function visitProgress(visit: Visit, timeZone: string): string | null {
  const { checked_in_at: since, outcome } = visit;
  if (outcome) return messages.outcomes[outcome];
  return since && isHere(visit) ? messages.hereSince({ time: clockTime(since, timeZone) }) : null;
}

/** Why a visit is cancelled. */
export const cancelReasonText = ({ cancel_reason }: Visit): string =>
  messages.cancelReasons[cancel_reason ?? 'unknown'];

/** Whether staff may confirm a cancelled visit again, which needs a pet and a visitor. */
export const canRestore = ({ status, pet, cancel_reason, allowed_actions }: Visit): boolean =>
  status === 'cancelled' &&
  pet !== null &&
  cancel_reason !== 'account_closed' &&
  allowed_actions.includes('change_status');
