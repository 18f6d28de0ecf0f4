import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { requireVisit } from './visit-errors.ts';
import { visitMessages } from './visit-messages.ts';
import { presentVisit } from './visits.presenter.ts';
import { findVisit, type VisitDetails } from './visits.repository.ts';
import type { VisitRow } from './visits.table.ts';

/** What the caller's change is based on, as far as the caller says. */
export interface ExpectedVisit {
  expected_version?: number | undefined;
  expected_status?: VisitRow['status'] | undefined;
}

/** Prevents lost updates. The caller has locked the visit; `present` shows it as it is now, by default to staff. */
export async function requireUnchanged(
  tx: Queries,
  visit: VisitRow,
  expected: ExpectedVisit,
  now: Date,
  present: (details: VisitDetails, now: Date) => object = presentVisit,
): Promise<void> {
  const { expected_version: version = visit.version, expected_status: status = visit.status } =
    expected;
  if (visit.version === version && visit.status === status) return;
  const current = present(requireVisit(await findVisit(tx, visit.id)), now);
  throw new AppError('CONFLICT', { detail: visitMessages.changed, current });
}
