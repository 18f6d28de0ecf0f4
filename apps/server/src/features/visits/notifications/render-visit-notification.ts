import type { MailContent } from '../../../platform/mail/mailer.ts';
import { greet, oneLine } from '../../../platform/mail-names.ts';
import { shelterSignature } from '../../shelter/shelter-signature.ts';
import { writeVisitCalendar } from './visit-calendar.ts';
import {
  cancellationMessages,
  visitMailMessages as messages,
  type VisitMailText,
} from './visit-mail-messages.ts';
import type { NotificationData, Sender, VisitNotification } from './visit-notification.ts';
import { describeVisitTime } from './visit-times.ts';

function textOf(
  notification: VisitNotification,
  facts: NotificationData,
  sender: Sender,
): VisitMailText {
  const { shelter, publicUrl } = sender;
  const describeTime = (iso: string) => describeVisitTime(new Date(iso), shelter.time_zone);
  const pet = oneLine(facts.petName ?? '') || 'our pet';
  const minutes = (Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000;
  const isPair = facts.isPair === true;
  const visit = { pet, isPair, time: describeTime(facts.startsAt), minutes };
  const moved = notification.startedAt
    ? { pet, from: describeTime(notification.startedAt), to: visit.time, minutes }
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
    case 'reopened':
      return moved
        ? messages.movedAndNotConfirmedAnyMore(moved)
        : messages.notConfirmedAnyMore(visit);
    case 'cancelled': {
      const allPets = `${publicUrl}/pets`;
      return cancellationMessages[notification.reason ?? 'staff']({
        ...visit,
        leaving: oneLine(facts.leavingPetName ?? '') || pet,
        petUrl: facts.petId ? `${allPets}?petId=${facts.petId}` : allPets,
        similarPetsUrl: facts.species ? `${allPets}?species=${facts.species}` : allPets,
      });
    }
  }
}

/** B3.06: the page on which the visitor moves or cancels the visit. */
const linkOf = (
  { publicUrl, links }: Sender,
  { visitId }: VisitNotification,
  { startsAt }: NotificationData,
) => `${publicUrl}/visit?token=${links.issue({ visitId, startsAt: new Date(startsAt) })}`;

/** Renders a notification as a plain-text mail, with a calendar entry where the calendar changes. */
export function renderVisitNotification(
  notification: VisitNotification,
  facts: NotificationData & { to: string },
  sender: Sender,
  now: Date,
): MailContent {
  const { subject, paragraphs } = textOf(notification, facts, sender);
  const hasDashboard = facts.hasAccount && notification.reason !== 'account_closed';
  const text = [
    greet(facts.fullName),
    ...paragraphs,
    ...(notification.kind === 'cancelled'
      ? []
      : [messages.moveOrCancel(linkOf(sender, notification, facts))]),
    ...(hasDashboard ? [`Your visits: ${sender.publicUrl}/dashboard`] : []),
    shelterSignature(sender.shelter),
  ].join('\n\n');
  const isCancelled = notification.isInvitationWithdrawn === true;
  const hasCalendar =
    notification.kind === 'confirmed' || notification.kind === 'moved' || isCancelled;
  const { visitId, sequence } = notification;
  return {
    subject,
    text: `${text}\n`,
    ...(hasCalendar && {
      calendar: {
        fileName: 'visit.ics',
        text: writeVisitCalendar({ visitId, sequence, facts, isCancelled, now }, sender),
      },
    }),
  };
}
