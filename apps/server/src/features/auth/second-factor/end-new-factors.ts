import { NEW_FACTOR_DAYS } from '@pawmatch/contract/auth/second-factor';
import type { RecoverAccess } from '../../grants/recovered-access.ts';
import { deleteFactorsSince } from './second-factor.repository.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Whoever had the password may have added a factor, and would keep the owner out. A reset does not end older ones:
 * a stolen mailbox is not enough to log in.
 */
export const endNewFactors: RecoverAccess = async (tx, { userId, by, now }) => {
  if (by !== 'password reset') return;
  await deleteFactorsSince(tx, userId, new Date(now.getTime() - NEW_FACTOR_DAYS * DAY));
};
