import type { Dependencies } from './dependencies.ts';
import { deleteExpiredRows } from './features/auth/expired-rows.ts';
import { sweepOrphanPhotos } from './features/pets/sweep-orphan-photos.ts';
import { remindOfVisits } from './features/visits/letters/remind-of-visits.ts';
import { sendVisitLetters } from './features/visits/letters/send-visit-letters.ts';
import { createJobRunner, type JobRunner } from './platform/jobs/job-runner.ts';
import { deleteFailedJobs } from './platform/jobs/jobs.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whoever looks into what went wrong has a week. */
const FAILED_KEPT_MS = 7 * 24 * HOUR;

/** Puts together what is done without anybody waiting for it; nothing is done yet. */
export function openJobs(dependencies: Dependencies): JobRunner {
  const { database, clock } = dependencies;
  return createJobRunner(
    dependencies,
    [sendVisitLetters(dependencies)],
    [
      remindOfVisits(dependencies),
      {
        name: 'removing photos that no pet shows',
        everyMs: 6 * HOUR,
        run: () => sweepOrphanPhotos(dependencies),
      },
      {
        name: 'removing what has expired',
        everyMs: 10 * MINUTE,
        async run() {
          await deleteExpiredRows(database, clock);
          await deleteFailedJobs(database, new Date(clock().getTime() - FAILED_KEPT_MS));
        },
      },
    ],
  );
}
