import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createJobRunner } from '../job-runner.ts';
import { insertJobs } from '../jobs.repository.ts';
import type { JobResult, PeriodicJob } from '../queue.ts';

/** A database without jobs before each test, a clock that the test advances, and what was logged. */
export function prepareJobTest() {
  let test: TestDatabase;
  let now: Date;
  let logs: string[];
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    logs = [];
    await test.database.execute('DELETE FROM jobs; DELETE FROM periodic_jobs');
  });

  const addWalks = (payloads: object[], group?: string) =>
    insertJobs(
      test.database,
      payloads.map((payload) => ({ queue: 'walks', payload, group })),
      now,
    );

  return {
    database: () => test.database,
    now: () => now,
    logs: (): readonly string[] => logs,
    advance(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds);
    },

    /** A server that handles the jobs of one queue. */
    runner(handle: (payload: unknown) => Promise<unknown>, works: PeriodicJob[] = []) {
      const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });
      const queue = {
        name: 'walks',
        handle: async ({ payload }: { payload: unknown }) =>
          (await handle(payload)) as JobResult | undefined,
      };
      return createJobRunner({ database: test.database, clock: () => now, logger }, [queue], works);
    },

    add: (...payloads: object[]) => addWalks(payloads),
    addTo: (group: string, ...payloads: object[]) => addWalks(payloads, group),
  };
}
