import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const MONDAY_11 = '2026-11-23T16:00:00.000Z';

const app = await createVisitsApp();

const storedVisits = () => app.database.select().from(visits);
const conflict = { error: 'Scheduling conflict', code: 'SCHEDULING_CONFLICT', status: 400 };
const duplicate = { error: 'Duplicate request', code: 'DUPLICATE_REQUEST', status: 400 };

describe('POST /visit-requests/:petId', () => {
  it('R7.27 R8.40 R4.17 stores a pending request and confirms it', async () => {
    const adopter = await app.signIn();
    const pet = await app.buildPet({ name: 'Biscuit' });
    const { status, body } = await adopter.call(endpoints.requestVisit, {
      params: { petId: pet.id },
      body: { requested_at: MONDAY_10, notes: ' We have a garden. ' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Visit request submitted for Biscuit!',
      pet_id: pet.id,
      status: 'pending',
      requested_at: MONDAY_10,
      notes: 'We have a garden.',
      pet: { name: 'Biscuit', image_url: null },
      user: { full_name: adopter.user.fullName },
    });
    expect(await storedVisits()).toMatchObject([
      { petId: pet.id, userId: adopter.user.id, status: 'pending', startsAt: new Date(MONDAY_10) },
    ]);
  });

  it('R7.27 D03 accepts other offsets than UTC', async () => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    const body = { requested_at: '2026-11-23T10:00:00-05:00' };
    const response = await adopter.call(endpoints.requestVisit, { params: { petId }, body });
    expect(response.body.requested_at).toBe(MONDAY_10);
  });

  it('S35 R8.38 gives one of 100 simultaneous requests the slot', async () => {
    const pet = await app.buildPet();
    const adopters = await Promise.all(Array.from({ length: 20 }, () => app.signIn()));
    const attempts = Array.from({ length: 100 }, (_, index) =>
      adopters[index % 20]?.call(endpoints.requestVisit, {
        params: { petId: pet.id },
        body: { requested_at: MONDAY_10 },
      }),
    );
    const responses = await Promise.all(attempts);
    expect(responses.filter((response) => response?.status === 201)).toHaveLength(1);
    for (const response of responses.filter((it) => it?.status !== 201)) {
      expect(['Scheduling conflict', 'Duplicate request']).toContain(response?.body.error);
    }
    expect(await storedVisits()).toHaveLength(1);
  });

  it('S35 R8.38 lets one adopter have one pending request for a pet, however many are sent', async () => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    const times = [MONDAY_10, MONDAY_1030, MONDAY_11];
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        adopter.call(endpoints.requestVisit, {
          params: { petId },
          body: { requested_at: times[index % times.length] },
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status !== 201);
    for (const { body } of rejected) expect(body).toMatchObject(duplicate);
    expect(rejected[0]?.body.detail).toBe('You already have a pending visit request for this pet.');
    expect(await storedVisits()).toHaveLength(1);
  });

  it('R8.38 returns a conflict to another adopter for a taken slot', async () => {
    const { petId } = await app.buildVisit({ startsAt: new Date(MONDAY_10), status: 'confirmed' });
    const adopter = await app.signIn();
    const sendVisitRequest = (requested_at: string) =>
      adopter.call(endpoints.requestVisit, {
        params: { petId: petId ?? '' },
        body: { requested_at },
      });
    expect((await sendVisitRequest(MONDAY_10)).body).toMatchObject({
      ...conflict,
      detail: 'This time slot is already booked. Please choose another time.',
    });
    expect((await sendVisitRequest(MONDAY_1030)).status).toBe(201);
  });

  it.each(['cancelled', 'completed'] as const)(
    'R4.13 frees the slot of a %s visit',
    async (status) => {
      const { petId } = await app.buildVisit({ startsAt: new Date(MONDAY_10), status });
      const adopter = await app.signIn();
      const params = { petId: petId ?? '' };
      const response = await adopter.call(endpoints.requestVisit, {
        params,
        body: { requested_at: MONDAY_10 },
      });
      expect(response.status).toBe(201);
    },
  );

  it.each([
    ['the past', '2026-11-16T15:00:00Z'],
    ['today', '2026-11-20T20:00:00Z'],
    ['a Sunday', '2026-11-22T15:00:00Z'],
    ['day 15', '2026-12-07T15:00:00Z'],
    ['10:07', '2026-11-23T15:07:00Z'],
    ['16:00', '2026-11-23T21:00:00Z'],
  ])('S37 R5.14 R5.15 rejects %s', async (_, requested_at) => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    const { status, body } = await adopter.call(endpoints.requestVisit, {
      params: { petId },
      body: { requested_at },
    });
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe('requested_at');
    expect(await storedVisits()).toHaveLength(0);
  });

  it('S37 keeps 14:00 at the shelter at 14:00 on both sides of a clock change', async () => {
    app.setNow('2026-10-28T12:00:00Z');
    const adopter = await app.signIn();
    for (const requested_at of ['2026-10-30T18:00:00Z', '2026-11-02T19:00:00Z']) {
      const { id: petId } = await app.buildPet();
      const response = await adopter.call(endpoints.requestVisit, {
        params: { petId },
        body: { requested_at },
      });
      expect(response.status, requested_at).toBe(201);
    }
    const { id: petId } = await app.buildPet();
    const hourOff = { requested_at: '2026-11-02T14:00:00Z' };
    expect(
      (await adopter.call(endpoints.requestVisit, { params: { petId }, body: hourOff })).status,
    ).toBe(422);
  });

  it.each([
    ['no offset', { requested_at: '2026-11-23T10:00:00' }],
    ['a date before all dates', { requested_at: '-271821-04-20T00:00:00.000Z' }],
    ['nothing', {}],
    ['a list', { requested_at: [MONDAY_10] }],
    ['text with NUL', { requested_at: MONDAY_10, notes: 'a\u0000b' }],
  ])('S28 S23 R7.27 rejects %s with the field named', async (_, body) => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    const response = await adopter.call(endpoints.requestVisit, { params: { petId }, body });
    expect(response.status).toBe(422);
    expect(response.body.errors[0].field).toMatch(/requested_at|notes/);
  });

  it('D23 rejects a pet that is no longer available', async () => {
    const adopter = await app.signIn();
    for (const status of ['Pending', 'Adopted'] as const) {
      const { id: petId } = await app.buildPet({ status });
      const response = await adopter.call(endpoints.requestVisit, {
        params: { petId },
        body: { requested_at: MONDAY_10 },
      });
      expect(response.body).toMatchObject({
        status: 400,
        detail: 'This pet is no longer available for visits.',
      });
    }
  });

  it('S24 returns 404, 422 and 400 for unknown pets and malformed ids', async () => {
    const adopter = await app.signIn();
    const sendVisitRequest = (petId: string) =>
      adopter.call(endpoints.requestVisit, {
        params: { petId },
        body: { requested_at: MONDAY_10 },
      });
    expect((await sendVisitRequest('019a0000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await sendVisitRequest('12')).status).toBe(422);
    expect((await sendVisitRequest('x'.repeat(9_999))).status).toBe(400);
  });

  it('R6.01 needs a login', async () => {
    const { id: petId } = await app.buildPet();
    const response = await app
      .visitor()
      .call(endpoints.requestVisit, { params: { petId }, body: { requested_at: MONDAY_10 } });
    expect(response.status).toBe(401);
  });

  it('S02 ignores fields that are not the caller’s to set', async () => {
    const adopter = await app.signIn();
    const other = await app.buildUser();
    const { id: petId } = await app.buildPet();
    const body = {
      requested_at: MONDAY_10,
      status: 'confirmed',
      user_id: other.id,
      id: other.id,
      created_at: MONDAY_11,
    };
    await adopter.call(endpoints.requestVisit, { params: { petId }, body });
    const [visit] = await storedVisits();
    expect(visit).toMatchObject({
      status: 'pending',
      userId: adopter.user.id,
      createdAt: app.now(),
    });
    expect(visit?.id).not.toBe(other.id);
  });
});

describe('the constraints of the visits table', () => {
  it('S35 S36 reject a second active visit without any other check', async () => {
    const { petId } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    await expect(
      app.buildVisit({ petId, startsAt: new Date('2026-11-23T15:29:00Z') }),
    ).rejects.toThrow();
    await app.buildVisit({ petId, startsAt: new Date(MONDAY_1030) });
    const rows = await app.database
      .select()
      .from(visits)
      .where(eq(visits.petId, petId ?? ''));
    expect(rows).toHaveLength(2);
  });
});
