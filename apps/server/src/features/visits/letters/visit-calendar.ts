import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { letterName, oneLine } from '../../../platform/letter-names.ts';
import type { LetterFacts } from './visit-letter.ts';

interface Entry {
  visitId: string;
  sequence: number;
  facts: LetterFacts & { to: string };
  isCancelled: boolean;
  now: Date;
}

export interface Organizer {
  shelterName: string;
  /** `MAIL_FROM`, such as `Pawmatch <no-reply@example.org>`. */
  mailFrom: string;
  publicUrl: string;
}

/**
 * The visit as an iCalendar text (RFC 5545, RFC 5546): an invitation, or its withdrawal under the same
 * UID. Times are in UTC, which every calendar shows at the hour that the shelter means.
 */
export function writeVisitCalendar(
  { visitId, sequence, facts, isCancelled, now }: Entry,
  { shelterName, mailFrom, publicUrl }: Organizer,
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
    summary: oneLine(`Meet ${facts.petName ?? 'a pet'} at ${shelterName}`),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(shelterName), email: addressIn(mailFrom) },
    // They have asked for it: nobody waits for an answer.
    attendees: [
      {
        name: letterName(facts.fullName) ?? facts.to,
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
