import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { openVisitLink } from '@pawmatch/contract/visits/own/visit-link-endpoints';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { insertGrant } from '../../grants/grants.repository.ts';
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
    expect(mine.allowed_actions).toEqual(['cancel', 'move', 'edit_notes']);
    const ofStaff = ['change_status', 'move', 'edit_notes', 'delete'];
    expect(await allowed()).toEqual([[], ofStaff]);
  });

  it('B8.06 are, for volunteers, the check-in and the outcome', async () => {
    const volunteer = await app.signIn('volunteer');
    const { id } = await app.buildVisit({ status: 'pending', startsAt: app.now() });
    const params = { id };
    const { body: seen } = await volunteer.call(endpoints.getVisit, { params });
    expect(seen.allowed_actions).toEqual(['check_in', 'set_outcome']);
    const { body: listed } = await volunteer.call(endpoints.listAllVisits, { query: {} });
    expect(listed[0].allowed_actions).toEqual(seen.allowed_actions);
    const { body: here } = await volunteer.call(outcomeEndpoints.checkInVisitor, { params });
    expect(here.allowed_actions).toEqual(['check_in', 'undo_check_in', 'set_outcome']);
  });
});

describe('PUT /visit-requests/:id/notes', () => {
  it('B7.08 S06 the adopter changes the note until the visit is over; staff see it and the one before, holders of the link neither', async () => {
    const adopter = await app.signIn();
    const admin = await app.signIn('admin');
    const visit = {
      userId: adopter.user.id,
      startsAt: new Date(MONDAY_10),
      notes: 'We have a cat.',
    };
    const { id } = await app.buildVisit({ ...visit, status: 'confirmed' });
    const params = { id };
    const change = (notes: string | null, expected_version?: number, person = adopter) =>
      person.call(endpoints.changeOwnNotes, { params, body: { notes, expected_version } });

    const changed = await change(' We have two cats. ', 1);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id, notes: 'We have two cats.', status: 'confirmed' });
    expect((await change('Late.', 1)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await change('x'.repeat(1_001))).status).toBe(422);
    expect((await change('Mine.', undefined, await app.signIn())).status).toBe(404);

    const seen = (await admin.call(endpoints.getVisit, { params })).body;
    expect(seen.notes).toBe('We have two cats.');
    const [event] = (await admin.call(listHistory, { query: { visit_id: id } })).body;
    expect(event).toMatchObject({
      actor: { name: adopter.user.fullName },
      changes: [{ field: 'notes', values: null }],
      earlier_note: 'We have a cat.',
    });
    const grant = { userId: adopter.user.id, subjectId: id, createdAt: app.now() };
    const token = await insertGrant(app.database, 'visit', grant);
    const opened = await app.visitor().call(openVisitLink, { body: { token } });
    expect(opened.body).toMatchObject({ id, notes: null, allowed_actions: ['cancel', 'move'] });

    const begun = new Date(app.now().getTime() - 60_000);
    const over = new Date(app.now().getTime() - 3_600_000);
    for (const [startsAt, status] of [
      [begun, 200],
      [over, 409],
    ] as const) {
      const { id } = await app.buildVisit({ ...visit, startsAt, status: 'confirmed' });
      const body = { notes: 'At the door.' };
      const answer = await adopter.call(endpoints.changeOwnNotes, { params: { id }, body });
      expect(answer.status).toBe(status);
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
