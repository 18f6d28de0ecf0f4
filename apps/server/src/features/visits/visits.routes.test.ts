import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MONDAY_10, MONDAY_1030, openVisitsApp } from './testing/visits-app.ts';
import { visits } from './visits.table.ts';

const MONDAY_11 = '2026-11-23T16:00:00.000Z';

const app = await openVisitsApp();

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
      user: { id: adopter.user.id, full_name: adopter.user.fullName },
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

describe('GET /visit-requests and /visit-requests/my', () => {
  it('R7.25 R7.26 R6.02 S06 list the caller’s own visits, latest first, and nobody else’s', async () => {
    const adopter = await app.signIn();
    await app.buildVisit();
    await app.buildVisit({ userId: adopter.user.id, startsAt: new Date(MONDAY_10) });
    await app.buildVisit({ userId: adopter.user.id, startsAt: new Date(MONDAY_11) });
    for (const endpoint of [endpoints.listOwnVisits, endpoints.listMyVisits]) {
      const { body } = await adopter.call(endpoint);
      expect(body.map((visit: { requested_at: string }) => visit.requested_at)).toEqual([
        MONDAY_11,
        MONDAY_10,
      ]);
    }
  });
});

describe('GET /visit-requests/slots', () => {
  it('R5.14 R5.15 lists ten weekdays of twelve slots with their availability', async () => {
    const { petId } = await app.buildVisit({ startsAt: new Date(MONDAY_1030), status: 'approved' });
    const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: petId } });
    expect(body).toHaveLength(10);
    expect(body[0]).toMatchObject({ date: '2026-11-23', label: 'Monday, November 23, 2026' });
    expect(body[0].slots).toHaveLength(12);
    const taken = body.flatMap((day: { slots: { available: boolean; requested_at: string }[] }) =>
      day.slots.filter((slot) => !slot.available),
    );
    expect(taken).toEqual([
      expect.objectContaining({ time: '10:30', label: '10:30 AM', requested_at: MONDAY_1030 }),
    ]);
  });

  it('D23 has no free slot for a pet that cannot be visited', async () => {
    const pet = await app.buildPet({ status: 'Adopted' });
    const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: pet.id } });
    const available = body.flatMap((day: { slots: { available: boolean }[] }) =>
      day.slots.map((slot) => slot.available),
    );
    expect(available).not.toContain(true);
  });
});

describe('POST /visit-requests/:id/cancel', () => {
  it('D24 cancels the caller’s own visit, twice without complaint', async () => {
    const adopter = await app.signIn();
    const { id } = await app.buildVisit({ userId: adopter.user.id });
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await adopter.call(endpoints.cancelOwnVisit, { params: { id } });
      expect([status, body.status]).toEqual([200, 'cancelled']);
    }
  });

  it('S03 is 404 for another adopter’s visit, which does not change', async () => {
    const { id } = await app.buildVisit({ status: 'confirmed' });
    const stranger = await app.signIn();
    expect((await stranger.call(endpoints.cancelOwnVisit, { params: { id } })).status).toBe(404);
    expect(await storedVisits()).toMatchObject([{ id, status: 'confirmed' }]);
  });

  it('D24 rejects a past visit', async () => {
    const adopter = await app.signIn();
    const { id } = await app.buildVisit({ userId: adopter.user.id, status: 'completed' });
    expect((await adopter.call(endpoints.cancelOwnVisit, { params: { id } })).status).toBe(400);
  });
});

describe('PUT /visit-requests/:id', () => {
  it('R7.28 R6.03 moves a visit and changes its status and notes', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit({ startsAt: new Date(MONDAY_10), notes: 'old' });
    const body = { requested_at: MONDAY_11, status: 'Confirmed', notes: '' };
    const response = await admin.call(endpoints.updateVisit, { params: { id }, body });
    expect(response).toMatchObject({
      status: 200,
      body: { requested_at: MONDAY_11, status: 'confirmed', notes: null },
    });
    const [visit] = await storedVisits();
    expect(visit?.endsAt).toEqual(new Date(MONDAY_1130));
  });

  const MONDAY_1130 = '2026-11-23T16:30:00.000Z';

  it('R5.12 D22 accepts any future time, also outside the slots, but no past time', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit();
    const move = (requested_at: string) =>
      admin.call(endpoints.updateVisit, { params: { id }, body: { requested_at } });
    expect((await move('2026-11-22T23:17:00Z')).status).toBe(200);
    expect((await move('2026-11-19T15:00:00Z')).status).toBe(422);
  });

  it('R4.17 lets staff change the status of a visit whose time is over', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit({ startsAt: new Date('2026-11-18T15:00:00Z') });
    const body = { requested_at: '2026-11-18T15:00:00Z', status: 'completed' };
    expect((await admin.call(endpoints.updateVisit, { params: { id }, body })).status).toBe(200);
  });

  it('S36 does not move a visit onto a taken time', async () => {
    const admin = await app.signIn('admin');
    const { petId } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    const { id } = await app.buildVisit({ petId, startsAt: new Date(MONDAY_11) });
    const body = { requested_at: '2026-11-23T15:15:00Z' };
    expect((await admin.call(endpoints.updateVisit, { params: { id }, body })).body).toMatchObject(
      conflict,
    );
    expect(await storedVisits()).toContainEqual(
      expect.objectContaining({ id, startsAt: new Date(MONDAY_11) }),
    );
  });

  it('S03 S04 is 403 for adopters, also for their own visit', async () => {
    const adopter = await app.signIn();
    const { id } = await app.buildVisit({ userId: adopter.user.id });
    const response = await adopter.call(endpoints.updateVisit, {
      params: { id },
      body: { status: 'confirmed' },
    });
    expect(response.status).toBe(403);
    expect(await storedVisits()).toMatchObject([{ id, status: 'pending' }]);
  });
});

