import * as z from 'zod/mini';
import { normaliseVisitStatus, visitStatuses } from './normalise-visit-status.ts';

/** D20: as stored and sent. */
export const VisitStatus = z.enum(visitStatuses);
export type VisitStatus = z.infer<typeof VisitStatus>;

/** {@link normaliseVisitStatus} on the way in: what is still unknown then is refused (D20). */
export const VisitStatusInput = z.pipe(
  z.pipe(
    z.nullable(z.string()),
    z.transform((status: string | null) => normaliseVisitStatus(status)),
  ),
  z.enum(visitStatuses, 'This is not a visit status.'),
);

/** R4.14: the row dropdown of staff, in its order. */
export const visitStatusChoices = [
  'pending',
  'confirmed',
  'cancelled',
] as const satisfies VisitStatus[];

/** R4.14: the form of staff, in its order; the first is the default. */
export const visitFormStatuses = ['pending approval', 'confirmed', 'cancelled'] as const;

/** R4.15: first letter capital, rest lower case, as bulk actions send it and people read it. */
export function capitaliseStatus(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();
}
