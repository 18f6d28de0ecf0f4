import type { RequestMailSettings } from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import { DAILY_MAIL_HOUR } from '@pawmatch/contract/visits/visit-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import type { Colleague } from '../../staff/memberships.repository.ts';
import * as repository from './request-mails.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type RequestMailsDependencies = Uses<'database' | 'clock' | 'shelters'>;

/** Who gets mails about new visit requests of a shelter. */
export function createRequestMailsService({ database, clock, shelters }: RequestMailsDependencies) {
  const get = async (colleague: Colleague): Promise<RequestMailSettings> => ({
    frequency: (await repository.findFrequency(database, colleague, clock())) ?? 'none',
    addresses: await repository.listAddresses(database, colleague.shelterId),
  });

  return {
    get,

    async update(colleague: Colleague, { frequency, addresses }: Partial<RequestMailSettings>) {
      const { shelterId } = colleague;
      const { date: today } = toZonedTime(clock(), shelters.of(shelterId).time_zone);
      await database.transaction(async (tx) => {
        if (frequency) await repository.storeFrequency(tx, { ...colleague, frequency }, today);
        if (addresses) await repository.replaceAddresses(tx, shelterId, addresses);
      });
      return get(colleague);
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
      const expiresAt = new Date(now.getTime() + 12 * HOUR);
      for (const { id: shelterId, time_zone: timeZone } of shelters.all()) {
        const { date: today, time } = toZonedTime(now, timeZone);
        if (Number(time.slice(0, 2)) < DAILY_MAIL_HOUR) continue;
        await repository.enqueueDailyMails(database, { shelterId, now, today, expiresAt });
      }
    },
  };
}
