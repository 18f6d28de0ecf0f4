import * as z from 'zod/mini';

/**
 * Why a visit was cancelled. `unanswered`: the shelter did not answer in time; `pet_adopted` and
 * `pet_removed`: the pet was adopted or removed; `account_closed`: the adopter's account was deleted;
 * `closed`: staff have closed that time; `times_changed`: they have changed other rules of visits.
 */
export const CancelReason = z.enum([
  'adopter',
  'staff',
  'unanswered',
  'pet_adopted',
  'pet_removed',
  'account_closed',
  'closed',
  'times_changed',
]);
export type CancelReason = z.infer<typeof CancelReason>;
