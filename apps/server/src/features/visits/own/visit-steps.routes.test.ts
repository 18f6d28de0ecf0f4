import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';

const app = await createVisitsApp();

async function request() {
  const pet = await app.buildPet({ status: 'Available' });
  const adopter = await app.signIn();
  const call = { params: { petId: pet.id }, body: { requested_at: MONDAY_10 } };
  const { body } = await adopter.call(endpoints.requestVisit, call);
  return { adopter, params: { id: body.id as string } };
}

describe('GET /visit-requests/{id}/history', () => {
  it('B3.03 lists what happened to a visit, who did it, and nobody’s name', async () => {
    const { adopter, params } = await request();
    const staff = await app.signIn('admin');
    const change = (body: object) => staff.call(endpoints.updateVisit, { params, body });
    await change({ status: 'confirmed' });
    await change({ requested_at: MONDAY_1030, status: 'confirmed' });
    // The notes of staff, and who came, are no steps.
    await change({ notes: 'Brings the children' });
    const body = { requested_at: MONDAY_10, expected_version: undefined };
    await adopter.call(endpoints.moveOwnVisit, { params, body });
    await adopter.call(endpoints.cancelOwnVisit, { params });
    const answer = await adopter.call(endpoints.listOwnVisitSteps, { params });
    expect(answer.status).toBe(200);
    const none = { from: null, to: null, reason: null };
    const happened_at = app.now().toISOString();
    expect(answer.body).toEqual([
      { ...none, kind: 'requested', by: 'adopter', happened_at, to: MONDAY_10 },
      { ...none, kind: 'confirmed', by: 'shelter', happened_at },
      { ...none, kind: 'moved', by: 'shelter', happened_at, from: MONDAY_10, to: MONDAY_1030 },
      { ...none, kind: 'moved', by: 'adopter', happened_at, from: MONDAY_1030, to: MONDAY_10 },
      { ...none, kind: 'cancelled', by: 'adopter', happened_at, reason: 'adopter' },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(staff.user.id);
  });

  it('S03 is 404 for other adopters, for staff, and for no visit', async () => {
    const { params } = await request();
    for (const other of [await app.signIn(), await app.signIn('admin')]) {
      expect((await other.call(endpoints.listOwnVisitSteps, { params })).status).toBe(404);
      const nowhere = { params: { id: '01990000-0000-7000-8000-000000000001' } };
      expect((await other.call(endpoints.listOwnVisitSteps, nowhere)).status).toBe(404);
    }
    expect((await app.visitor().call(endpoints.listOwnVisitSteps, { params })).status).toBe(401);
  });
});
