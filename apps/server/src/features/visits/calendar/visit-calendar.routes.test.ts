import { MOVE_MAIL_DELAY_MS } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** What calendar programs must understand alike. */
interface Entry {
  method: string | undefined;
  uid: string;
  sequence: number | undefined;
  status: string | undefined;
  starts: string;
  ends: string;
  organizer: string | undefined;
  attendees: (string | undefined)[];
}

const bare = (address: string) => address.replace(/^mailto:/i, '');

function readWithIcalJs(text: string): Entry {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('There is not one event.');
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue('status')),
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    organizer: bare(event.organizer),
    attendees: event.attendees.map((attendee) => bare(String(attendee.getFirstValue()))),
  };
}

function readWithTsIcs(text: string): Entry {
  const { method, events: [event, ...others] = [] } = convertIcsCalendar(undefined, text);
  if (!event || others.length > 0) throw new Error('There is not one event.');
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    status: event.status,
    starts: event.start.date.toISOString(),
    ends: event.end?.date.toISOString() ?? '',
    organizer: event.organizer?.email,
    attendees: event.attendees?.map(({ email }) => bare(email)) ?? [],
  };
}

function readEntry(mail: Mail | undefined): Entry {
  const text = mail?.calendar?.text ?? '';
  const entry = readWithIcalJs(text);
  expect(readWithTsIcs(text)).toEqual(entry);
  return entry;
}

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function createShelterIn(zone: string) {
  const config = {
    shelter: readConfig({ SHELTER_TIME_ZONE: zone }).shelter,
    mailFrom: 'Pawmatch <visits@shelter.example>',
  };
  const app = await createTestApp({ config });
  apps.push(app);
  return app;
}

/** The days before and after the clocks change, and the instants of 2:00 PM. */
const changes = [
  {
    zone: 'America/New_York',
    season: 'spring',
    saturday: 'Saturday, March 13',
    before: '2027-03-13T19:00:00.000Z',
    sunday: 'Sunday, March 14',
    after: '2027-03-14T18:00:00.000Z',
  },
  {
    zone: 'America/New_York',
    season: 'autumn',
    saturday: 'Saturday, November 6',
    before: '2027-11-06T18:00:00.000Z',
    sunday: 'Sunday, November 7',
    after: '2027-11-07T19:00:00.000Z',
  },
  {
    zone: 'Europe/Berlin',
    season: 'spring',
    saturday: 'Saturday, March 27',
    before: '2027-03-27T13:00:00.000Z',
    sunday: 'Sunday, March 28',
    after: '2027-03-28T12:00:00.000Z',
  },
  {
    zone: 'Europe/Berlin',
    season: 'autumn',
    saturday: 'Saturday, October 30',
    before: '2027-10-30T12:00:00.000Z',
    sunday: 'Sunday, October 31',
    after: '2027-10-31T13:00:00.000Z',
  },
];

describe('the calendar entry of a visit', () => {
  it.each(changes)(
    'B3.07 S37 is read alike by two parsers when it moves across the clock change in $zone, $season',
    async ({ zone, saturday, before, sunday, after }) => {
      const app = await createShelterIn(zone);
      const admin = await app.signIn('admin');
      const adopter = await app.buildUser();
      const { id: pet_id } = await app.buildPet({ name: 'Bis;cuit, "the" \\one' });
      const body = { pet_id, user_id: adopter.id, requested_at: before };
      const { body: visit } = await admin.call(endpoints.createVisit, { body });
      const params = { id: visit.id };
      const nextMail = async (change?: object) => {
        if (change) await admin.call(endpoints.updateVisit, { params, body: change });
        app.advance(MOVE_MAIL_DELAY_MS / 1000);
        await app.runJobs();
        return app.mails.splice(0).find(({ to }) => to === adopter.email);
      };
      const half = (instant: string) => new Date(Date.parse(instant) + 30 * 60_000).toISOString();

      const asked = await nextMail();
      expect([asked?.calendar, asked?.text]).toEqual([
        undefined,
        expect.stringContaining(saturday),
      ]);

      const confirmed = await nextMail({ status: 'confirmed' });
      expect(confirmed?.text).toContain(`${saturday} at 2:00 PM`);
      const invitation = readEntry(confirmed);
      expect(invitation).toMatchObject({
        method: 'REQUEST',
        status: 'CONFIRMED',
        uid: `${visit.id}@pawmatch`,
        starts: before,
        ends: half(before),
        organizer: 'visits@shelter.example',
        attendees: [adopter.email],
      });

      const moved = await nextMail({ requested_at: after });
      expect(moved?.text).toContain(`${sunday} at 2:00 PM`);
      const update = readEntry(moved);
      expect(update).toMatchObject({
        method: 'REQUEST',
        uid: invitation.uid,
        starts: after,
        ends: half(after),
      });

      const withdrawn = readEntry(await nextMail({ status: 'cancelled' }));
      expect(withdrawn).toMatchObject({
        method: 'CANCEL',
        status: 'CANCELLED',
        uid: invitation.uid,
        starts: after,
      });
      const sequences = [invitation, update, withdrawn].map(({ sequence }) => sequence ?? 0);
      expect(sequences).toEqual([2, 3, 4]);
    },
  );

  it('B3.07 S20 S29 has no other organizer by a name with double quotes, for two parsers', async () => {
    const name = 'A "B:mailto:evil@x.example" C';
    const config = {
      shelter: readConfig({ SHELTER_NAME: name }).shelter,
      mailFrom: 'Pawmatch <visits@shelter.example>',
    };
    const app = await createTestApp({ config });
    apps.push(app);
    const admin = await app.signIn('admin');
    const adopter = await app.buildUser({ fullName: 'Zoe "Zed" Miller' });
    const { id: pet_id } = await app.buildPet();
    const requested_at = '2026-11-23T19:00:00.000Z';
    const body = { pet_id, user_id: adopter.id, requested_at, status: 'confirmed' };
    await admin.call(endpoints.createVisit, { body });
    await app.runJobs();
    const mail = app.mails.find(({ to }) => to === adopter.email);
    expect(readEntry(mail)).toMatchObject({
      organizer: 'visits@shelter.example',
      attendees: [adopter.email],
    });
    const text = mail?.calendar?.text.replaceAll(/\r\n /g, '') ?? '';
    expect(text).toContain(`ORGANIZER;CN="A 'B:mailto:evil@x.example' C":`);
    expect(text).toContain(`CN="Zoe 'Zed' Miller"`);
  });
});
