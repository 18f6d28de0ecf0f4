import { SYSTEM } from '../../../platform/database/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { enqueueForgetting } from '../../../platform/mail/forget-person.ts';
import { lockAbandonedUsers } from '../../users/users.repository.ts';
import { eraseAccount } from './erase-account.ts';

/** Of one transaction. */
const BATCH = 100;

/** Erases accounts that were never confirmed, hold nothing and were not used since. @returns how many */
export async function eraseAbandonedAccounts(
  database: Database,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  const eraseBatch = () =>
    database.transactionAs(SYSTEM, async (tx) => {
      const ids = await lockAbandonedUsers(tx, { before, now, limit: BATCH });
      for (const id of ids) {
        const erased = await eraseAccount(tx, id, now);
        if (erased) await enqueueForgetting(tx, erased.person, now);
      }
      return ids.length;
    });
  for (let total = 0; ; ) {
    const erased = await eraseBatch();
    total += erased;
    if (erased < BATCH) return total;
  }
}
