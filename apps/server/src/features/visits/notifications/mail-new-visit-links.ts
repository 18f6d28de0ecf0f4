import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import type { RecoverAccess } from '../../grants/recovered-access.ts';
import { listVisitsOfUser } from '../visits.repository.ts';
import { addressOf, type VisitMail } from './visit-notification.ts';
import { enqueueNotifications } from './visit-notifications.repository.ts';

/** In place of the links that have ended, if the change was made by somebody who was logged in. */
export const mailNewVisitLinks: RecoverAccess = async (tx, { userId, by, now }) => {
  if (by !== 'password change' && by !== 'address change') return;
  const details = await listVisitsOfUser(tx, userId);
  const mails = details.flatMap((visit): VisitMail[] => {
    const { id: visitId, shelterId, startsAt, status } = visit.visit;
    const { notificationSequence: sequence } = visit.visit;
    const to = addressOf(visit);
    if (!to || startsAt <= now || !isActiveVisitStatus(status)) return [];
    const notification = { kind: 'newLink', visitId, sequence, actor: 'adopter' } as const;
    return [{ to, shelterId, expiresAt: startsAt, notification }];
  });
  await enqueueNotifications(tx, mails, now);
};
