import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import {
  calendarTitles,
  VISITOR_ALARM_MINUTES,
  writeCalendar,
} from '@pawmatch/contract/visits/calendar/calendar-file';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { nameForMail, oneLine } from '../../../platform/mail/mail-names.ts';
import { findSenderAddress } from '../../../platform/mail/mail-settings.ts';
import { type StaffSender, staffUrl } from '../../shelter/write-shelter-mail.ts';
import type { NotificationData, Sender } from '../notifications/visit-notification.ts';
import { calendarEntryMessages as messages } from '../visit-messages.ts';
import type { VisitDetails } from '../visits.repository.ts';

interface Entry {
  visitId: string;
  sequence: number;
  facts: NotificationData & { to: string };
  isCancelled: boolean;
  /** The page of the link in the email. */
  /** Undefined for a visit that is cancelled. */
  linkUrl: string | undefined;
  now: Date;
}

const STAFF_REFRESH_MINUTES = 15;
const STAFF_ALARM_MINUTES = 15;

const placeOf = ({ name, address }: Shelter, meetingPlace: string | null = null) =>
  calendarTitles.place({ name: oneLine(name), address }, meetingPlace);

/** The visit as an invitation, or its cancellation under the same UID. */
export function writeVisitCalendar(
  { visitId, sequence, facts, isCancelled, linkUrl, now }: Entry,
  { shelter, mailFrom, publicUrl }: Sender,
): string {
  const status = isCancelled ? 'cancelled' : 'confirmed';
  const pet = facts.petName ?? messages.aPet;
  const entry = {
    id: visitId,
    sequence,
    startsAt: facts.startsAt,
    endsAt: facts.endsAt,
    status,
    title: oneLine(calendarTitles.ofVisitor({ pet, shelter: shelter.name, status })),
    place: placeOf(shelter, facts.meetingPlace),
    // Calendars are shared: the page that asks for the password, where there is one.
    url: facts.hasAccount ? pageUrl(publicUrl, '/dashboard') : linkUrl,
    alarmMinutes: VISITOR_ALARM_MINUTES,
    organizer: {
      name: oneLine(shelter.name),
      email: shelter.email ?? findSenderAddress(mailFrom) ?? mailFrom,
    },
    attendee: { name: nameForMail(facts.fullName) ?? facts.to, email: facts.to },
  } as const;
  return writeCalendar({ method: isCancelled ? 'CANCEL' : 'REQUEST', entries: [entry], now });
}

/** The visits for calendar programs of staff. Visitors are not named, see docs/security.md. */
export function writeStaffCalendar(
  visits: readonly VisitDetails[],
  { sender, now }: { sender: StaffSender; now: Date },
): string {
  const { shelter } = sender;
  const entries = visits.map(({ visit, pet, bondedPet, meetingPlace }) => {
    const { id, notificationSequence: sequence, startsAt, endsAt, status } = visit;
    const title = { pet: petNames(pet, bondedPet) || messages.aRemovedPet, status };
    return {
      id,
      sequence,
      startsAt,
      endsAt,
      status,
      title: oneLine(calendarTitles.ofStaff(title)),
      place: placeOf(shelter, meetingPlace),
      url: staffUrl(sender, `/visits/${id}`),
      alarmMinutes: STAFF_ALARM_MINUTES,
    };
  });
  const feed = {
    name: messages.visitsAt({ shelter: oneLine(shelter.name) }),
    refreshMinutes: STAFF_REFRESH_MINUTES,
  };
  return writeCalendar({ method: 'PUBLISH', feed, entries, now });
}
