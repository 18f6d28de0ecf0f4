import { join } from 'node:path';
import type { Dependencies } from './dependencies.ts';
import { anonymiseWalkIns } from './features/visits/walk-ins.repository.ts';
import type { PeriodicJob } from './platform/jobs/queue.ts';
import { deleteOldMails } from './platform/mail/outbox.ts';

const HOUR = 60 * 60_000;

type RetentionDependencies = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;

/** After `RETENTION_DAYS`, removes the personal data of walk-ins, and mails in the outbox. */
export function removeOldPersonalData(dependencies: RetentionDependencies): PeriodicJob {
  const { database, clock, config, logger } = dependencies;
  return {
    name: 'removing old personal data',
    everyMs: HOUR,
    async run() {
      const before = new Date(clock().getTime() - config.retentionDays * 24 * HOUR);
      const walkIns = await anonymiseWalkIns(database, before);
      const mails = await deleteOldMails(join(config.dataDir, 'outbox'), before);
      if (walkIns + mails > 0) {
        logger.info({ walkIns, letters: mails }, 'Old personal data was removed');
      }
    },
  };
}
