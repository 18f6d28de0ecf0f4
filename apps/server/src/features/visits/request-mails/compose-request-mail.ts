import { MAX_MAILED_REQUESTS } from '@pawmatch/contract/visits/visit-values';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { nameForMail, oneLine } from '../../../platform/mail/mail-names.ts';
import { hasLaterMail } from '../../../platform/mail/queue/later-mails.repository.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { staffSender, staffUrl, writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { nameInMail } from '../../users/mail-recipient.ts';
import { findUser } from '../../users/users.repository.ts';
import { describeVisitTime } from '../notifications/visit-times.ts';
import { countVisits, queryVisits, shelterTimeAt } from '../staff/visit-query.repository.ts';
import { requestMailMessages as messages } from './request-mail-messages.ts';
import { findFrequency, listAddresses } from './request-mails.repository.ts';

const MailData = z.object({
  /** Null for a mailbox of the shelter. */
  userId: z.nullable(z.string()),
});

type RequestMailDependencies = Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>;

/**
 * Composes the mails to staff. Each lists all requests that wait for an answer, so that of several
 * mails that wait for the same mailbox only the last one is sent.
 */
export function composeRequestMail(dependencies: RequestMailDependencies): MailComposer {
  const { database, clock, shelters, publicUrl } = dependencies;

  /** Settings and roles may have changed since. */
  async function isStillWanted(
    to: string,
    { userId, shelterId }: z.infer<typeof MailData> & { shelterId: string },
  ): Promise<boolean> {
    if (userId === null) return (await listAddresses(database, shelterId)).includes(to);
    return (await findFrequency(database, { userId, shelterId }, clock())) !== undefined;
  }

  return {
    isReadable: true,
    // Mails from before there were several shelters name none.
    async compose({ to, data, id, shelterId = FIRST_SHELTER }) {
      const { userId } = MailData.parse(data);
      const user = userId === null ? undefined : await findUser(database, userId);
      // It names visitors, so that it goes to no address that may be a stranger's.
      const isWanted =
        user?.emailConfirmedAt !== null && (await isStillWanted(to, { userId, shelterId }));
      if (!isWanted || (await hasLaterMail(database, id))) return { notSent: 'outdated' };
      const place = shelters.of(shelterId);
      const sender = staffSender({ shelters, publicUrl }, place);
      const time = shelterTimeAt(clock(), place);
      const query = { view: 'to_answer', sort: 'newest', limit: MAX_MAILED_REQUESTS } as const;
      const waiting = await queryVisits(database, query, time);
      const { total: count } = await countVisits(database, { view: 'to_answer' }, time);
      const requests = waiting.map(({ visit, pet, adopter }) => ({
        pet: oneLine(pet?.name ?? '') || messages.aPet,
        time: describeVisitTime(visit.startsAt, place.time_zone),
        visitor: nameForMail(adopter?.fullName ?? visit.visitorName ?? ''),
      }));
      const [first] = requests;
      if (!first) return { notSent: 'outdated' };
      const text =
        count === 1
          ? messages.one(first, staffUrl(sender, `/visits/${waiting[0]?.visit.id}`))
          : messages.several({ requests, count }, staffUrl(sender, '/visits?view=to_answer'));
      const blocks = [...text.blocks, messages.settings(staffUrl(sender, '/settings'))];
      const draft = { name: user ? nameInMail(user) : '', subject: text.subject, blocks };
      return writeShelterMail(draft, sender);
    },
  };
}
