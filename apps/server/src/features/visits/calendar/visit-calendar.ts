import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { nameForMail, oneLine } from '../../../platform/mail/mail-names.ts';
import { findSenderAddress } from '../../../platform/mail/mail-settings.ts';
import type { NotificationData, Sender } from '../notifications/visit-notification.ts';
import type { VisitDetails } from '../visits.repository.ts';

interface Entry {
  visitId: string;
  sequence: number;
  facts: NotificationData & { to: string };
  isCancelled: boolean;
  now: Date;
}

/** How often calendar programs are asked to read the calendar of staff again. */
const REFRESH_SECONDS = 15 * 60;

/** RFC 5545, 3.1: each line ends with a line break, also the last one. */
const textOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

const PRODUCT = { company: 'Pawmatch', product: 'Visits' };

interface EntryTime {
  visitId: string;
  sequence: number;
  startsAt: string | Date;
  endsAt: string | Date;
}

/** What each entry of a visit has, in an email and in the calendar of staff, so that both are one entry. */
const describeEntry = (
  { visitId, sequence, startsAt, endsAt }: EntryTime,
  { name, address }: Shelter,
  now: Date,
) => ({
  id: `${visitId}@pawmatch`,
  sequence,
  stamp: now,
  start: new Date(startsAt),
  end: new Date(endsAt),
  ...(address && { location: `${oneLine(name)}, ${address}` }),
});

/**
 * The visit as an iCalendar text (RFC 5545, RFC 5546): an invitation, or its cancellation under the
 * same UID. Times are in UTC, which calendars convert to local time.
 */
export function writeVisitCalendar(
  { visitId, sequence, facts, isCancelled, now }: Entry,
  { shelter, mailFrom, publicUrl }: Sender,
): string {
  const calendar = ical({
    prodId: PRODUCT,
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    ...describeEntry({ visitId, sequence, ...facts }, shelter, now),
    summary: oneLine(`Meet ${facts.petName ?? 'a pet'} at ${shelter.name}`),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {
      name: quoted(shelter.name),
      email: shelter.email ?? findSenderAddress(mailFrom) ?? mailFrom,
    },
    // The visitor has asked for the visit, so no reply is requested.
    attendees: [
      {
        name: quoted(nameForMail(facts.fullName) ?? facts.to),
        email: facts.to,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    ...(facts.hasAccount && { url: `${publicUrl}/dashboard` }),
  });
  return textOf(calendar);
}

/** The visits for calendar programs of staff. Visitors are not named, see docs/security.md. */
export function writeStaffCalendar(
  visits: readonly VisitDetails[],
  { shelter, publicUrl, now }: { shelter: Shelter; publicUrl: string; now: Date },
): string {
  const calendar = ical({
    name: escapeText(`Visits at ${oneLine(shelter.name)}`),
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { visit, pet, bondedPet } of visits) {
    const { id: visitId, notificationSequence: sequence, startsAt, endsAt } = visit;
    calendar.createEvent({
      ...describeEntry({ visitId, sequence, startsAt, endsAt }, shelter, now),
      summary: oneLine(`Visit with ${petNames(pet, bondedPet) || 'a removed pet'}`),
      status: visit.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      url: `${publicUrl}/admin/visits/${visitId}`,
    });
  }
  return textOf(calendar);
}

/**
 * A name as the value of a parameter (RFC 5545, 3.2), which cannot have a double quote: it would end the value, and
 * what follows would be read as the rest of the line, even as another address.
 */
const quoted = (name: string) => oneLine(name).replaceAll('"', "'");

/** TEXT of RFC 5545, 3.3.11: the library escapes all texts but the name of a calendar. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`);
