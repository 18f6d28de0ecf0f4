import { deletePet, linkPets, unlinkPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInClient } from '../../../testing/test-app.ts';
import { setVisitingRules } from '../testing/set-visiting-rules.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const app = await createVisitsApp();
const [luna, milo] = [{ name: 'Luna' }, { name: 'Milo' }];

const request = (adopter: SignedInClient, petId: string, requested_at: string = MONDAY_10) =>
  adopter.call(endpoints.requestVisit, { params: { petId }, body: { requested_at } });
const storedVisits = () => app.database.select().from(visits);
const isFree = async (petId: string, requested_at: string = MONDAY_10) => {
  const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: petId } });
  const slots = (body as SlotDay[]).flatMap((day) => day.slots);
  return slots.find((slot) => slot.requested_at === requested_at)?.available;
};

describe('visits of bonded pairs', () => {
  beforeEach(() => setVisitingRules(app, {}));

  it('B1.14 B5.05 one visit holds both pets, and stands at both', async () => {
    const [one, other] = await app.buildPair(luna, { ...milo, sex: 'Male' });
    const adopter = await app.signIn();
    const admin = await app.signIn('admin');
    const { status, body } = await request(adopter, one.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Visit request submitted for Luna and Milo!',
      pet: { id: one.id, name: 'Luna', sex: 'Female' },
      bonded_pet: { id: other.id, name: 'Milo', sex: 'Male', image_url: null },
    });
    for (const pet_id of [one.id, other.id]) {
      expect(await isFree(pet_id)).toBe(false);
      const listed = await admin.call(endpoints.listAllVisits, { query: { pet_id } });
      expect(listed.body).toMatchObject([{ id: body.id, bonded_pet: { name: 'Milo' } }]);
    }
    const found = await admin.call(endpoints.listAllVisits, { query: { q: 'milo' } });
    expect(found.body).toHaveLength(1);
    const own = await adopter.call(endpoints.listMyVisits);
    expect(own.body).toMatchObject([{ pet: { name: 'Luna' }, bonded_pet: { name: 'Milo' } }]);
    expect((await request(await app.signIn(), other.id)).body).toMatchObject({
      code: 'SCHEDULING_CONFLICT',
    });
    expect((await request(adopter, other.id, MONDAY_1030)).body).toMatchObject({
      code: 'DUPLICATE_REQUEST',
    });
    expect(await storedVisits()).toHaveLength(1);
  });

  it('B1.14 S35 gives one of many simultaneous requests for both pets the slot', async () => {
    const pair = await app.buildPair();
    const adopters = await Promise.all(Array.from({ length: 8 }, () => app.signIn()));
    const responses = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        request(adopters[index % 8] as SignedInClient, pair[Math.floor(index / 8) % 2]?.id ?? ''),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of responses.filter((it) => it.status !== 201)) {
      expect([status, ['Scheduling conflict', 'Duplicate request'].includes(body.error)]).toEqual([
        400,
        true,
      ]);
    }
    expect(await storedVisits()).toHaveLength(1);
  });

  it('B1.14 cancelling frees both pets, and opening the visit again takes both', async () => {
    const [one, other] = await app.buildPair();
    const adopter = await app.signIn();
    const admin = await app.signIn('admin');
    const { body: visit } = await request(adopter, one.id);
    await adopter.call(endpoints.cancelOwnVisit, { params: { id: visit.id } });
    expect([await isFree(one.id), await isFree(other.id)]).toEqual([true, true]);
    const second = await request(await app.signIn(), other.id);
    expect(second.status).toBe(201);
    const change = { params: { id: visit.id }, body: { status: 'confirmed' as const } };
    expect((await admin.call(endpoints.changeVisitStatus, change)).body).toMatchObject({
      code: 'SCHEDULING_CONFLICT',
    });
    await admin.call(endpoints.deleteVisit, { params: { id: second.body.id } });
    expect((await admin.call(endpoints.changeVisitStatus, change)).status).toBe(200);
    expect(await isFree(other.id)).toBe(false);
  });

  it('B1.14 moving a visit moves both, and both rest and have their daily limit', async () => {
    const [one, other] = await app.buildPair();
    const adopter = await app.signIn();
    const { body: visit } = await request(adopter, one.id);
    const moved = await adopter.call(endpoints.moveOwnVisit, {
      params: { id: visit.id },
      body: { requested_at: MONDAY_1030 },
    });
    expect(moved.status).toBe(200);
    expect([await isFree(other.id), await isFree(other.id, MONDAY_1030)]).toEqual([true, false]);

    const admin = await setVisitingRules(app, { rest_minutes: 30, visits_of_pet_a_day: 2 });
    const walkIn = { pet_id: other.id, full_name: 'Ann', status: 'confirmed' as const };
    const book = (requested_at: string, pet_id = other.id) =>
      admin.call(endpoints.createVisit, { body: { ...walkIn, pet_id, requested_at } });
    expect((await book(MONDAY_10)).body).toMatchObject({ code: 'PET_RESTS' });
    expect((await book('2026-11-23T18:00:00.000Z')).status).toBe(201);
    expect((await book('2026-11-23T20:00:00.000Z', one.id)).body).toMatchObject({
      code: 'PET_DAY_FULL',
    });
  });

  it.each(['Pending', 'Adopted'] as const)(
    'B1.14 D23 neither pet can be visited while one is %s',
    async (status) => {
      const [one, other] = await app.buildPair({}, { status });
      const adopter = await app.signIn();
      expect((await request(adopter, one.id)).body).toMatchObject({ code: 'PET_UNAVAILABLE' });
      expect([await isFree(one.id), await isFree(other.id)]).toEqual([false, false]);
    },
  );

  it('B1.14 B3.11 a pet that is adopted cancels the visits of the pair', async () => {
    const [one, other] = await app.buildPair();
    const admin = await app.signIn('admin');
    await request(await app.signIn(), one.id);
    await admin.call(updatePet, { params: { id: other.id }, body: { status: 'Adopted' } });
    expect(await storedVisits()).toMatchObject([
      { status: 'cancelled', cancelReason: 'pet_adopted' },
    ]);
  });

  it('B1.14 D19 a past visit keeps the pet that is left when the other one is deleted', async () => {
    const [one, other] = await app.buildPair(luna, milo);
    const visit = await app.buildVisit({ petId: one.id, status: 'completed' });
    app.setNow('2026-11-24T15:00:00Z');
    const admin = await app.signIn('admin');
    await admin.call(deletePet, { params: { id: one.id } });
    const params = { id: visit.id };
    expect((await admin.call(endpoints.getVisit, { params })).body).toMatchObject({
      pet_id: other.id,
      pet: { name: 'Milo' },
      bonded_pet: null,
    });
    await admin.call(deletePet, { params: { id: other.id } });
    expect((await admin.call(endpoints.getVisit, { params })).body).toMatchObject({ pet: null });
  });

  it('B1.14 visits from before a link or its end stay as they are, and still take their pets', async () => {
    const [one, other] = [await app.buildPet(luna), await app.buildPet(milo)];
    const admin = await app.signIn('admin');
    const alone = await request(await app.signIn(), other.id);
    await admin.call(linkPets, { params: { id: one.id }, body: { pet_id: other.id } });
    expect((await request(await app.signIn(), one.id)).body.code).toBe('SCHEDULING_CONFLICT');
    const both = await request(await app.signIn(), one.id, MONDAY_1030);
    await admin.call(unlinkPets, { params: { id: one.id }, body: {} });
    expect((await request(await app.signIn(), other.id, MONDAY_1030)).status).toBe(400);
    const { rows } = await app.database.execute(sql`
      SELECT id, bonded_pet_id IS NULL AS is_single FROM visits ORDER BY starts_at`);
    expect(rows).toEqual([
      { id: alone.body.id, is_single: true },
      { id: both.body.id, is_single: false },
    ]);
  });
});
