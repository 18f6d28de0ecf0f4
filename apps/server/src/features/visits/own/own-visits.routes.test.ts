import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const MONDAY_11 = '2026-11-23T16:00:00.000Z';

const app = await createVisitsApp();

const storedVisits = () => app.database.select().from(visits);

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

describe('allowed_actions', () => {
  it('B3.03 are what the caller may do with the visit', async () => {
    const adopter = await app.signIn();
    const { id } = await app.buildVisit({ userId: adopter.user.id, status: 'confirmed' });
    const admin = await app.signIn('admin');
    const allowed = async () => {
      const { body: own } = await adopter.call(endpoints.cancelOwnVisit, { params: { id } });
      const { body: all } = await admin.call(endpoints.getVisit, { params: { id } });
      return [own.allowed_actions, all.allowed_actions];
    };
    const [mine] = (await adopter.call(endpoints.listMyVisits)).body;
    expect(mine.allowed_actions).toEqual(['cancel', 'move']);
    const ofStaff = ['change_status', 'move', 'edit_notes', 'delete'];
    expect(await allowed()).toEqual([[], ofStaff]);
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

  it.each(['Pending', 'Adopted'] as const)(
    'D23 B3.11 has no free slot for a pet that is %s',
    async (status) => {
      const pet = await app.buildPet({ status });
      const { body } = await app.visitor().call(endpoints.listSlots, { query: { pet_id: pet.id } });
      const available = body.flatMap((day: { slots: { available: boolean }[] }) =>
        day.slots.map((slot) => slot.available),
      );
      expect(available).not.toContain(true);
    },
  );
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
