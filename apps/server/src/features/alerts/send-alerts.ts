import { DAILY_ALERT_TIME } from '@pawmatch/contract/alerts/pet-alert';
import { addDays, fromZonedTime, startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import * as repository from './enqueue-alerts.repository.ts';
import { findNewPets } from './find-new-pets.ts';

/** Finds for each alert the pets that are new, and enqueues the mails that are due. */
export function sendAlerts(
  dependencies: Uses<'database' | 'clock' | 'petSearchIndex' | 'shelters' | 'logger'>,
): PeriodicJob {
  const { database, clock, shelters } = dependencies;
  const dueAt = (now: Date): repository.AlertsDue => ({
    now,
    dailyAt: lastDailyTime(now, shelters.first().time_zone),
  });
  return {
    name: 'telling people of new pets',
    everyMs: 1_000,
    hasWork: () => repository.hasAlertWork(database, dueAt(clock())),
    async run() {
      await findNewPets(dependencies);
      const due = dueAt(clock());
      const enqueueBatch = () =>
        database.transaction(async (tx) => {
          await repository.lockAlertMails(tx);
          await repository.deleteUnavailablePets(tx);
          return repository.enqueueDueAlerts(tx, due);
        });
      while ((await enqueueBatch()).hasMore);
    },
  };
}

/** The last time at which daily mails were due. */
export function lastDailyTime(now: Date, timeZone: string): Date {
  const today = toZonedTime(now, timeZone).date;
  const onDay = (date: string) =>
    fromZonedTime(date, DAILY_ALERT_TIME, timeZone) ?? startOfDay(date, timeZone);
  return onDay(today) <= now ? onDay(today) : onDay(addDays(today, -1));
}
