import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const MONDAY_11 = '2026-11-23T16:00:00.000Z';

const app = await createVisitsApp();

const storedVisits = () => app.database.select().from(visits);
const conflict = { error: 'Scheduling conflict', code: 'SCHEDULING_CONFLICT', status: 400 };

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
    expect(await statusOf({ user_id: nobody })).toBe(404);
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