describe('PUT /admin/visit-requests/:id/status', () => {
  it.each([
    ['Pending Approval', 'pending'],
    ['Confirmed', 'confirmed'],
    ['denied', 'cancelled'],
    [' COMPLETED ', 'completed'],
  ])('R7.24 R4.15 stores %j as %s', async (status, stored) => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit({ status: 'approved' });
    const response = await admin.call(endpoints.changeVisitStatus, {
      params: { id },
      body: { status },
    });
    expect([response.status, response.body.status]).toEqual([200, stored]);
    expect(await storedVisits()).toMatchObject([{ status: stored }]);
  });

  it('D20 rejects an unknown status', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit();
    const response = await admin.call(endpoints.changeVisitStatus, {
      params: { id },
      body: { status: 'on hold' },
    });
    expect(response.body).toMatchObject({ status: 422, errors: [{ field: 'status' }] });
  });

  it('S36 does not revive a cancelled visit whose time is taken', async () => {
    const admin = await app.signIn('admin');
    const { id, petId } = await app.buildVisit({ status: 'cancelled' });
    await app.buildVisit({ petId, status: 'confirmed' });
    const response = await admin.call(endpoints.changeVisitStatus, {
      params: { id },
      body: { status: 'confirmed' },
    });
    expect(response.body).toMatchObject(conflict);
  });

  it('S36 confirms one of two overlapping cancelled visits when both are confirmed simultaneously', async () => {
    const admin = await app.signIn('admin');
    const first = await app.buildVisit({ status: 'cancelled' });
    const second = await app.buildVisit({ status: 'cancelled', petId: first.petId });
    const responses = await Promise.all(
      [first, second].map(({ id }) =>
        admin.call(endpoints.changeVisitStatus, { params: { id }, body: { status: 'confirmed' } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('D21 does not overwrite another admin’s unseen change', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit({ status: 'cancelled' });
    const body = { status: 'confirmed', expected_status: 'pending' };
    const response = await admin.call(endpoints.changeVisitStatus, { params: { id }, body });
    expect(response.body).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await storedVisits()).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('POST /admin/visit-requests', () => {
  it('R7.33 R2.59 books for an adopter', async () => {
    const admin = await app.signIn('admin');
    const adopter = await app.buildUser();
    const pet = await app.buildPet({ status: 'Pending' });
    const body = {
      pet_id: pet.id,
      requested_at: '2026-11-21T18:10:00Z',
      status: 'confirmed',
      user_id: adopter.id,
    };
    const response = await admin.call(endpoints.createVisit, { body });
    expect(response).toMatchObject({
      status: 201,
      body: { status: 'confirmed', user: { id: adopter.id, email: adopter.email } },
    });
  });

  it('R7.33 D24 books for a walk-in, who has no account', async () => {
    const admin = await app.signIn('admin');
    const pet = await app.buildPet();
    const walkIn = {
      full_name: 'Grace Hopper',
      email: 'grace@example.org',
      phone_number: '(555) 010-0199',
    };
    const body = { pet_id: pet.id, requested_at: MONDAY_10, ...walkIn };
    const response = await admin.call(endpoints.createVisit, { body });
    expect(response).toMatchObject({
      status: 201,
      body: {
        status: 'pending',
        user: { id: null, full_name: 'Grace Hopper', phone_number: '5550100199' },
      },
    });
  });

  it('R5.12 S36 rejects the past, nobody, an unknown pet or adopter, and a taken time', async () => {
    const admin = await app.signIn('admin');
    const { petId } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    const valid = { pet_id: petId, requested_at: MONDAY_11, full_name: 'Grace Hopper' };
    const statusOf = async (changes: object) =>
      (await admin.call(endpoints.createVisit, { body: { ...valid, ...changes } })).status;
    const nobody = '019a0000-0000-7000-8000-000000000000';
    expect(await statusOf({ requested_at: '2026-11-20T14:00:00Z' })).toBe(422);
    expect(await statusOf({ full_name: undefined })).toBe(422);
    expect(await statusOf({ user_id: nobody })).toBe(422);
    expect(await statusOf({ pet_id: nobody })).toBe(404);
    expect(await statusOf({ requested_at: MONDAY_10 })).toBe(400);
    expect(await storedVisits()).toHaveLength(1);
  });
});

describe('GET and DELETE /admin/visit-requests', () => {
  it('R7.23 R3.34 lists all visits, newest request first, with pet and person', async () => {
    const admin = await app.signIn('admin');
    const older = await app.buildVisit();
    app.advance(60);
    const newer = await app.buildVisit();
    const { body } = await admin.call(endpoints.listAllVisits);
    expect(body.map((visit: { id: string }) => visit.id)).toEqual([newer.id, older.id]);
    expect(body[0]).toMatchObject({
      pet: { name: expect.any(String) },
      user: { email: expect.any(String) },
    });
  });

  it('R7.33 R6.03 deletes a visit once', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit();
    expect((await admin.call(endpoints.deleteVisit, { params: { id } })).status).toBe(204);
    expect((await admin.call(endpoints.deleteVisit, { params: { id } })).status).toBe(404);
    expect(await storedVisits()).toHaveLength(0);
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
