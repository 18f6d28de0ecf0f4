import type { RecoverAccess } from '../../grants/recovered-access.ts';
import { deletePartners } from './partner-matching.repository.ts';

/** Whoever had the account before a reset may have joined it with their own, to read its answers. */
export const endPartnershipOnReset: RecoverAccess = async (tx, { userId, by }) => {
  if (by === 'password reset') await deletePartners(tx, userId);
};
