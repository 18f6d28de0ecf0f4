import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { shortPetId } from '@pawmatch/contract/pets/pet-address';
import { changePetsInBulk, getPetOfStaff, linkPets } from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/stays/stays-endpoints';
import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { openTestApp, type SignedInClient, TEST_NOW } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
import { visits } from '../visits/visits.table.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const HOUR = 60 * 60;

const app = await openTestApp();
let staff: SignedInClient;
beforeEach(async () => {
  app.setNow(TEST_NOW);
  staff = await app.signIn('staff');
});

/** The session of staff does not last. */
async function later(hours: number) {
  app.advance(hours * HOUR);
  staff = await app.signIn('staff');
}

const litter = {
  ...{ intake: 'stray', came_from: 'Found in Elm Street', came_on: '2026-11-18' },
  ...{ species: 'Cat', size: 'Small', age_months: 2 },
};
const takeIn = (body: object) => staff.call(endpoints.createIntake, { body });
const onPet = (endpoint: Parameters<typeof staff.call>[0]) => (id: string, body?: object) =>
  staff.call(endpoint, { params: { id }, body });
const setListed = onPet(endpoints.setPetListed);
const leave = onPet(endpoints.recordOutcome);
const undo = onPet(endpoints.undoOutcome);
const correct = onPet(endpoints.changeStay);
const recordOf = async (id: string) => (await onPet(endpoints.getPetRecord)(id)).body;
const petOf = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];
const isPublic = async (id: string) =>
  (await app.visitor().request(`/api/pets/${id}`)).status === 200;
const holdUntil = async (petId: string, hold_until: string | null) => {
  const [stay] = (await recordOf(petId)).stays;
  return correct(stay.id, { hold_until });
};
const book = async (petId: string, requested_at = MONDAY_10) =>
  (await app.signIn()).call(requestVisit, { params: { petId }, body: { requested_at } });

