import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { nameForMail, oneLine } from '../../../platform/mail-names.ts';
import type { NotificationData, Sender } from './visit-notification.ts';

interface Entry {
  visitId: string;
  sequence: number;
  facts: NotificationData & { to: string };
  isCancelled: boolean;
  now: Date;
}

/**
 * The visit as an iCalendar text (RFC 5545, RFC 5546): an invitation, or its cancellation under the
 * same UID. Times are in UTC, which calendars convert to local time.
 */
export function writeVisitCalendar(
  { visitId, sequence, facts, isCancelled, now }: Entry,
  { shelter, mailFrom, publicUrl }: Sender,
): string {
  const calendar = ical({
    prodId: { company: 'Pawmatch', product: 'Visits' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${visitId}@pawmatch`,
    sequence,
    stamp: now,
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    summary: oneLine(`Meet ${facts.petName ?? 'a pet'} at ${shelter.name}`),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(shelter.address && { location: `${oneLine(shelter.name)}, ${shelter.address}` }),
    organizer: { name: oneLine(shelter.name), email: shelter.email ?? addressIn(mailFrom) },
    // The visitor has asked for the visit, so no reply is requested.
    attendees: [
      {
        name: nameForMail(facts.fullName) ?? facts.to,
        email: facts.to,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    ...(facts.hasAccount && { url: `${publicUrl}/dashboard` }),
  });
  return calendar.toString();
}

const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim();
