import { beforeEach } from 'vitest';
import {
  openTestApp,
  TEST_NOW,
  type TestApp,
  type TestAppOptions,
} from '../../../testing/test-app.ts';

/** Slots of Monday, November 23, 2026, at the shelter in New York. */
export const MONDAY_10 = '2026-11-23T15:00:00.000Z';
export const MONDAY_1030 = '2026-11-23T15:30:00.000Z';

/**
 * Opens an application for a test file. Before each test its clock is reset, and its visits, jobs and
 * mails are removed; it is closed after the last test.
 */
export async function createVisitsApp(options?: TestAppOptions): Promise<TestApp> {
  const app = await openTestApp(options);
  beforeEach(async () => {
    app.setNow(TEST_NOW);
    await app.database.execute('DELETE FROM visits; DELETE FROM jobs; DELETE FROM periodic_jobs');
    app.mails.length = 0;
  });
  return app;
}
