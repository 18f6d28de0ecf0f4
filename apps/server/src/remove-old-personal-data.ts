import { join } from 'node:path';
import { SENT_MAIL_DAYS } from '@pawmatch/contract/outbox/mail-values';
import type { Uses } from './dependencies.ts';
import { eraseAbandonedAccounts } from './features/account/closing/erase-abandoned-accounts.ts';
import { deleteOldContracts } from './features/adoption-papers/contracts/contracts.repository.ts';
import { forgetOldAdopters } from './features/adoptions/forget-adopters.ts';
import { deleteOldWords } from './features/follow-ups/follow-ups.repository.ts';
import { deleteEventsBefore } from './features/history/history.repository.ts';
import { deleteReadsBefore } from './features/journal/journal.repository.ts';
import { anonymiseWalkIns } from './features/visits/staff/walk-ins.repository.ts';
import type { PeriodicJob } from './platform/jobs/queue.ts';
import { deleteOldMails } from './platform/mail/queue/outbox.ts';
import { deleteSentMails } from './platform/mail/queue/sent-mails.repository.ts';

const HOUR = 60 * 60_000;

/** What staff look up about a pet or a person is rarely older than two years. */
const HISTORY_DAYS = 730;

/** An account that nobody confirms and that holds nothing. */
const ABANDONED_DAYS = 30;

type RetentionDependencies = Uses<'database' | 'clock' | 'config' | 'logger'>;

/**
 * After `RETENTION_DAYS`, removes the personal data of walk-ins and adopters without an account, what adopters wrote with their answers, mails in the
 * outbox and what the journal says of reads; after two years, events; after the years of each shelter, signed contracts; after a
 * month, accounts that were never confirmed, where a mail server is set.
 */
export function removeOldPersonalData(dependencies: RetentionDependencies): PeriodicJob {
  const { database, clock, config, logger } = dependencies;
  return {
    name: 'removing old personal data',
    everyMs: HOUR,
    async run() {
      const before = new Date(clock().getTime() - config.retentionDays * 24 * HOUR);
      await deleteOldWords(database, before);
      await forgetOldAdopters(database, before, clock());
      const walkIns = await anonymiseWalkIns(database, before);
      const mails = await deleteOldMails(join(config.dataDir, 'outbox'), before);
      const listedDays = Math.min(config.retentionDays, SENT_MAIL_DAYS);
      await deleteSentMails(database, new Date(clock().getTime() - listedDays * 24 * HOUR));
      const historyStart = new Date(clock().getTime() - HISTORY_DAYS * 24 * HOUR);
      const reads = await deleteReadsBefore(database, before);
      const events = await deleteEventsBefore(database, historyStart);
      const unused = {
        before: new Date(clock().getTime() - ABANDONED_DAYS * 24 * HOUR),
        now: clock(),
      };
      const contracts = await deleteOldContracts(database, clock());
      const accounts = config.smtpUrl ? await eraseAbandonedAccounts(database, unused) : 0;
      if (walkIns + mails + reads + events + contracts + accounts > 0) {
        logger.info(
          { walkIns, mails, reads, events, contracts, accounts },
          'Old personal data was removed',
        );
      }
    },
  };
}
