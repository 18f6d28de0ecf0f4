import * as z from 'zod/mini';
import { visitStatuses } from './normalise-visit-status.ts';
import { VisitFilters } from './visit-query.ts';

/** What to do with all visits that match when the call runs. */
export const BulkVisits = z
  .object({
    // A misspelt filter must not choose all visits.
    filters: z.strictObject(VisitFilters.shape, 'There is no such filter.'),
    action: z.enum(['set_status', 'delete']),
    status: z.optional(z.enum(visitStatuses)),
  })
  .check(
    z.refine(({ action, status }) => (action === 'set_status') === (status !== undefined), {
      path: ['status'],
      message: 'Please choose the new status.',
    }),
  );
export type BulkVisits = z.output<typeof BulkVisits>;
