import type { Uses } from '../../../dependencies.ts';
import { type MailComposer, PREVIEW_TOKEN } from '../../../platform/mail/queue/mail-queues.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import { inLanguageOf } from '../../users/user-language.ts';
import { listNextFreeTimes } from '../booking/list-slots.ts';
import { findVisit } from '../visits.repository.ts';
import { hasVisitLink, renderVisitNotification } from './render-visit-notification.ts';
import { factsOf, isSentAfterStart, isThanked, VisitNotification } from './visit-notification.ts';

type NotificationDependencies = Uses<'database' | 'clock' | 'config' | 'shelters' | 'publicUrl'>;

/** Composes the mails about visits. An outdated notification is not sent, since a newer one follows it. */
export function composeVisitMail(dependencies: NotificationDependencies): MailComposer {
  const { database, clock, config, shelters, publicUrl } = dependencies;
  return {
    isReadable: true,
    async compose({ to: address, data, isPreview }) {
      const notification = VisitNotification.parse(data);
      const current = await findVisit(database, notification.visitId);
      if (current && current.visit.notificationSequence > notification.sequence)
        return { notSent: 'outdated' };
      const facts = notification.facts ?? (current && factsOf(current));
      if (!facts) return { notSent: 'outdated' };
      const outcome = current?.visit.outcome ?? null;
      if (notification.kind === 'thanks' && !(current && isThanked(current.visit)))
        return { notSent: 'outdated' };
      if (new Date(facts.startsAt) <= clock() && !isSentAfterStart(notification))
        return { notSent: 'expired' };
      const sender = {
        shelter: shelters.of(facts.shelterId),
        publicUrl,
        mailFrom: config.mailFrom,
      };
      const freeTimes =
        notification.reason === 'unanswered' && facts.petId
          ? await listNextFreeTimes(dependencies, facts.petId)
          : [];
      const adopter = current?.adopter;
      // The account may have got another address since the notification was stored.
      const to = adopter?.email ?? address;
      const linkToken =
        !hasVisitLink(notification) || isPreview
          ? PREVIEW_TOKEN
          : await insertGrant(database, 'visit', {
              userId: adopter?.id ?? null,
              subjectId: notification.visitId,
              email: adopter?.email ?? null,
              createdAt: clock(),
            });
      const mail = { ...facts, to, outcome, linkToken, freeTimes };
      const render = () => renderVisitNotification(notification, mail, sender, clock());
      return { ...(adopter ? inLanguageOf(adopter, render) : render()), to };
    },
  };
}
