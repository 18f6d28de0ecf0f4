import type { Queries } from '../../platform/database/database.ts';
import type { VisitRow } from './visits.table.ts';

/**
 * Runs in the transaction in which staff say what came of a visit; its pets and adopter are locked.
 * @param before null for a visit that is recorded with its outcome
 */
export type OnVisitOutcome = (
  transaction: Queries,
  visit: VisitRow,
  before: VisitRow['outcome'],
  now: Date,
) => Promise<void>;
