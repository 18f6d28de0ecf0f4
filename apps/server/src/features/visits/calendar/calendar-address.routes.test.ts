import { getSettings, updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import * as endpoints from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';

const app = await createVisitsApp({ config: { rateLimits: true } });

/** A new member of staff with an address. */
async function openAddress() {
  const admin = await app.signIn('admin');
  const { status, body } = await admin.call(endpoints.createCalendarAddress);
  expect(status).toBe(201);
  return { admin, url: body.url as string };
}

/** Reads the calendar as a program without cookies. */
const read = async (url: string) => {
  const { pathname, search } = new URL(url);
  return app.visitor().request(pathname + search);
};

describe('GET /calendar.ics', () => {
  it('A B3.09 B3.07 has the entries of the emails, at the same UID, sequence and time', async () => {
    const { admin, url } = await openAddress();
    const adopter = await app.signIn();
    const pet = await app.buildPet({ name: 'Biscuit' });
    const request = { params: { petId: pet.id }, body: { requested_at: MONDAY_10 } };
    const { id } = (await adopter.call(visits.requestVisit, request)).body;
    expect(readCalendar({ text: (await read(url)).body }).values).toMatchObject({
      UID: `${id}@pawmatch`,
      STATUS: 'TENTATIVE',
      SUMMARY: 'Visit with Biscuit (not confirmed)',
    });
    await admin.call(visits.changeVisitStatus, { params: { id }, body: { status: 'confirmed' } });
    await app.runJobs();
    const email = readCalendar(app.mails.at(-1)?.calendar).values;
    const { status, headers, body } = await read(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const { lines, values } = readCalendar({ text: body });
    const { UID, SEQUENCE, DTSTART, DTEND } = email;
    expect(UID).toBe(`${id}@pawmatch`);
    expect(DTSTART).toBe('20261123T150000Z');
    expect(values).toMatchObject({ UID, SEQUENCE, DTSTART, DTEND });
    expect(values).toMatchObject({
      METHOD: 'PUBLISH',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Visit with Biscuit',
      URL: `http://pawmatch.example/admin/visits/${id}`,
      TRIGGER: '-PT15M',
    });
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(body.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
  });

  it('B3.09 S06 S29 names no visitor, and a name of a pet begins no line', async () => {
    const { url } = await openAddress();
    const pet = await app.buildPet({ name: 'Rex\r\nATTENDEE:mailto:evil@example.org' });
    await app.buildVisit({ petId: pet.id, notes: 'Ring twice.', visitorName: 'Wanda Walk' });
    const { user } = await app.signIn();
    await app.buildVisit({ userId: user.id });
    const { body } = await read(url);
    const { lines } = readCalendar({ text: body });
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    for (const text of [user.fullName, user.email, 'Wanda', 'Ring twice']) {
      expect(body).not.toContain(text);
    }
  });

  it('B3.09 S29 escapes the name of the shelter', async () => {
    const { admin, url } = await openAddress();
    const { version, updated_at, ...details } = (await admin.call(getSettings)).body;
    const rename = (name: string) => admin.call(updateSettings, { body: { ...details, name } });
    expect((await rename('Paws; Tails, \\ & "Co"')).status).toBe(200);
    const { body } = await read(url);
    const { lines } = readCalendar({ text: body });
    const name = 'Visits at Paws\\; Tails\\, \\\\ & "Co"';
    expect(lines).toEqual(expect.arrayContaining([`NAME:${name}`, `X-WR-CALNAME:${name}`]));
    await rename(details.name);
  });

  it('B3.09 has no cancelled visits and none of long ago', async () => {
    const { url } = await openAddress();
    const day = (days: number) => new Date(app.now().getTime() + days * 24 * 60 * 60_000);
    const kept = await app.buildVisit({ status: 'completed', startsAt: day(-29) });
    await app.buildVisit({ status: 'completed', startsAt: day(-31) });
    await app.buildVisit({ status: 'cancelled', startsAt: day(1) });
    const { lines } = readCalendar({ text: (await read(url)).body });
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${kept.id}@pawmatch`]);
  });
});

describe('/admin/calendar-address', () => {
  it('B3.09 S06 is stored as a hash, and shown once', async () => {
    const { admin, url } = await openAddress();
    const token = new URL(url).searchParams.get('token') ?? '';
    const { rows } = await app.database.execute(
      sql`SELECT encode(token_hash, 'escape') AS hash FROM grants`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const { body } = await admin.call(endpoints.getCalendarAddress);
    expect(body).toEqual({ created_at: app.now().toISOString() });
  });

  it('B3.09 a new address replaces the former one, and a revoked one is not valid', async () => {
    const { admin, url } = await openAddress();
    const other = await openAddress();
    const { url: next } = (await admin.call(endpoints.createCalendarAddress)).body;
    const former = await read(url);
    expect([former.status, former.body.code]).toEqual([404, 'CALENDAR_NOT_FOUND']);
    expect((await read(next)).status).toBe(200);
    expect((await admin.call(endpoints.revokeCalendarAddress)).status).toBe(204);
    expect((await read(next)).status).toBe(404);
    expect((await admin.call(endpoints.getCalendarAddress)).body).toEqual({ created_at: null });
    expect((await read(other.url)).status).toBe(200);
  });

  it('B3.09 S07 of a person who is no longer staff is not valid', async () => {
    const { admin, url } = await openAddress();
    expect((await read(url)).status).toBe(200);
    await app.database.execute(sql`DELETE FROM memberships WHERE user_id = ${admin.user.id}`);
    expect((await read(url)).status).toBe(404);
  });

  it('B3.09 S47 is read at most 60 times in ten minutes', async () => {
    const { url } = await openAddress();
    const other = await openAddress();
    for (let count = 0; count < 60; count += 1) expect((await read(url)).status).toBe(200);
    const refused = await read(url);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await read(other.url)).status).toBe(200);
  });
});
