import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setVisitingRules } from '../testing/set-visiting-rules.ts';
import { createVisitsApp } from '../testing/visits-app.ts';

const app = await createVisitsApp();

/** A time of Monday, November 23, 2026, at the shelter. */
const at = (time: string) => new Date(`2026-11-23T${time}:00.000-05:00`);

/** Somebody meets the pet from 10:06 to 10:36, with a rest of an hour. */
async function walkInAt1006(name = 'Bruno') {
  app.setNow(at('10:06').toISOString());
  await setVisitingRules(app, { rest_minutes: 60, is_same_day: true });
  const pet = await app.buildPet({ name });
  // Sessions do not last for all of the test's time.
  const walkIn = async () =>
    (await app.signIn('admin')).call(outcomeEndpoints.addWalkIn, { body: { pet_id: pet.id } });
  const first = await walkIn();
  expect(first.status).toBe(201);
  const params = { id: first.body.id as string };
  const store = async (outcome: VisitOutcome | null, time: string) => {
    app.setNow(at(time).toISOString());
    const admin = await app.signIn('admin');
    return admin.call(outcomeEndpoints.setVisitOutcome, { params, body: { outcome } });
  };
  const statesOfToday = async () => {
    const query = { pet_id: pet.id };
    const { body } = await app.visitor().call(endpoints.listSlots, { query });
    return Object.fromEntries(
      body[0].slots.map((slot: Record<string, string>) => [
        slot.time,
        [slot.state, slot.rests_until].filter(Boolean).join(' until '),
      ]),
    );
  };
  return { pet, walkIn, store, statesOfToday };
}

describe('the rest after the outcome of a visit', () => {
  it('B3.01 B3.05 B3.09 refuses a walk-in until the pet has rested from the real end', async () => {
    const { walkIn, store } = await walkInAt1006();
    const { body } = await store('came', '10:26');
    expect(body).toMatchObject({
      status: 'completed',
      ended_at: at('10:26').toISOString(),
      rests_until: at('11:26').toISOString(),
    });
    app.setNow(at('10:30').toISOString());
    const early = await walkIn();
    expect([early.status, early.body.code]).toEqual([409, 'PET_RESTS']);
    expect(early.body.detail).toContain('Bruno rests until 11:26 AM.');
    app.setNow(at('11:26').toISOString());
    expect((await walkIn()).status).toBe(201);
  });

  it('B3.01 B3.02 B3.05 offers no time of the rest, and refuses to book one', async () => {
    const { pet, store, statesOfToday } = await walkInAt1006();
    await store('thinking', '10:50');
    app.setNow(at('10:51').toISOString());
    expect(await statesOfToday()).toMatchObject({
      '11:00': 'resting until 11:36 AM',
      '11:30': 'resting until 11:36 AM',
      '12:00': 'free',
    });
    const adopter = await app.signIn();
    const params = { petId: pet.id };
    const request = (time: string) =>
      adopter.call(endpoints.requestVisit, {
        params,
        body: { requested_at: at(time).toISOString() },
      });
    const refused = await request('11:00');
    expect([refused.status, refused.body.code]).toEqual([409, 'PET_RESTS']);
    expect((await request('12:00')).status).toBe(201);
  });

  it('B3.05 a no-show frees the pet at once', async () => {
    const { walkIn, store, statesOfToday } = await walkInAt1006();
    const { body } = await store('no_show', '10:16');
    expect(body.rests_until).toBeNull();
    expect(await statesOfToday()).toMatchObject({ '10:30': 'free', '11:00': 'free' });
    expect((await walkIn()).status).toBe(201);
    // What happened is stored, even though the pet has another visitor now.
    expect((await store('came', '10:20')).status).toBe(200);
  });

  it('B3.05 an outcome that is taken back holds the planned time again', async () => {
    const { store, statesOfToday } = await walkInAt1006();
    await store('came', '10:10');
    expect((await statesOfToday())['11:00']).toBe('resting until 11:10 AM');
    const { body } = await store(null, '10:12');
    expect(body).toMatchObject({ ended_at: null, rests_until: at('11:36').toISOString() });
    expect((await statesOfToday())['11:30']).toBe('resting until 11:36 AM');
  });

  it('B1.14 B3.01 B3.05 both pets of a pair rest after a visit', async () => {
    app.setNow(at('10:00').toISOString());
    const admin = await setVisitingRules(app, { rest_minutes: 60 });
    const [one, other] = await app.buildPair({ name: 'Fig' }, { name: 'Olive' });
    const first = await admin.call(outcomeEndpoints.addWalkIn, { body: { pet_id: one.id } });
    app.setNow(at('10:10').toISOString());
    const params = { id: first.body.id };
    await admin.call(outcomeEndpoints.setVisitOutcome, { params, body: { outcome: 'came' } });
    const early = await admin.call(outcomeEndpoints.addWalkIn, { body: { pet_id: other.id } });
    expect([early.status, early.body.code]).toEqual([409, 'PET_RESTS']);
  });

  it('B3.01 B3.05 the database decides it for simultaneous walk-ins', async () => {
    const { pet, store } = await walkInAt1006();
    await store('came', '10:26');
    const book = (time: string) =>
      app.database.execute(sql`INSERT INTO visits
        (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
        VALUES ((SELECT id FROM shelters LIMIT 1), gen_random_uuid(), ${pet.id}, 'Racer', 'confirmed', ${at(time).toISOString()},
          ${at(time).toISOString()}::timestamptz + interval '30 minutes', now(), now())`);
    await expect(book('11:25')).rejects.toMatchObject({
      cause: { constraint: 'visits_no_overlap' },
    });
    const booked = await Promise.allSettled(['11:26', '11:26', '11:27'].map(book));
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
