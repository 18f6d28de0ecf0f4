import type { Dependencies } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import { lapseRequests } from './cancelled-visits.repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const BATCH = 100;

/** After an upgrade, or a long pause, nobody gets a letter about a request of last year. */
const LETTER_WITHIN_MS = 7 * DAY;

/** D35: a request that nobody answered is cancelled when its time has come, and its adopter is told. */
export function lapseUnanswered({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): PeriodicJob {
  return {
    name: 'cancelling requests that nobody answered',
    everyMs: MINUTE,
    async run() {
      const now = clock();
      const letterFrom = new Date(now.getTime() - LETTER_WITHIN_MS);
      while ((await lapseRequests(database, { now, letterFrom, limit: BATCH })) === BATCH);
    },
  };
}
