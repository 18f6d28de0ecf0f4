import type { Uses } from '../../../dependencies.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import { enqueueReminders, enqueueThanks } from './visit-notifications.repository.ts';

const MINUTE = 60_000;

/** Reminders of confirmed visits are sent a day before. */
export const REMIND_BEFORE_MS = 24 * 60 * MINUTE;

/** Enqueues the reminders and the thanks that are due. */
export function remindOfVisits({ database, clock }: Uses<'database' | 'clock'>): PeriodicJob {
  return {
    name: 'reminders of visits',
    everyMs: 5 * MINUTE,
    async run() {
      const now = clock();
      await enqueueReminders(database, now, new Date(now.getTime() + REMIND_BEFORE_MS));
      await enqueueThanks(database, now);
    },
  };
}
