import { perLanguage } from '@pawmatch/contract/localized';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { longDateOf } from '../../../platform/language/long-date.ts';
import { oneLine } from '../../../platform/mail/mail-names.ts';
import { enqueueMails } from '../../../platform/mail/queue/enqueue-mail.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { staffSender, staffUrl, writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { listCurrentMemberships } from '../../staff/memberships.repository.ts';
import { nameInMail } from '../../users/mail-recipient.ts';
import { findUser } from '../../users/users.repository.ts';
import { fosterOfferMessages as messages } from '../foster-messages.ts';
import { findOwnHome } from '../homes/foster-homes.repository.ts';
import { petsOf, type WholeOffer } from './foster-offers.presenter.ts';
import { readOffers } from './read-offers.ts';

/** `offered` and `taken` go to homes, `accepted` to who asked. */
const newsOfOffers = ['offered', 'taken', 'accepted'] as const;

const MailData = z.object({ offerId: z.string(), userId: z.string(), news: z.enum(newsOfOffers) });
type MailData = z.infer<typeof MailData>;

/** Stores the same news for several people. */
export const enqueueOfferMails = (
  transaction: Queries,
  readers: readonly { id: string; email: string }[],
  { offerId, shelterId, news, now }: Omit<MailData, 'userId'> & { shelterId: string; now: Date },
): Promise<void> =>
  enqueueMails(
    transaction,
    readers.map(({ id: userId, email: to }) => ({
      ...{ to, kind: 'foster offer', shelterId },
      data: { offerId, userId, news } satisfies MailData,
    })),
    now,
  );

/** Composes the emails about offers; what is not true any more at the moment of sending is not sent. */
export function composeFosterOfferMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  /** Roles and answers may have changed since. */
  async function mayRead({ userId, news }: MailData, shelterId: string, now: Date) {
    const memberships = await listCurrentMemberships(database, userId, now);
    const here = memberships.find((membership) => membership.shelterId === shelterId);
    const may = here ? capabilitiesOf([here.role], here.careParts) : [];
    if (news === 'accepted') return may.includes('fosters.read');
    const own = await findOwnHome(database, { userId, shelterId });
    return may.includes('fosters.own') && own?.home.wantsOfferMails === true;
  }

  return {
    isReadable: true,
    async compose({ data, shelterId = FIRST_SHELTER }) {
      const mail = MailData.parse(data);
      const now = clock();
      const place = shelters.of(shelterId);
      const { date: today } = toZonedTime(now, place.time_zone);
      const [whole] = await readOffers(database, { shelterId, today, now }, { id: mail.offerId });
      const user = await findUser(database, mail.userId);
      const isTrue = whole?.state === (mail.news === 'offered' ? 'open' : 'taken');
      if (!whole || !isTrue || !user?.emailConfirmedAt || !(await mayRead(mail, shelterId, now))) {
        return { notSent: 'outdated' };
      }
      const sender = staffSender({ shelters, publicUrl }, place);
      const { subject, blocks } = textOf(mail.news, whole, {
        home: staffUrl(sender, '/foster'),
        homes: staffUrl(sender, '/fosters'),
      });
      return writeShelterMail({ name: nameInMail(user), subject, blocks }, sender);
    },
  };
}

const names = perLanguage((locale) => new Intl.ListFormat(locale));

function textOf(news: MailData['news'], whole: WholeOffer, urls: { home: string; homes: string }) {
  const { note, fromOn, weeks } = whole.offer;
  const offered = {
    pets: names().format(petsOf(whole).map(({ name }) => oneLine(name))),
    ...{ from: longDateOf(fromOn), weeks, note },
  };
  if (news === 'accepted') {
    return messages.accepted({ ...offered, home: oneLine(whole.taker?.name ?? '') }, urls.homes);
  }
  const { subject, blocks } =
    news === 'offered' ? messages.offered(offered, urls.home) : messages.taken(offered);
  return { subject, blocks: [...blocks, messages.settings(urls.home)] };
}
