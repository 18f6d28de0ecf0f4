import type { Uses } from '../../../dependencies.ts';
import { SYSTEM } from '../../../platform/database/actor.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import {
  cancelUnansweredRequests,
  cancelUnconfirmedRequests,
  cancelVisitsOfPausedShelter,
} from './cancel-visits.service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const BATCH = 100;

/** After an upgrade or a long outage, nobody is notified of a request of last year. */
const NOTIFY_WITHIN_MS = 7 * DAY;

/**
 * Cancels requests that nobody answered by the end of the visit, and notifies their adopters. Until
 * then the visitor may be at the desk, where checking in answers the request. A request of an account that nobody
 * confirms lapses after a day, so that it does not keep the time from others.
 */
export function cancelUnansweredPeriodically({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>): PeriodicJob {
  return {
    name: 'cancelling requests that nobody answered or confirmed',
    everyMs: MINUTE,
    async run() {
      const now = clock();
      const notifyFrom = new Date(now.getTime() - NOTIFY_WITHIN_MS);
      const batch = { now, notifyFrom, limit: BATCH };
      while ((await cancelUnansweredRequests(database, batch)) === BATCH);
      const unconfirmed = { now, createdUntil: new Date(now.getTime() - DAY), limit: BATCH };
      while ((await cancelUnconfirmedRequests(database, unconfirmed)) === BATCH);
      // What was booked in the moment of a pause.
      for (const { id: shelterId } of shelters.paused()) {
        await cancelVisitsOfPausedShelter(database, { shelterId, now, actor: SYSTEM });
      }
    },
  };
}
