import { deletePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ODD_ADDRESSES } from '../../../testing/odd-addresses.ts';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { visits } from '../visits.table.ts';
import { createNotificationsApp, MONDAY_2PM, MONDAY_3PM } from './testing/notifications-app.ts';

const { app, admin, newMails, requestVisit, change, confirmedVisit } =
  await createNotificationsApp();

const countJobs = async () => {
  const { rows } = await app.database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM jobs`,
  );
  return rows[0]?.count;
};

describe('notifications of a visit', () => {
  it('R7.27 D22 say that a request was received, in the time of the shelter', async () => {
    const { to } = await requestVisit();
    expect(app.mails).toEqual([]);
    const mails = await newMails();
    expect(mails).toMatchObject([{ to, subject: 'We have your request to meet Biscuit' }]);
    expect(mails[0]?.text).toContain('meet Biscuit on Monday, November 23 at 2:00 PM.');
    expect(mails[0]?.text).toContain('http://pawmatch.example/dashboard');
    expect(mails[0]?.calendar).toBeUndefined();
    expect(await newMails()).toEqual([]);
    expect(await countJobs()).toBe(0);
  });

  it('S35 R8.38 are stored with the change, and not for a rejected one', async () => {
    const { id, adopter, pet } = await requestVisit();
    await newMails();
    const other = await app.signIn();
    for (const who of [adopter, other]) {
      const params = { petId: pet.id };
      const body = { requested_at: MONDAY_2PM };
      expect((await who.call(endpoints.requestVisit, { params, body })).status).toBe(400);
    }
    await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_3PM), status: 'confirmed' });
    const body = { status: 'confirmed', requested_at: MONDAY_3PM };
    expect((await admin.call(endpoints.updateVisit, { params: { id }, body })).status).toBe(400);
    expect(await countJobs()).toBe(0);
  });

  it('R7.24 R7.27 are stored if, and only if, the change is', async () => {
    const { id, adopter, pet } = await requestVisit();
    await newMails();
    const other = await app.buildPet();
    const bookOther = { params: { petId: other.id }, body: { requested_at: MONDAY_3PM } };
    const confirm = { params: { id }, body: { status: 'confirmed' } };
    const stored = async () => (await app.database.select().from(visits)).map((it) => it.status);

    await app.database.execute(sql`ALTER TABLE jobs RENAME TO jobs_that_are_away`);
    expect((await adopter.call(endpoints.requestVisit, bookOther)).status).toBe(500);
    expect((await admin.call(endpoints.updateVisit, confirm)).status).toBe(500);
    expect((await admin.call(deletePet, { params: { id: pet.id } })).status).toBe(500);
    await app.database.execute(sql`ALTER TABLE jobs_that_are_away RENAME TO jobs`);
    expect(await stored()).toEqual(['pending']);

    await app.database.execute(sql`CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'rejected at the end'; END $$`);
    await app.database.execute(sql`CREATE CONSTRAINT TRIGGER reject_late
      AFTER INSERT OR UPDATE ON visits DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION reject()`);
    expect((await adopter.call(endpoints.requestVisit, bookOther)).status).toBe(500);
    expect((await admin.call(endpoints.updateVisit, confirm)).status).toBe(500);
    expect((await admin.call(deletePet, { params: { id: pet.id } })).status).toBe(500);
    await app.database.execute(sql`DROP TRIGGER reject_late ON visits`);
    expect(await stored()).toEqual(['pending']);
    expect(await countJobs()).toBe(0);
  });

  it('R7.28 come with an invitation when staff confirm, for the right half hour', async () => {
    const { id, to, calendar } = await confirmedVisit();
    expect(calendar).toMatchObject({
      METHOD: 'REQUEST',
      UID: `${id}@pawmatch`,
      SEQUENCE: '2',
      DTSTART: '20261123T190000Z',
      DTEND: '20261123T193000Z',
      STATUS: 'CONFIRMED',
      ORGANIZER: 'mailto:visits@shelter.example',
      ATTENDEE: `mailto:${to}`,
      SUMMARY: 'Meet Biscuit at Pawmatch Shelter',
    });
  });

  it('R7.28 move the calendar entry, and remove it', async () => {
    const { id, calendar } = await confirmedVisit();
    await change(id, { requested_at: MONDAY_3PM });
    const [moved] = await newMails();
    expect(moved?.subject).toBe(
      'Your visit with Biscuit has moved: Monday, November 23 at 3:00 PM',
    );
    expect(moved?.text).toContain(
      'We had to move your visit with Biscuit from Monday, November 23 at 2:00 PM to Monday, November 23 at 3:00 PM.',
    );
    const again = readCalendar(moved?.calendar).values;
    expect(again).toMatchObject({ METHOD: 'REQUEST', DTSTART: '20261123T200000Z' });
    expect(again.UID).toBe(calendar.UID);
    expect(Number(again.SEQUENCE)).toBeGreaterThan(Number(calendar.SEQUENCE));

    await change(id, { status: 'cancelled' });
    const [cancelled] = await newMails();
    expect(cancelled?.subject).toBe('Your visit with Biscuit was cancelled');
    const gone = readCalendar(cancelled?.calendar).values;
    expect(gone).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: calendar.UID });
    expect(Number(gone.SEQUENCE)).toBeGreaterThan(Number(again.SEQUENCE));
  });

  it('R7.24 are not sent when they are no longer true', async () => {
    const { id } = await requestVisit();
    await change(id, { status: 'confirmed' });
    await change(id, { status: 'cancelled' });
    const mails = await newMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your visit with Biscuit was cancelled']);
  });

  it('R4.13 are not sent about past visits', async () => {
    const visit = await confirmedVisit();
    await change(visit.id, { status: 'completed' });
    expect(await newMails()).toEqual([]);
    app.setNow('2026-11-24T15:00:00Z');
    const late = await app.signIn('admin');
    const params = { id: visit.id };
    await late.call(endpoints.changeVisitStatus, { params, body: { status: 'confirmed' } });
    await late.call(endpoints.changeVisitStatus, { params, body: { status: 'cancelled' } });
    expect(await countJobs()).toBe(0);
    expect(await newMails()).toEqual([]);
  });

  it('D24 are sent to a walk-in with an address, without a link to the dashboard', async () => {
    const { id: pet_id } = await app.buildPet({ name: 'Mochi' });
    const visit = { pet_id, status: 'confirmed', full_name: 'Walt' };
    const book = (requested_at: string, email?: string) =>
      admin.call(endpoints.createVisit, { body: { ...visit, requested_at, email } });
    expect((await book(MONDAY_2PM, 'walt@example.org')).status).toBe(201);
    expect((await book(MONDAY_3PM)).status).toBe(201);
    const mails = await newMails();
    expect(mails).toMatchObject([{ to: 'walt@example.org' }]);
    expect(mails[0]?.text).toContain('Hello Walt,');
    expect(mails[0]?.text).not.toContain('dashboard');
  });

  it.each(ODD_ADDRESSES)('S48 F04 go to no walk-in at %j', async (email) => {
    const { id: pet_id } = await app.buildPet();
    const body = { pet_id, full_name: 'Walt', requested_at: MONDAY_2PM, email };
    const rejected = await admin.call(endpoints.createVisit, { body });
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
    ]);
  });

  it('S20 S29 contain no line breaks from names', async () => {
    const adopter = await app.signIn();
    await app.database.execute(sql`UPDATE users
      SET full_name = ${'Zoe"\r\nATTENDEE:mailto:eve@example.org\rX:1\nX:2'} WHERE id = ${adopter.user.id}`);
    const pet = await app.buildPet({ name: 'Rex\r\nBcc: eve@example.org\u2028X: y' });
    const body = { pet_id: pet.id, requested_at: MONDAY_2PM, status: 'confirmed' };
    await admin.call(endpoints.createVisit, { body: { ...body, user_id: adopter.user.id } });
    const [mail] = await newMails();
    expect(mail?.subject).toContain('Rex Bcc: eve@example.org X: y');
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/);
    const { lines } = readCalendar(mail?.calendar);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines.filter((line) => /^(Bcc|X):|[\r\n]/.test(line))).toEqual([]);
    expect(mail?.text).toMatch(/^Hello Zoe",\n/);
  });
});
