import { petLetterTexts } from '@pawmatch/contract/pet-letters/pet-letter-messages';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { createAnswerTimes } from '@pawmatch/contract/visits/times/answer-time';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import { isUniversalTime } from '@pawmatch/contract/zoned-time';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { oneLine } from '../../../platform/mail/mail-names.ts';
import type { MailContent } from '../../../platform/mail/mailer.ts';
import type { MailBlock } from '../../../platform/mail/rendering/mail-draft.ts';
import { writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { writeVisitCalendar } from '../calendar/visit-calendar.ts';
import { cancellationMessages } from './cancellation-messages.ts';
import { visitMailMessages as messages, type VisitMailText } from './visit-mail-messages.ts';
import type { NotificationData, Sender, VisitNotification } from './visit-notification.ts';
import { describeVisitTime, zoneNameAt } from './visit-times.ts';

/** What a mail is rendered of. */
type MailFacts = NotificationData & {
  to: string;
  /** Of a visit that is over. */
  outcome: VisitOutcome | null;
  /** With which its visitor moves or cancels a visit to come, see {@link hasVisitLink}. */
  linkToken: string;
  /** Of an unanswered request: when the pet can be visited instead; ISO 8601. */
  freeTimes?: string[];
};

const petNameOf = ({ petName }: NotificationData) => oneLine(petName ?? '') || messages.ourPet;

/** By when the request is answered; undefined when that has passed, is no earlier than the visit, and for old notifications. */
function answerTime({ createdAt, startsAt }: MailFacts, shelter: Shelter, now: Date) {
  if (!createdAt) return undefined;
  const request = { createdAt: new Date(createdAt), startsAt: new Date(startsAt) };
  const by = createAnswerTimes(shelter).answerBy(request);
  const isOfUse = by > now && by < request.startsAt;
  return isOfUse ? describeVisitTime(by, shelter.time_zone) : undefined;
}

function textOf(
  notification: VisitNotification,
  facts: MailFacts,
  sender: Sender,
  now: Date,
): VisitMailText {
  const { shelter } = sender;
  const describeTime = (iso: string) =>
    describeVisitTime(new Date(iso), facts.timeZone ?? shelter.time_zone);
  const pet = petNameOf(facts);
  const minutes = (Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000;
  const isPair = facts.isPair === true;
  const promisedBy = answerTime(facts, shelter, now);
  const visit = { pet, isPair, time: describeTime(facts.startsAt), minutes, answerBy: promisedBy };
  const moved = notification.startedAt
    ? {
        pet,
        from: describeTime(notification.startedAt),
        to: visit.time,
        minutes,
        answerBy: promisedBy,
      }
    : undefined;
  switch (notification.kind) {
    case 'received':
      return notification.actor === 'adopter'
        ? messages.requestReceived(visit)
        : messages.requestBookedByStaff(visit);
    case 'requestMoved':
      if (!moved) return messages.requestReceived(visit);
      return notification.actor === 'adopter'
        ? messages.requestMovedByAdopter(moved)
        : messages.requestMovedByStaff(moved);
    case 'revived':
      return messages.requestRevivedByStaff(visit);
    case 'confirmed':
      return moved ? messages.confirmedAtOtherTime(moved) : messages.confirmed(visit);
    case 'moved':
      if (!moved) return messages.confirmed(visit);
      return notification.actor === 'adopter'
        ? messages.movedByAdopter(moved)
        : messages.movedByStaff(moved);
    case 'reminder':
      return messages.reminder(visit);
    case 'newLink':
      return messages.newLink(visit);
    case 'reopened':
      return moved
        ? messages.movedAndNotConfirmedAnyMore(moved)
        : messages.notConfirmedAnyMore(visit);
    case 'cancelled': {
      const { reason = 'staff', isInvitationWithdrawn } = notification;
      const isDeclined = reason === 'staff' && isInvitationWithdrawn === false;
      return cancellationMessages[isDeclined ? 'declined' : reason]({
        ...visit,
        ...linksToPets(facts, sender),
        leaving: oneLine(facts.leavingPetName ?? '') || pet,
        movedTo: oneLine(facts.movedTo ?? '') || messages.anotherShelter,
        closedBecause: oneLine(facts.closedBecause ?? ''),
        explanation: notification.explanation ?? '',
        freeTimes: (facts.freeTimes ?? []).map(describeTime),
      });
    }
    case 'thanks': {
      const met = { ...visit, ...linksToPets(facts, sender) };
      if (facts.outcome === 'adopted') return messages.thanksForAdopting(met);
      return facts.outcome === 'not_a_fit' ? messages.thanksForComing(met) : messages.thanks(met);
    }
  }
}

function linksToPets({ petId, species }: NotificationData, { publicUrl }: Sender) {
  const allPets = pageUrl(publicUrl, '/pets');
  return {
    petUrl: petId ? `${allPets}?petId=${petId}` : allPets,
    similarPetsUrl: species ? `${allPets}?species=${species}` : allPets,
  };
}

/** The visit still takes place, so that the mail shows when and where, and how to change it. */
export const hasVisitLink = ({ kind }: VisitNotification) =>
  kind !== 'cancelled' && kind !== 'thanks';

/** The photo comes first; a pet that has left the shelter has none any more. */
function photoOf({ reason }: VisitNotification, facts: MailFacts, { publicUrl }: Sender) {
  if (!facts.photoUrl || reason === 'pet_removed') return [];
  const url = new URL(facts.photoUrl, publicUrl).href;
  return [{ kind: 'photo' as const, url, alt: petLetterTexts.photoOf({ pet: petNameOf(facts) }) }];
}

/** The page on which the visitor moves or cancels the visit. */
const linkOf = ({ publicUrl }: Sender, { linkToken }: MailFacts) =>
  pageUrl(publicUrl, `/visit?token=${linkToken}`);

function visitDetailsOf(facts: MailFacts, sender: Sender) {
  const { time_zone: timeZone, address } = sender.shelter;
  const place = facts.meetingPlace ?? address;
  const startsAt = new Date(facts.startsAt);
  const time = describeVisitTime(startsAt, timeZone);
  const zone = isUniversalTime(timeZone) ? null : zoneNameAt(startsAt, timeZone);
  return [
    messages.facts({ pet: petNameOf(facts), time, zone, place }),
    messages.moveOrCancel(linkOf(sender, facts)),
  ];
}

/** Renders a notification as a mail, with a calendar entry where the calendar changes. */
export function renderVisitNotification(
  notification: VisitNotification,
  facts: MailFacts,
  sender: Sender,
  now: Date,
): MailContent {
  const { subject, blocks: message } = textOf(notification, facts, sender, now);
  const hasDashboard = facts.hasAccount && notification.reason !== 'account_closed';
  const blocks: MailBlock[] = [
    ...photoOf(notification, facts, sender),
    ...message,
    ...(hasVisitLink(notification) ? visitDetailsOf(facts, sender) : []),
    ...(hasDashboard ? [messages.dashboard(pageUrl(sender.publicUrl, '/dashboard'))] : []),
  ];
  const isCancelled = notification.isInvitationWithdrawn === true;
  const hasCalendar =
    notification.kind === 'confirmed' || notification.kind === 'moved' || isCancelled;
  const { visitId, sequence } = notification;
  const linkUrl = hasVisitLink(notification) ? linkOf(sender, facts) : undefined;
  return {
    ...writeShelterMail({ name: facts.fullName, subject, blocks }, sender),
    ...(hasCalendar && {
      calendar: {
        fileName: 'visit.ics',
        text: writeVisitCalendar({ visitId, sequence, facts, isCancelled, linkUrl, now }, sender),
      },
    }),
  };
}
