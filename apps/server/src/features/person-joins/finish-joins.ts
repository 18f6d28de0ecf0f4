import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';
import type { Uses } from '../../dependencies.ts';
import { SYSTEM } from '../../platform/database/actor.ts';
import { eraseAccount } from '../account/closing/erase-account.ts';
import {
  insertEarlierDetails,
  listEarlierDetails,
} from '../account/export/earlier-details.repository.ts';
import { findUser } from '../users/users.repository.ts';
import * as repository from './person-joins.repository.ts';

/**
 * After seven days a join is for good: the other account goes, and what it was called counts as what the remaining one
 * was called earlier, for its erasure.
 */
export async function finishJoins({ database, clock }: Uses<'database' | 'clock'>): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - UNDO_JOIN_DAYS * 24 * 60 * 60_000);
  for (const { id, userId, joinedUserId } of await repository.listJoinsBefore(database, before)) {
    await database.transactionAs(SYSTEM, async (tx) => {
      // Somebody may separate them at this moment.
      if (!(await repository.lockJoin(tx, id))) return;
      const account = joinedUserId ? await findUser(tx, joinedUserId) : undefined;
      if (account) {
        for (const details of [account, ...(await listEarlierDetails(tx, account.id))]) {
          await insertEarlierDetails(tx, { ...details, id: userId }, now);
        }
        await eraseAccount(tx, account.id, now);
      }
      await repository.deleteJoin(tx, id);
    });
  }
}
