import * as z from 'zod/mini';
import { visitInputMessages } from './visit-input-messages.ts';
import { normaliseVisitStatus, visitStatuses } from './visit-statuses.ts';

/** As stored and sent. */
export const VisitStatus = z.enum(visitStatuses);
export type VisitStatus = z.infer<typeof VisitStatus>;

/** Normalises the status by {@link normaliseVisitStatus}; an unknown status is rejected. */
export const VisitStatusInput = z.pipe(
  z.pipe(
    z.nullable(z.string()),
    z.transform((status: string | null) => normaliseVisitStatus(status)),
  ),
  z.enum(visitStatuses, { error: () => visitInputMessages.notAStatus }),
);

/** The order in the row dropdown of staff. */
export const visitStatusChoices = [
  'pending',
  'confirmed',
  'cancelled',
] as const satisfies VisitStatus[];

/** The order in the form of staff; the first is the default. */
export const visitFormStatuses = ['pending approval', 'confirmed', 'cancelled'] as const;
