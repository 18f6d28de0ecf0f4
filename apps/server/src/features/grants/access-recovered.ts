import type { Queries } from '../../platform/database/database.ts';
import { deleteAlertsOfUnconfirmed } from '../alerts/alerts.repository.ts';
import { endOtherSessions } from '../auth/end-other-sessions.ts';
import { endPartnershipOnReset } from '../matching/partners/end-partnership.ts';
import { mailNewVisitLinks } from '../visits/notifications/mail-new-visit-links.ts';
import { lockAdopter } from '../visits/visit-locks.repository.ts';
import type { EndAccess, RecoveredAccess } from './end-access.ts';
import { deleteGrantsOfUser } from './grants.repository.ts';

const endings: EndAccess[] = [
  (tx, { userId }) => deleteGrantsOfUser(tx, userId),
  endOtherSessions,
  endPartnershipOnReset,
  deleteAlertsOfUnconfirmed,
  mailNewVisitLinks,
];

/**
 * Ends what gives others access to an account or to what belongs to it. A logout is no such event; an account that is
 * deleted takes all of it along. Called before a reset confirms the address, and after an address was changed.
 */
export async function recoverAccess(
  transaction: Queries,
  recovered: RecoveredAccess,
): Promise<void> {
  await lockAdopter(transaction, recovered.userId);
  for (const end of endings) await end(transaction, recovered);
}
