import type { RecoverAccess } from '../../grants/recovered-access.ts';
import {
  declineRequests,
  deletePartners,
  withdrawRequests,
} from './partner-matching.repository.ts';

/**
 * Whoever had the account before a reset may have joined it with their own, to read its answers. What still waits for
 * an approval goes with the invitations.
 */
export const endPartnership: RecoverAccess = async (tx, { userId, by, now }) => {
  await declineRequests(tx, [userId]);
  await withdrawRequests(tx, [userId]);
  if (by === 'password reset') await deletePartners(tx, userId, now);
};
