import type { Queries } from '../../platform/database/database.ts';
import { enqueueForgettingInHistory } from '../history/forget-in-history.ts';
import { deleteUser } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { closeVisitsOfUser } from '../visits/cancellation/cancel-visits.service.ts';
import { lockPetsOfUser, lockUserWithVisits } from '../visits/visit-locks.repository.ts';

/**
 * Deletes all data of a person. Their visits stay anonymously; upcoming visits are cancelled, and their slots are free
 * again.
 * @returns undefined when there is no such account
 */
export async function eraseAccount(
  transaction: Queries,
  id: string,
  now: Date,
): Promise<UserRow | undefined> {
  // Pets are locked before people, as in a booking, so that the two cannot deadlock.
  await lockPetsOfUser(transaction, id);
  await lockUserWithVisits(transaction, id);
  await closeVisitsOfUser(transaction, id, now);
  const user = await deleteUser(transaction, id);
  if (user) await enqueueForgettingInHistory(transaction, id, now);
  return user;
}
