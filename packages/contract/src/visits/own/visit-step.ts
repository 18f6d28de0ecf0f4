import * as z from 'zod/mini';
import { Timestamp } from '../../id.ts';
import { visitStatuses } from '../visit-statuses.ts';

/**
 * Why a visit was cancelled. `unanswered`: the shelter did not answer in time; `unconfirmed`: its adopter did not confirm
 * the email address in time; `pet_adopted` and
 * `pet_removed`: the pet was adopted or removed; `pet_moved`: it moved to another shelter; `account_closed`: the adopter's account was deleted;
 * `closed`: staff have closed that time; `times_changed`: they have changed other rules of visits;
 * `shelter_paused`: the shelter takes no visits for a while.
 */
export const CancelReason = z.enum([
  'adopter',
  'staff',
  'unanswered',
  'unconfirmed',
  'pet_adopted',
  'pet_removed',
  'pet_moved',
  'account_closed',
  'closed',
  'times_changed',
  'shelter_paused',
]);
export type CancelReason = z.infer<typeof CancelReason>;

/**
 * A step of a visit, as its adopter sees it: that it was asked for, recorded afterwards or moved, or its new status.
 * The person of the shelter who took it is not included.
 */
export const VisitStep = z.object({
  kind: z.enum(['requested', 'recorded', 'moved', ...visitStatuses]),
  /** The application acts for the shelter, for example when a request was not answered in time. */
  by: z.enum(['adopter', 'shelter']),
  happened_at: Timestamp,
  /** When the visit was to begin before a move; null for other steps. */
  from: z.nullable(Timestamp),
  /** When it was to begin then, for a move and for the first step. */
  to: z.nullable(Timestamp),
  /** Of a cancellation. */
  reason: z.nullable(CancelReason),
});
export type VisitStep = z.infer<typeof VisitStep>;
