import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { setVisitingRules } from '../testing/set-visiting-rules.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';

const app = await createVisitsApp();

const setRules = (rules: Partial<VisitingRules>) => setVisitingRules(app, rules);

const request = async (petId: string, requested_at: string) => {
  const adopter = await app.signIn();
  return adopter.call(endpoints.requestVisit, { params: { petId }, body: { requested_at } });
};

/** Bookings at once; of fewer than these, too few meet each other. */
const ATTEMPTS = isNightly ? 320 : 96;
const MONDAY_11 = '2026-11-23T16:00:00.000Z';
const MONDAY_1130 = '2026-11-23T16:30:00.000Z';

describe('rules of visits', () => {
  beforeEach(() => setRules({}));

  it('B3.01 B3.02 a pet rests after a visit and before the next one', async () => {
    const admin = await setRules({ rest_minutes: 45 });
    const pet = await app.buildPet({ name: 'Biscuit' });
    expect((await request(pet.id, MONDAY_1130)).status).toBe(201);
    const taken = await request(pet.id, MONDAY_1130);
    expect([taken.status, taken.body.error]).toEqual([400, 'Scheduling conflict']);
    const early = await request(pet.id, MONDAY_1030);
    expect([early.status, early.body.code, early.body.detail]).toEqual([
      409,
      'PET_RESTS',
      'Biscuit needs a rest before the next visit. Please choose another time.',
    ]);
    const late = await request(pet.id, '2026-11-23T17:00:00.000Z');
    expect(late.body.detail).toBe('Biscuit rests until 12:45 PM. Please choose another time.');
    const body = { pet_id: pet.id, full_name: 'Walt', requested_at: MONDAY_11 };
    const byStaff = await admin.call(endpoints.createVisit, { body });
    expect([byStaff.status, byStaff.body.code]).toEqual([409, 'PET_RESTS']);
    const { body: days } = await app
      .visitor()
      .call(endpoints.listSlots, { query: { pet_id: pet.id } });
    const states = days[0].slots.slice(0, 8).map((slot: { state: string }) => slot.state);
    expect(states).toEqual([
      ...['free', 'resting', 'resting', 'taken', 'resting', 'resting', 'free', 'free'],
    ]);
    expect(days[0].slots[4].rests_until).toBe('12:45 PM');
    expect((await request(pet.id, MONDAY_10)).status).toBe(201);
  });

  it('B3.01 a change of the rest leaves booked visits as they are', async () => {
    const pet = await app.buildPet();
    expect((await request(pet.id, MONDAY_10)).status).toBe(201);
    const booked = await request(pet.id, MONDAY_1030);
    const admin = await setRules({ rest_minutes: 45 });
    const params = { id: booked.body.id };
    const confirmed = await admin.call(endpoints.changeVisitStatus, {
      params,
      body: { status: 'confirmed' },
    });
    expect(confirmed.status).toBe(200);
  });

  it('B3.01 the shelter and a pet have as many visits as may be', async () => {
    await setRules({ visits_at_once: 2, visits_of_pet_a_day: 1 });
    const [one, two, three] = [await app.buildPet(), await app.buildPet(), await app.buildPet()];
    expect((await request(one.id, MONDAY_10)).status).toBe(201);
    expect((await request(two.id, MONDAY_10)).status).toBe(201);
    const full = await request(three.id, MONDAY_10);
    expect([full.status, full.body.code]).toEqual([409, 'TIME_FULL']);
    const again = await request(one.id, MONDAY_1030);
    expect([again.status, again.body.code]).toEqual([409, 'PET_DAY_FULL']);
    expect((await request(three.id, MONDAY_1030)).status).toBe(201);
    const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: one.id } });
    expect([body[0].state, body[1].state]).toEqual(['full', 'free']);
  });

  it('B3.01 B3.02 visits of other pets fill a time, also those that begin before opening', async () => {
    await setRules({ visits_at_once: 2 });
    const pet = await app.buildPet();
    const at = (startsAt: string) => app.buildVisit({ startsAt: new Date(startsAt) });
    await Promise.all(['2026-11-23T14:45:00Z', MONDAY_10, MONDAY_1030].map(at));
    await app.buildVisit({ startsAt: new Date(MONDAY_1030), status: 'cancelled' });
    const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: pet.id } });
    const states = body[0].slots.slice(0, 3).map((slot: { state: string }) => slot.state);
    expect(states).toEqual(['full', 'free', 'free']);
  });

  it('B3.09 D23 staff move a visit of a pending pet, today as well, but not into a rest', async () => {
    const admin = await setRules({ rest_minutes: 45, notice_minutes: 24 * 60 });
    const pet = await app.buildPet({ name: 'Biscuit', status: 'Pending' });
    const moved = await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_10) });
    await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_1130) });
    const params = { id: moved.id };
    const { body: days } = await admin.call(endpoints.listSlotsForStaff, { params });
    const { date } = toZonedTime(app.now(), 'America/New_York');
    expect(days[0].date).toBe(date);
    const monday = days.find((day: { date: string }) => day.date === '2026-11-23');
    const states = monday.slots.slice(0, 7).map((slot: { state: string }) => slot.state);
    expect(states).toEqual(['free', 'resting', 'resting', 'taken', 'resting', 'resting', 'free']);
    const moveTo = (requested_at: string) =>
      admin.call(endpoints.updateVisit, { params, body: { requested_at } });
    const refused = await moveTo(MONDAY_1030);
    expect([refused.status, refused.body.code]).toEqual([409, 'PET_RESTS']);
    expect((await moveTo('2026-11-23T18:00:00.000Z')).status).toBe(200);
    const offered = await app.visitor().call(endpoints.listSlots, { query: { pet_id: pet.id } });
    expect(offered.body.some((day: { state: string }) => day.state === 'free')).toBe(false);
  });

  it.each([
    {
      now: '2027-03-13T15:00:00Z',
      times: ['01:00', '01:30', '03:00', '03:30'],
      threeOClock: '2027-03-14T07:00:00.000Z',
      unoffered: '2027-03-14T06:45:00.000Z',
    },
    {
      now: '2027-11-06T15:00:00Z',
      times: ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'],
      threeOClock: '2027-11-07T08:00:00.000Z',
      // One o'clock for the second time.
      unoffered: '2027-11-07T06:00:00.000Z',
    },
  ])(
    'B3.01 S28 S37 after $now, offer no time that the clocks skip, and one that occurs twice once',
    async ({ now, times, threeOClock, unoffered }) => {
      app.setNow(now);
      const night = { from: '01:00', to: '04:00' };
      await setRules({ opening_hours: [night, null, null, null, null, null, null] });
      const { id } = await app.buildPet();
      const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: id } });
      const [sunday] = body as SlotDay[];
      expect(sunday?.slots.map(({ time }) => time)).toEqual(times);
      const three = sunday?.slots.find(({ time }) => time === '03:00');
      expect(three?.requested_at).toBe(threeOClock);
      expect((await request(id, unoffered)).status).toBe(422);
      expect((await request(id, threeOClock)).status).toBe(201);
    },
  );

  it('B3.01 no rule is exceeded by simultaneous bookings, as the database decides', async () => {
    await setRules({ visits_at_once: 3, visits_of_pet_a_day: 2, rest_minutes: 30 });
    const pets = await Promise.all(Array.from({ length: 8 }, () => app.buildPet()));
    const times = [MONDAY_10, MONDAY_1030, MONDAY_11, MONDAY_1130];
    const race = async (attempts: number) => {
      await app.database.execute('DELETE FROM visits');
      await Promise.all(
        Array.from({ length: attempts }, (_, index) =>
          app.database.pool
            .query(
              `INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at,
                created_at, updated_at)
              VALUES ((SELECT id FROM shelters LIMIT 1), gen_random_uuid(), $1, 'Racer', 'pending', $2, $2::timestamptz
                + interval '30 minutes', now(), now())`,
              [pets[(index * 5) % 8]?.id, times[Math.floor(index / 8) % 4]],
            )
            .catch(() => {}),
        ),
      );
      const { rows } = await app.database.execute<{ exceeded: number; booked: number }>(sql`
        SELECT (
          (SELECT count(*) FROM (SELECT FROM visits GROUP BY starts_at HAVING count(*) > 3) AS a)
          + (SELECT count(*) FROM (SELECT FROM visits GROUP BY pet_id HAVING count(*) > 2) AS b)
          + (SELECT count(*) FROM visits AS one JOIN visits AS other
              ON one.pet_id = other.pet_id AND one.id <> other.id
              AND other.starts_at >= one.starts_at
              AND other.starts_at < one.ends_at + interval '30 minutes')
        )::integer AS exceeded, (SELECT count(*)::integer FROM visits) AS booked`);
      return rows[0];
    };
    const result = await race(ATTEMPTS);
    expect(result).toMatchObject({ exceeded: 0 });
    expect(result?.booked).toBeGreaterThan(8);
    await app.database.execute(sql`ALTER TABLE visits DISABLE TRIGGER visits_rules_of_new`);
    expect((await race(ATTEMPTS))?.exceeded).toBeGreaterThan(0);
    await app.database.execute(sql`ALTER TABLE visits ENABLE TRIGGER visits_rules_of_new`);
  });
});
