import type { TaskMailSettings } from '@pawmatch/contract/tasks/tasks-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import type { Colleague } from '../staff/memberships.repository.ts';
import * as repository from './task-mails.repository.ts';

const MINUTE = 60_000;

/** A mail of the morning says nothing new in the evening. */
const LIFETIME_MS = 8 * 60 * MINUTE;

type TaskMailsDependencies = Uses<'database' | 'clock' | 'shelters'>;

/** When a colleague gets the mail of the morning about tasks. */
export function createTaskMailsService({ database, clock, shelters }: TaskMailsDependencies) {
  const get = async (colleague: Colleague): Promise<TaskMailSettings> => ({
    hour: await repository.findTaskMailHour(database, colleague, clock()),
  });
  return {
    get,

    async update(colleague: Colleague, { hour }: TaskMailSettings) {
      const { date: today } = toZonedTime(clock(), shelters.of(colleague.shelterId).time_zone);
      await repository.storeTaskMailHour(database, { ...colleague, hour }, today);
      return get(colleague);
    },
  };
}

/** Enqueues the mails of the morning from the chosen hour on, by the clock at the shelter. */
export function mailTasksDaily({ database, clock, shelters }: TaskMailsDependencies): PeriodicJob {
  return {
    name: 'mails of the morning about tasks',
    everyMs: 5 * MINUTE,
    async run() {
      const now = clock();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      for (const { id: shelterId, time_zone: timeZone } of shelters.all()) {
        const { date: today, time } = toZonedTime(now, timeZone);
        const at = { shelterId, now, today, hour: Number(time.slice(0, 2)), expiresAt };
        await repository.enqueueTaskMails(database, at);
      }
    },
  };
}
