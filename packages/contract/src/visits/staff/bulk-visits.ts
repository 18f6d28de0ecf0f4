import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { visitInputMessages } from '../visit-input-messages.ts';
import { visitStatuses } from '../visit-statuses.ts';
import { VisitFilters } from './visit-query.ts';

/** What to do with all visits that match when the call runs. */
export const BulkVisits = z
  .object({
    // A misspelt filter must not choose all visits.
    filters: z.strictObject(VisitFilters.shape, { error: () => visitInputMessages.noSuchFilter }),
    action: z.enum(['set_status', 'delete']),
    status: z.optional(z.enum(visitStatuses)),
  })
  .check(
    z.refine(({ action, status }) => (action === 'set_status') === (status !== undefined), {
      path: ['status'],
      error: () => visitInputMessages.chooseStatus,
    }),
  );
export type BulkVisits = z.output<typeof BulkVisits>;

/** A line of the response of a bulk change of visits: progress from time to time, and the report at the end. */
export const BulkVisitsLine = z.union([
  z.object({ type: z.literal('progress'), done: z.int(), total: z.int() }),
  z.object({
    type: z.literal('report'),
    /** Changed or deleted. */
    done: z.int(),
    /** Already as wanted. */
    unchanged: z.int(),
    /** What could not be done; `name` says the pet and the visitor. */
    failures: z.array(z.object({ id: Id, name: z.nullable(z.string()), reason: z.string() })),
  }),
]);
export type BulkVisitsLine = z.infer<typeof BulkVisitsLine>;
export type BulkVisitsReport = Extract<BulkVisitsLine, { type: 'report' }>;
