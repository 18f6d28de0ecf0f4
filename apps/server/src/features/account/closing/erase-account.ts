import type { Queries } from '../../../platform/database/database.ts';
import type { ErasedPerson } from '../../../platform/mail/forget-person.ts';
import { forgetCheckNotesOfUser } from '../../adoption-checks/adoption-checks.repository.ts';
import { lockAdoptionsOfUser } from '../../adoptions/adoption-locks.repository.ts';
import { closeAdoptionsOfUser } from '../../adoptions/closing/close-adoptions-of-user.ts';
import { forgetReturnWordsOfUser } from '../../adoptions/forget-adopters.ts';
import { forgetWordsOfUser } from '../../follow-ups/follow-ups.repository.ts';
import { enqueueForgettingInHistory } from '../../history/forget-in-history.ts';
import { deleteNotesOnVisitsOf } from '../../internal-notes/internal-notes.repository.ts';
import { forgetReasonOfMarks } from '../../person-marks/person-marks.repository.ts';
import { listJoinedAccounts } from '../../users/person-joins.repository.ts';
import { deleteUser } from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import { closeVisitsOfUser } from '../../visits/cancellation/cancel-visits.service.ts';
import { lockPetsOfUser, lockUserWithVisits } from '../../visits/visit-locks.repository.ts';
import { listEarlierDetails } from '../export/earlier-details.repository.ts';

/**
 * Deletes all data of a person. Their visits and adoptions stay anonymously; upcoming visits are cancelled and open
 * adoptions end, so that their slots and pets are free again.
 * @returns what mails may still call the person, which the caller makes them forget; undefined when there is no such account
 */
export async function eraseAccount(
  transaction: Queries,
  id: string,
  now: Date,
): Promise<{ user: UserRow; person: ErasedPerson } | undefined> {
  // Pets are locked before people, as in a booking, so that the two cannot deadlock.
  await lockPetsOfUser(transaction, id);
  await lockUserWithVisits(transaction, id);
  await deleteNotesOnVisitsOf(transaction, id);
  await closeVisitsOfUser(transaction, id, now);
  // While the adoptions still name the person; nobody adds words to them from now on.
  await lockAdoptionsOfUser(transaction, id);
  await forgetWordsOfUser(transaction, id);
  await forgetCheckNotesOfUser(transaction, id);
  await forgetReturnWordsOfUser(transaction, id, now);
  await closeAdoptionsOfUser(transaction, id, now);
  const earlier = await listEarlierDetails(transaction, id);
  const joined = await eraseJoined(transaction, id, now);
  await forgetReasonOfMarks(transaction, id, now);
  const user = await deleteUser(transaction, id);
  if (!user) return undefined;
  await enqueueForgettingInHistory(transaction, id, now);
  const details = [user, ...earlier];
  const emails = [...details.map(({ email }) => email), ...joined.flatMap(({ emails }) => emails)];
  const names = [
    ...details.map(({ fullName }) => fullName),
    ...joined.flatMap(({ names }) => names),
  ];
  return {
    user,
    person: {
      emails: [...new Set(emails)],
      names: [...new Set(names)],
      erasedAt: now.toISOString(),
    },
  };
}

/** Accounts that staff have joined with this one are the same person's. */
async function eraseJoined(transaction: Queries, id: string, now: Date): Promise<ErasedPerson[]> {
  const erased: ErasedPerson[] = [];
  for (const joinedId of await listJoinedAccounts(transaction, id)) {
    const account = await eraseAccount(transaction, joinedId, now);
    if (account) erased.push(account.person);
  }
  return erased;
}
