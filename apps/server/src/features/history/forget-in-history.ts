import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queries } from '../../platform/database/database.ts';
import { insertJobs } from '../../platform/jobs/jobs.repository.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

const FORGET_IN_HISTORY = 'forget in history';

/** Events of one statement, which is to stay well below the limit of time. */
const BATCH = 5_000;

const Person = z.object({ userId: z.string() });

/** Takes a deleted person out of the rest of the history: the deletion itself reaches the first few thousand events. */
export async function enqueueForgettingInHistory(
  transaction: Queries,
  userId: string,
  now: Date,
): Promise<void> {
  await insertJobs(transaction, [{ queue: FORGET_IN_HISTORY, payload: { userId } }], now);
}

/** Survives a restart: the job runs again until nothing is left. */
export const createForgetInHistoryQueue = ({ database }: { database: Database }): Queue => ({
  name: FORGET_IN_HISTORY,
  async handle({ payload }) {
    const { userId } = Person.parse(payload);
    for (let changed = BATCH; changed === BATCH; ) {
      const { rows } = await database.execute<{ changed: number }>(
        sql`SELECT forget_in_events(${userId}::uuid, ${BATCH}) AS changed`,
      );
      changed = rows[0]?.changed ?? 0;
    }
    return undefined;
  },
});