describe('intake', () => {
  it('B9.02 takes in a litter at once, which adopters see when staff show it', async () => {
    const names = ['Ash', 'Birch', 'Cedar'];
    const { status, body } = await takeIn({
      ...litter,
      pets: names.map((name) => ({ name, sex: 'Female' })),
    });
    expect([status, body.map(({ name }: { name: string }) => name)]).toEqual([201, names]);
    expect(body[0]).toMatchObject({
      ...{ age_group: 'Baby', birth_date: '2026-09-18', is_birth_date_estimated: true },
      ...{ status: 'Available', breed: 'Unknown' },
    });
    const { body: unlisted } = await staff.call(endpoints.listUnlistedPets);
    expect(unlisted).toHaveLength(3);
    expect(unlisted[0].stay).toMatchObject({
      ...{ intake: 'stray', came_from: 'Found in Elm Street', listed_at: null, outcome: null },
      came_at: '2026-11-18T17:00:00.000Z',
    });
    const { id } = body[0];
    expect(await isPublic(id)).toBe(false);
    expect((await onPet(getPetOfStaff)(id)).body.name).toBe('Ash');
    // A kennel card has it.
    expect((await onPet(getPetOfStaff)(shortPetId(id))).body.name).toBe('Ash');
    app.advance(60);
    const shown = await setListed(id, { is_listed: true });
    expect(shown.body.listed_at).toBe(app.now().toISOString());
    expect(await isPublic(id)).toBe(true);
    expect((await setListed(id, { is_listed: false })).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
  });

  it.each([
    ['no pet', { pets: [] }, 'pets'],
    ['thirteen', { pets: Array(13).fill({ name: 'Ash', sex: 'Male' }) }, 'pets'],
    ['a day to come', { came_on: '2026-11-21' }, 'came_on'],
    ['a pet without a name', { pets: [{ name: ' ', sex: 'Male' }] }, 'pets.0.name'],
    ['an age of -1', { age_months: -1 }, 'age_months'],
  ])('B9.02 refuses %s, and stores none of the litter', async (_, changes, field) => {
    const before = await app.database.$count(pets);
    const { status, body } = await takeIn({
      ...litter,
      pets: [{ name: 'Ash', sex: 'Male' }],
      ...changes,
    });
    expect([status, body.errors?.[0].field]).toEqual([422, field]);
    expect(await app.database.$count(pets)).toBe(before);
  });

  it('B9.02 volunteers read, and do not take in', async () => {
    staff = await app.signIn('volunteer');
    expect((await staff.call(endpoints.listUnlistedPets)).status).toBe(200);
    expect((await takeIn({ ...litter, pets: [{ name: 'Ash', sex: 'Male' }] })).status).toBe(403);
  });
});

describe('an outcome other than adoption', () => {
  it('B9.01 closes the stay, takes the pet off the list and cancels its visits, and can be taken back', async () => {
    const [one, other] = await app.buildPair({ name: 'Nova' }, { name: 'Milo' });
    const visit = await app.buildVisit({ petId: one.id, bondedPetId: other.id });
    const { status, body } = await leave(one.id, { outcome: 'died' });
    expect([status, body.status, body.bonded_with]).toEqual([200, 'Pending', null]);
    expect(await isPublic(one.id)).toBe(false);
    expect(await petOf(other.id)).toMatchObject({ bondedWith: null, status: 'Available' });
    const [row] = await app.database.select().from(visits).where(eq(visits.id, visit.id));
    expect(row).toMatchObject({ status: 'cancelled', cancelReason: 'pet_removed' });
    const [stay] = (await recordOf(one.id)).stays;
    expect(stay).toMatchObject({
      ...{ outcome: 'died', left_at: app.now().toISOString(), can_undo: true },
    });
    expect((await leave(one.id, { outcome: 'died' })).body.code).toBe('STAY_ENDED');
    expect((await setListed(one.id, { is_listed: true })).body.code).toBe('STAY_ENDED');
    expect(await isPublic(one.id)).toBe(false);
    await later(23);
    const back = await undo(one.id);
    expect(back.body).toMatchObject({ status: 'Available', bonded_with: { id: other.id } });
    expect(await isPublic(one.id)).toBe(true);
    expect((await recordOf(one.id)).stays).toMatchObject([{ outcome: null, left_at: null }]);
    expect((await undo(one.id)).body.code).toBe('OUTCOME_FINAL');
  });

  it('B9.01 is final after a day', async () => {
    const { id } = await app.buildPet();
    await leave(id, { outcome: 'returned_to_owner' });
    await later(24);
    expect((await undo(id)).body.code).toBe('OUTCOME_FINAL');
  });

  it.each([
    ['tomorrow', { outcome: 'died', left_on: '2026-11-21' }, 'left_on'],
    ['before it came', { outcome: 'died', left_on: '2026-11-19' }, 'left_on'],
    ['put to sleep without a reason', { outcome: 'euthanized' }, 'outcome_reason'],
    ['adopted', { outcome: 'adopted' }, 'outcome'],
  ])('B9.01 refuses %s', async (_, body, field) => {
    const { id } = await app.buildPet();
    const refused = await leave(id, body);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, field]);
  });
});

describe('a hold', () => {
  it('B9.02 keeps adopters from booking until midnight at the shelter, also when clocks change', async () => {
    app.setNow('2026-10-30T15:00:00Z');
    staff = await app.signIn('staff');
    const { id } = await app.buildPet({ name: 'Rex' });
    // Clocks go back in the night to November 1.
    await holdUntil(id, '2026-10-31');
    const refused = await book(id, '2026-11-03T15:00:00.000Z');
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'Rex is on hold until Saturday, October 31, 2026, so that an owner can be found. Please ask for a visit after that day.',
    ]);
    const slots = await app.visitor().request(`/api/visit-requests/slots?pet_id=${id}`);
    expect(JSON.stringify(slots.body)).not.toContain('"state":"free"');
    app.setNow('2026-11-01T03:59:59Z');
    expect((await book(id, '2026-11-03T15:00:00.000Z')).status).toBe(400);
    app.setNow('2026-11-01T04:00:00Z');
    expect((await book(id, '2026-11-03T15:00:00.000Z')).status).toBe(201);
  });

  it('B9.02 D42 adopting over it succeeds, and is kept with who did it, also in bulk', async () => {
    const { id } = await app.buildPet();
    const { id: later } = await app.buildPet();
    await holdUntil(id, '2026-11-25');
    await holdUntil(later, '2026-11-19');
    const body = { action: 'set_status', status: 'Adopted', ids: [id, later] };
    expect((await staff.call(changePetsInBulk, { body })).body).toContain('"done":2');
    const { fullName } = staff.user;
    expect((await recordOf(id)).stays).toMatchObject([
      { outcome: 'adopted', is_hold_overridden: true, hold_overridden_by: fullName },
    ]);
    expect((await recordOf(later)).stays).toMatchObject([
      { outcome: 'adopted', is_hold_overridden: false, hold_overridden_by: null },
    ]);
  });
});

