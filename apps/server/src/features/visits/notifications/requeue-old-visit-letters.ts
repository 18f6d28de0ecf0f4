import type { Dependencies } from '../../../dependencies.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { findVisit } from '../visits.repository.ts';
import { addressOf, VisitNotification } from './visit-notification.ts';
import { enqueueNotifications } from './visit-notifications.repository.ts';

/** As they were stored before mails of all kinds had one queue, with the address among the facts. */
interface OldFacts {
  to: string;
}

/** Servers of an older version write to this queue until the last of them has been replaced. */
export function requeueOldVisitLetters({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Queue {
  return {
    name: 'visit letters',
    async handle({ payload }) {
      const letter = VisitNotification.parse(payload);
      const present = await findVisit(database, letter.visitId);
      const old = (payload as { facts?: OldFacts }).facts;
      const to = old?.to ?? (present && addressOf(present));
      const startsAt = letter.facts?.startsAt ?? present?.visit.startsAt;
      if (!to || !startsAt) return { skipped: true };
      await enqueueNotifications(
        database,
        [{ to, expiresAt: new Date(startsAt), letter }],
        clock(),
      );
      return undefined;
    },
  };
}
