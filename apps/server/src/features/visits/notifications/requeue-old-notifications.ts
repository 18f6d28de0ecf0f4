import type { Uses } from '../../../dependencies.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { findVisit } from '../visits.repository.ts';
import { addressOf, VisitNotification } from './visit-notification.ts';
import { enqueueNotifications } from './visit-notifications.repository.ts';

/** The stored form of older versions, which had the address among the facts. */
interface OldFacts {
  to: string;
}

/** Moves notifications of older servers to the mail queue; such servers may still run during an upgrade. */
export function requeueOldNotifications({ database, clock }: Uses<'database' | 'clock'>): Queue {
  return {
    name: 'visit letters',
    async handle({ payload }) {
      const notification = VisitNotification.parse(payload);
      const current = await findVisit(database, notification.visitId);
      const old = (payload as { facts?: OldFacts }).facts;
      const to = old?.to ?? (current && addressOf(current));
      const startsAt = notification.facts?.startsAt ?? current?.visit.startsAt;
      const shelterId = notification.facts?.shelterId ?? current?.visit.shelterId;
      if (!to || !startsAt || !shelterId) return { skipped: true };
      await enqueueNotifications(
        database,
        [{ to, shelterId, expiresAt: new Date(startsAt), notification }],
        clock(),
      );
      return undefined;
    },
  };
}
