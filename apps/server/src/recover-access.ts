import { deleteAlertsOfUnconfirmed } from './features/alerts/alerts.repository.ts';
import { endNewFactors } from './features/auth/second-factor/end-new-factors.ts';
import { endOtherSessions } from './features/auth/sessions/end-other-sessions.ts';
import { deleteGrantsOfUser } from './features/grants/grants.repository.ts';
import type { RecoverAccess } from './features/grants/recovered-access.ts';
import { endPartnership } from './features/matching/partners/end-partnership.ts';
import { mailNewVisitLinks } from './features/visits/notifications/mail-new-visit-links.ts';
import { lockAdopter } from './features/visits/visit-locks.repository.ts';

/** What each feature ends. */
const endings: RecoverAccess[] = [
  (tx, { userId }) => deleteGrantsOfUser(tx, userId),
  endOtherSessions,
  endNewFactors,
  endPartnership,
  deleteAlertsOfUnconfirmed,
  mailNewVisitLinks,
];

/**
 * Ends what gives others access to an account or to what belongs to it. A logout is no such event; an account that is
 * deleted takes all of it along. Called before a reset confirms the address, and after an address was changed.
 */
export const recoverAccess: RecoverAccess = async (transaction, recovered) => {
  await lockAdopter(transaction, recovered.userId);
  for (const end of endings) await end(transaction, recovered);
};
