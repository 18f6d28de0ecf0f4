import { UNDO_ADOPTION_MINUTES } from '@pawmatch/contract/adoptions/adoption-values';
import { slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { isLastHold } from '@pawmatch/contract/visits/waiting-list/waiting-list';
import { WantedTimes } from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { wantedTimesLabel } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { oneLine } from '../../../platform/mail/mail-names.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import { type MailComposer, PREVIEW_TOKEN } from '../../../platform/mail/queue/mail-queues.ts';
import type { MailBlock } from '../../../platform/mail/rendering/mail-draft.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { inLanguageOf } from '../../users/user-language.ts';
import { describeVisitTime } from '../notifications/visit-times.ts';
import type { VisitRow } from '../visits.table.ts';
import {
  findWaiting,
  isVisitOfPartner,
  type Waiting,
  waitedFor,
} from './waiting-list.repository.ts';
import { waitingListMessages as messages } from './waiting-list-messages.ts';

const MailData = z.object({
  kind: z.enum([
    'held',
    'pet_adopted',
    'pet_removed',
    'pet_moved',
    'missed',
    'closed',
    'other_days',
    'passed',
    'partner_visits',
  ]),
  fullName: z.string(),
  petName: z.string(),
  petId: z.string(),
  userId: z.string(),
  /** With `held` and `partner_visits`: ISO 8601 in UTC. */
  startsAt: z.optional(z.string()),
  until: z.optional(z.string()),
  /** With `partner_visits`. */
  visitId: z.optional(z.string()),
  /** With `pet_moved`: the name of the shelter. */
  movedTo: z.optional(z.string()),
  /** With `closed`, `other_days` and `passed`: the day or hour. */
  wanted: z.optional(WantedTimes),
});

/** Why a person gets a mail: a time is held for them, or why their waiting has ended. */
type WaitingListMailKind = z.infer<typeof MailData>['kind'];

/** Stores a mail in the transaction of the change; only confirmed addresses get one. */
export async function notifyWaiting(
  transaction: Queries,
  waiting: Waiting,
  kind: WaitingListMailKind,
  now: Date,
  {
    held,
    wanted,
    visit,
    movedTo,
  }: {
    held?: { startsAt: Date; until: Date };
    wanted?: z.infer<typeof WantedTimes>;
    visit?: Pick<VisitRow, 'id' | 'startsAt'>;
    movedTo?: string | undefined;
  } = {},
): Promise<void> {
  const { entry, person } = waiting;
  if (!person.emailConfirmedAt) return;
  // A time is held for both pets of a pair; the other mails are about the pet that the person waits for.
  const petName =
    kind === 'held' ? inLanguageOf(person, () => waitedFor(waiting)) : waiting.petName;
  const data: z.infer<typeof MailData> = {
    kind,
    petName,
    fullName: person.fullName,
    petId: entry.petId,
    userId: entry.userId,
    ...(wanted && { wanted }),
    ...(movedTo && { movedTo }),
    ...(visit && { visitId: visit.id, startsAt: visit.startsAt.toISOString() }),
    ...(held && { startsAt: held.startsAt.toISOString(), until: held.until.toISOString() }),
  };
  const { shelterId } = waiting;
  const mail = { to: person.email, kind: 'waiting list', shelterId, data } as const;
  // So long, an adoption that was a mistake can be undone without a word.
  const sendAt = new Date(now.getTime() + UNDO_ADOPTION_MINUTES * 60_000);
  const delay = kind === 'pet_adopted' && { sendAt, isOfAdoption: true };
  await enqueueMail(transaction, { ...mail, ...delay, expiresAt: held?.until }, now);
}

/** Composes the mails to those who wait. A mail of a hold that has ended is not sent, nor one
 * of a visit that has changed, or of a partner who is none any more. */
export function composeWaitingListMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  return {
    isReadable: true,
    // Mails from before there were several shelters name none.
    async compose({ to, data, isPreview, shelterId = FIRST_SHELTER }) {
      const { kind, startsAt, until, visitId, wanted, movedTo, ...facts } = MailData.parse(data);
      const place = shelters.of(shelterId);
      const pet = oneLine(facts.petName);
      const allPetsUrl = pageUrl(publicUrl, '/pets');
      const write = (text: { subject: string; blocks: MailBlock[] }) =>
        writeShelterMail({ ...text, name: facts.fullName }, { shelter: place });
      if (kind === 'partner_visits') {
        const visit = startsAt && visitId && { id: visitId, startsAt: new Date(startsAt) };
        if (!visit || !(await isVisitOfPartner(database, facts.userId, visit))) {
          return { notSent: 'outdated' };
        }
        const time = describeVisitTime(visit.startsAt, place.time_zone);
        return write(
          messages.partner_visits({ pet, time, visitsUrl: pageUrl(publicUrl, '/dashboard') }),
        );
      }
      const petUrl = `${allPetsUrl}?petId=${facts.petId}`;
      const ended = {
        pet,
        allPetsUrl,
        petUrl,
        movedTo: oneLine(movedTo ?? '') || messages.anotherShelter,
      };
      const times = wanted ? wantedTimesLabel(wanted) : '';
      const waiting = await findWaiting(database, facts.petId, facts.userId);
      if (kind === 'pet_adopted' && waiting) return { notSent: 'outdated' };
      if (kind !== 'held') return write(messages[kind]({ ...ended, times }));
      if (!startsAt || !until || waiting?.entry.heldUntil?.toISOString() !== until) {
        return { notSent: 'outdated' };
      }
      if (waiting.person.email !== to) return { notSent: 'outdated' };
      const { petId: subjectId, userId } = waiting.entry;
      const life = { createdAt: clock(), expiresAt: new Date(until) };
      const token = isPreview
        ? PREVIEW_TOKEN
        : await insertGrant(database, 'held time', { userId, subjectId, email: to, ...life });
      const url = pageUrl(publicUrl, `/held-time?token=${token}`);
      return write(
        messages.held({
          pet,
          time: describeVisitTime(new Date(startsAt), place.time_zone),
          until: describeEnd(new Date(until), clock(), place.time_zone),
          bookUrl: url,
          releaseUrl: `${url}&choice=release`,
          isLast: isLastHold(waiting.entry.missed.length),
        }),
      );
    },
  };
}

/** Such as `3:15 PM`, with the day where that is not today. */
function describeEnd(until: Date, now: Date, timeZone: string): string {
  const { date, time } = toZonedTime(until, timeZone);
  const isToday = date === toZonedTime(now, timeZone).date;
  return isToday ? slotTimeLabel(time) : describeVisitTime(until, timeZone);
}
