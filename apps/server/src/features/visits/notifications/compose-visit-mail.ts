import type { Dependencies } from '../../../dependencies.ts';
import type { MailComposer } from '../../../platform/mail/mail-queues.ts';
import { findVisit } from '../visits.repository.ts';
import { renderVisitNotification } from './render-visit-notification.ts';
import { factsOf, isSentAfterStart, VISIT_MAIL, VisitNotification } from './visit-notification.ts';

type NotificationDependencies = Pick<Dependencies, 'database' | 'clock' | 'config' | 'publicUrl'>;

/**
 * Writes the mails about visits. What is no longer true when its turn comes is not sent: another mail
 * says what is.
 */
export function composeVisitMail(dependencies: NotificationDependencies): MailComposer {
  const { database, clock, config, publicUrl } = dependencies;
  const sender = { shelter: config.shelter, publicUrl, mailFrom: config.mailFrom };
  return {
    kind: VISIT_MAIL,
    async compose({ to, data }) {
      const letter = VisitNotification.parse(data);
      const present = await findVisit(database, letter.visitId);
      if (present && present.visit.notificationSequence > letter.sequence)
        return { notSent: 'outdated' };
      const facts = letter.facts ?? (present && factsOf(present));
      if (!facts) return { notSent: 'outdated' };
      if (new Date(facts.startsAt) <= clock() && !isSentAfterStart(letter))
        return { notSent: 'expired' };
      return renderVisitNotification(letter, { ...facts, to }, sender, clock());
    },
  };
}