describe('corrections', () => {
  it('B9.01 B9.11 correct how and when it came and left, and the days that it waits', async () => {
    const { id } = await app.buildPet();
    const [stay] = (await recordOf(id)).stays;
    const came = await correct(stay.id, { came_on: '2026-11-02', intake: 'surrendered' });
    expect(came.body).toMatchObject({
      ...{ came_at: '2026-11-02T17:00:00.000Z', intake: 'surrendered' },
      listed_at: stay.listed_at,
    });
    await leave(id, { outcome: 'died', left_on: '2026-11-15' });
    const left = await correct(stay.id, {
      ...{ outcome: 'transferred_out', left_on: '2026-11-10', outcome_reason: 'To the coast' },
    });
    expect(left.body).toMatchObject({
      ...{ outcome: 'transferred_out', left_at: '2026-11-10T17:00:00.000Z' },
    });
    const { body: history } = await staff.call(listHistory, { query: { pet_id: id } });
    const fields = history.flatMap(({ changes }: { changes: { field: string }[] }) =>
      changes.map(({ field }) => field),
    );
    expect(fields).toEqual(expect.arrayContaining(['came_at', 'intake', 'outcome', 'left_at']));
    const after = await correct(stay.id, { came_on: '2026-11-12' });
    expect([after.status, after.body.errors[0].field]).toEqual([422, 'came_on']);
  });

  it('B9.01 stays of one pet never overlap', async () => {
    const { id } = await app.buildPet();
    const set = async (status: 'Adopted' | 'Available') => {
      const updatedAt = app.now();
      await app.database.update(pets).set({ status, updatedAt }).where(eq(pets.id, id));
    };
    await later(48);
    await set('Adopted');
    await later(72);
    await set('Available');
    const [second, first] = (await recordOf(id)).stays;
    expect([second.intake, first.outcome]).toEqual(['returned', 'adopted']);
    const refused = async (stayId: string, body: object) => (await correct(stayId, body)).status;
    expect(await refused(second.id, { came_on: '2026-11-21' })).toBe(422);
    expect(await refused(first.id, { left_on: '2026-11-26' })).toBe(422);
    expect(await refused(first.id, { outcome: 'died' })).toBe(422);
    expect(await refused(second.id, { left_on: '2026-11-25' })).toBe(422);
    const sameDay = await correct(second.id, { came_on: '2026-11-22' });
    expect(sameDay.body.came_at >= first.left_at).toBe(true);
    const rows = await app.database.select().from(stays).where(eq(stays.petId, id));
    expect(rows).toHaveLength(2);
  });

  it('B9.03 the same chip of two pets is told, and not refused', async () => {
    const microchip = '276098106234567';
    const { id } = await app.buildPet({ microchip });
    const twin = await app.buildPet({ microchip, name: 'Twin' });
    expect(await recordOf(id)).toMatchObject({
      microchip,
      same_microchip: [{ id: twin.id, name: 'Twin' }],
    });
  });

  it('B9.02 a listed pet and an unlisted one become a pair', async () => {
    const [one, other] = [await app.buildPet(), await app.buildPet({ isListed: false })];
    const body = { pet_id: other.id };
    expect((await staff.call(linkPets, { params: { id: one.id }, body })).status).toBe(200);
    await setListed(one.id, { is_listed: true });
    expect(await isPublic(other.id)).toBe(true);
  });
});

it('B9.03 B11.02 the same chip of a pet of another shelter is told without saying whose', async () => {
  await buildSecondShelter(app);
  const staff = await app.signIn('staff');
  const microchip = '276098106234568';
  const { id } = await app.buildPet({ microchip });
  const there = await app.buildPet({ microchip, name: 'Elsewhere', shelterId: SECOND_SHELTER });
  const { body } = await staff.call(endpoints.getPetRecord, { params: { id } });
  expect(body).toMatchObject({ same_microchip: [], is_microchip_elsewhere: true });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`Elsewhere|${there.id}`));
});
