import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database.ts';
import { insertJobs } from '../../../platform/jobs/jobs.repository.ts';
import { VISIT_LETTERS, type VisitLetter } from './visit-letter.ts';

/** Written down in the transaction of the change that it tells of: both happen, or neither. */
export async function enqueueLetters(
  transaction: Queries,
  letters: VisitLetter[],
  now: Date,
): Promise<void> {
  await insertJobs(transaction, VISIT_LETTERS, letters, now);
}

/**
 * Writes reminders down for confirmed visits that begin from now until then, in one statement: each
 * visit once, on whatever server, and also when servers stood still meanwhile.
 */
export async function enqueueReminders(database: Database, now: Date, until: Date): Promise<void> {
  const [from, to] = [now.toISOString(), until.toISOString()];
  await database.execute(sql`
    WITH reminded AS (
      UPDATE visits SET reminded_at = ${from}::timestamptz
      WHERE status = 'confirmed' AND reminded_at IS NULL
        AND starts_at > ${from}::timestamptz AND starts_at <= ${to}::timestamptz
      RETURNING id, letter_sequence
    )
    INSERT INTO jobs (queue, payload, due_at, created_at)
    SELECT ${VISIT_LETTERS},
      jsonb_build_object('kind', 'reminder', 'visitId', id, 'sequence', letter_sequence),
      ${from}::timestamptz, ${from}::timestamptz
    FROM reminded`);
}
