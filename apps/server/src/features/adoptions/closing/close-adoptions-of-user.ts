import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import type { Queries } from '../../../platform/database/database.ts';
import { lockAdoption, lockAdoptionsOfUser } from '../adoption-locks.repository.ts';
import { takeStep } from '../adoption-steps.ts';
import { anonymiseAdoptionsOfUser } from '../adoptions.repository.ts';

/**
 * Ends the open adoptions of an account that is deleted, so that others can have the pets, and removes the person from
 * all its adoptions. The caller has locked the pets and the account.
 */
export async function closeAdoptionsOfUser(tx: Queries, userId: string, now: Date): Promise<void> {
  for (const { adoption } of await lockAdoptionsOfUser(tx, userId)) {
    const locked = isOpenAdoption(adoption.stage) ? await lockAdoption(tx, adoption.id) : undefined;
    const step = { action: 'withdraw', actor: 'system', reason: 'account_closed', now } as const;
    if (locked) await takeStep(tx, locked, step);
  }
  await anonymiseAdoptionsOfUser(tx, userId, now);
}
