import type { RequestMailSettings } from '@pawmatch/contract/visits/request-mails-endpoints';
import { DAILY_MAIL_HOUR } from '@pawmatch/contract/visits/visit-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Dependencies } from '../../../dependencies.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import * as repository from './request-mails.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type RequestMailsDependencies = Pick<Dependencies, 'database' | 'clock' | 'shelters'>;

/** Who gets mails about new visit requests. */
export function createRequestMailsService({ database, clock, shelters }: RequestMailsDependencies) {
  const get = async (userId: string): Promise<RequestMailSettings> => ({
    frequency: (await repository.findFrequency(database, userId, clock())) ?? 'none',
    addresses: await repository.listAddresses(database),
  });

  return {
    get,

    async update(userId: string, { frequency, addresses }: Partial<RequestMailSettings>) {
      const { date: today } = toZonedTime(clock(), shelters.first().time_zone);
      await database.transaction(async (tx) => {
        if (frequency) await repository.storeFrequency(tx, { userId, frequency }, today);
        if (addresses) await repository.replaceAddresses(tx, addresses);
      });
      return get(userId);
    },
  };
}

/** Enqueues the daily mails from {@link DAILY_MAIL_HOUR} on. */
export function mailRequestsDaily({
  database,
  clock,
  shelters,
}: RequestMailsDependencies): PeriodicJob {
  return {
    name: 'daily mails about visit requests',
    everyMs: 5 * MINUTE,
    async run() {
      const now = clock();
      const { date: today, time } = toZonedTime(now, shelters.first().time_zone);
      if (Number(time.slice(0, 2)) < DAILY_MAIL_HOUR) return;
      const expiresAt = new Date(now.getTime() + 12 * HOUR);
      await repository.enqueueDailyMails(database, { now, today, expiresAt });
    },
  };
}
