import { listMyVisits } from '@pawmatch/contract/visits/visits-endpoints';
import {
  bookHeldTime,
  listWaitingPlaces,
  openHeldTime,
  releaseHeldTime,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER } from '../../../testing/second-shelter.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import {
  app,
  buildFullPet,
  join,
  placeOf,
  runJobs,
  startWaitingApps,
  TEN,
} from './testing/waiting-app.ts';

startWaitingApps();

/** Somebody for whom a time is held, and the next in line, with the token of the email. */
async function heldTime() {
  const { petId, cancel } = await buildFullPet();
  const [first, second] = [await app.signIn(), await app.signIn()];
  for (const person of [first, second]) {
    expect((await join(person, petId)).status).toBeLessThan(300);
  }
  expect((await cancel()).status).toBeLessThan(300);
  await runJobs();
  const email = app.mails.find(({ subject }) => subject.startsWith('A time with'));
  expect(app.mails.map(({ subject }) => subject)).toContain(email?.subject);
  const token = /held-time\?token=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';
  return { petId, first, second, token, email };
}

const links = { open: openHeldTime, book: bookHeldTime, release: releaseHeldTime };

const call = (name: keyof typeof links, token: string) =>
  app.visitor().call(links[name], { body: { token } });

describe('the links in the email about a free time', () => {
  it('B3.08 open the time, book it without an account, and work once', async () => {
    const { first, token, email } = await heldTime();
    expect(email?.text).toContain('choice=release');
    const opened = await call('open', token);
    const until = '2026-11-20T16:00:10.000Z';
    expect(opened.body).toEqual({
      pet_name: 'Biscuit',
      shelter: { name: 'Shelter', time_zone: 'America/New_York' },
      requested_at: TEN,
      until,
      is_last_hold: false,
    });
    const booked = await call('book', token);
    expect(booked.status).toBe(201);
    expect(booked.body).toMatchObject({ requested_at: TEN, user: { email: null } });
    const again = await call('book', token);
    expect([again.status, again.body.code]).toEqual([400, 'HELD_TIME_LINK_INVALID']);
    expect((await first.call(listMyVisits)).body).toMatchObject([{ requested_at: TEN }]);
    expect((await first.call(listWaitingPlaces)).body).toEqual([]);
    const { rows } = await app.database.execute(
      sql`SELECT actor FROM events WHERE entity_id = ${booked.body.id} AND kind = 'visit.created'`,
    );
    expect(rows).toEqual([{ actor: 'link' }]);
  });

  it('B3.08 let the time go to the next in line', async () => {
    const { first, second, token } = await heldTime();
    expect((await call('release', token)).status).toBe(204);
    await runJobs();
    expect(await placeOf(first)).toMatchObject({ place: 2, held: null });
    expect(await placeOf(second)).toMatchObject({ place: 1, held: { requested_at: TEN } });
    expect((await call('book', token)).body.code).toBe('HELD_TIME_LINK_INVALID');
  });

  it('B3.08 S35 book the time once when they are pressed many times at once', async () => {
    const { first, token } = await heldTime();
    const attempts = await Promise.all(Array.from({ length: 10 }, () => call('book', token)));
    expect(attempts.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await first.call(listMyVisits)).body).toHaveLength(1);
  });

  it('B3.08 are refused when they are forged, of somebody else, or have expired', async () => {
    const { petId, first, second, token } = await heldTime();
    const until = new Date('2026-11-20T16:00:10.000Z');
    const times = { createdAt: app.now(), expiresAt: until };
    const grant = { userId: second.user.id, subjectId: petId, ...times };
    for (const forged of [
      // For somebody for whom no time is held, and for another purpose.
      await insertGrant(app.database, 'held time', grant),
      await insertGrant(app.database, 'visit', { ...grant, userId: first.user.id }),
      token.slice(0, -2),
      '',
      '....',
    ]) {
      for (const name of ['open', 'book', 'release'] as const) {
        const refused = await call(name, forged);
        expect([refused.status, refused.body.code]).toEqual([400, 'HELD_TIME_LINK_INVALID']);
      }
    }
    app.setNow(until);
    expect((await call('book', token)).body.code).toBe('HELD_TIME_LINK_INVALID');
  });

  it('B3.08 a mail scanner that opens them changes nothing', async () => {
    const { first, token } = await heldTime();
    for (const method of ['GET', 'HEAD']) {
      await fetch(`${app.url}/held-time?token=${token}&choice=release`, { method });
      for (const path of ['open', 'book', 'release']) {
        const address = `${app.url}/api/held-time-links/${path}?token=${token}`;
        expect((await fetch(address, { method })).status).toBe(404);
      }
    }
    expect(await placeOf(first)).toMatchObject({ place: 1, held: { requested_at: TEN } });
  });

  it('B7.11 the email about a time that was freed at night names the morning until when it is held', async () => {
    const { petId, cancel } = await buildFullPet();
    const person = await app.signIn();
    await join(person, petId);
    await cancel();
    app.setNow('2026-11-21T04:30:00Z');
    await app.runJobs();
    const email = app.mails.find(({ subject }) => subject.startsWith('A time with'));
    expect(email?.text).toContain('held for you until Saturday, November 21 at 9:00 AM');
  });

  it('B3.08 B8.04 name the shelter of the pet, and its clock', async () => {
    const { petId, token } = await heldTime();
    await buildSecondShelter(app);
    await app.database.execute(
      sql`UPDATE pets SET shelter_id = ${SECOND_SHELTER} WHERE id = ${petId}`,
    );
    expect((await call('open', token)).body).toMatchObject({
      shelter: { name: 'Berlin Cats', time_zone: 'Europe/Berlin' },
    });
  });
});
