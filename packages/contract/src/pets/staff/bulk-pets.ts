import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { PetFilters } from '../pet-query.ts';
import { MAX_BULK_IDS, petStatusChoices } from '../pet-values.ts';
import { petInputMessages } from './pet-input-messages.ts';

/**
 * What to do with all pets that match when the call runs, or with those of the ids. Undo is a call
 * with the ids of each status before.
 */
export const BulkPets = z
  .object({
    // A misspelt filter must not choose all pets.
    filters: z.optional(z.strictObject(PetFilters.shape, { error: () => petInputMessages.filter })),
    ids: z.optional(
      z.array(Id).check(
        z.maxLength(MAX_BULK_IDS, {
          error: () => petInputMessages.tooManyPets({ max: MAX_BULK_IDS }),
        }),
      ),
    ),
    action: z.enum(['set_status', 'delete']),
    status: z.optional(z.enum(petStatusChoices)),
  })
  .check(
    z.refine(({ filters, ids }) => (filters === undefined) !== (ids === undefined), {
      path: ['filters'],
      error: () => petInputMessages.filtersOrIds,
    }),
    z.refine(({ action, status }) => (action === 'set_status') === (status !== undefined), {
      path: ['status'],
      error: () => petInputMessages.newStatus,
    }),
  );
export type BulkPets = z.output<typeof BulkPets>;

/** Pets whose status was changed, by the status before. */
const Changed = z.object({ before: z.enum(petStatusChoices), ids: z.array(Id) });

/** What could not be done. */
const Failure = z.object({ id: Id, name: z.nullable(z.string()), reason: z.string() });

/** A line of the response: progress as often as a batch is done, and the report at the end. */
export const BulkLine = z.union([
  z.object({ type: z.literal('progress'), done: z.int(), total: z.int() }),
  z.object({
    type: z.literal('report'),
    /** Changed or deleted. */
    done: z.int(),
    /** Already as wanted. */
    unchanged: z.int(),
    /** For undo; empty for deletions. */
    changed: z.array(Changed),
    failures: z.array(Failure),
    /** Cancelled with the pets' departure. */
    cancelled_visits: z.int(),
  }),
]);
export type BulkLine = z.infer<typeof BulkLine>;
export type BulkResult = Extract<BulkLine, { type: 'report' }>;
