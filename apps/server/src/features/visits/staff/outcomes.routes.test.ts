import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import * as endpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';

const app = await createVisitsApp();

/** Staff, on the Monday of the visits. */
const startOfWork = async (instant = MONDAY_10) => {
  app.setNow(instant);
  return app.signIn('admin');
};

describe('outcomes of visits', () => {
  it('B3.05 B3.09 checks in with one call, and stores what came of it', async () => {
    const { id } = await app.buildVisit({ status: 'pending' });
    const admin = await startOfWork();
    const params = { id };
    const checkedIn = await admin.call(endpoints.checkInVisitor, { params });
    expect(checkedIn.status).toBe(200);
    expect(checkedIn.body).toMatchObject({ status: 'confirmed', checked_in_at: MONDAY_10 });
    const body = {
      outcome: 'not_a_fit',
      not_a_fit_because: 'children',
      expected_version: checkedIn.body.version,
    };
    const done = await admin.call(endpoints.setVisitOutcome, { params, body });
    expect(done.body).toMatchObject({
      status: 'completed',
      outcome: 'not_a_fit',
      not_a_fit_because: 'children',
      checked_in_at: MONDAY_10,
    });
    const late = await admin.call(endpoints.setVisitOutcome, { params, body });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    const undone = await admin.call(endpoints.setVisitOutcome, { params, body: { outcome: null } });
    expect(undone.body).toMatchObject({
      status: 'confirmed',
      outcome: null,
      not_a_fit_because: null,
    });
  });

  it('B3.05 has no outcome before the visit, and none of a cancelled one', async () => {
    const { id } = await app.buildVisit({ status: 'confirmed' });
    const cancelled = await app.buildVisit({ status: 'cancelled' });
    const admin = await app.signIn('admin');
    const body = { outcome: 'came' as const };
    const early = await admin.call(endpoints.setVisitOutcome, { params: { id }, body });
    expect([early.status, early.body.code]).toEqual([409, 'VISIT_ACTION_REFUSED']);
    const params = { id: cancelled.id };
    expect((await admin.call(endpoints.checkInVisitor, { params })).status).toBe(409);
    const unknown = { params: { id }, body: { outcome: 'left' as 'came' } };
    expect((await admin.call(endpoints.setVisitOutcome, unknown)).status).toBe(422);
  });

  it('A B3.05 B3.09 has an outcome of a visitor who came early, and takes a check-in back', async () => {
    const { id } = await app.buildVisit({ status: 'approved' });
    const admin = await startOfWork('2026-11-23T14:59:00.000Z');
    const params = { id };
    const refused = await admin.call(endpoints.undoCheckIn, { params, body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, 'VISIT_ACTION_REFUSED']);
    const { body: early } = await admin.call(endpoints.checkInVisitor, { params });
    expect(early.allowed_actions).toEqual(expect.arrayContaining(['set_outcome', 'undo_check_in']));
    const outcome = { params, body: { outcome: 'thinking' as const } };
    const noted = await admin.call(endpoints.setVisitOutcome, outcome);
    expect(noted.body).toMatchObject({ status: 'completed', outcome: 'thinking' });
    await admin.call(endpoints.setVisitOutcome, { params, body: { outcome: null } });
    const stale = { status: 'approved' as const, expected_version: early.version };
    const late = await admin.call(endpoints.undoCheckIn, { params, body: stale });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    const undo = { params, body: { status: 'approved' as const } };
    const { body: undone } = await admin.call(endpoints.undoCheckIn, undo);
    expect(undone).toMatchObject({ status: 'approved', checked_in_at: null });
    expect(undone.allowed_actions).not.toContain('set_outcome');
  });

  it('B3.05 counts visitors who did not come, and visits that nobody has closed', async () => {
    const gone = await app.buildVisit({ status: 'confirmed' });
    await app.buildVisit({ status: 'confirmed' });
    await app.buildVisit({ status: 'confirmed', startsAt: new Date('2026-11-23T20:00:00Z') });
    const admin = await startOfWork('2026-11-23T17:00:00.000Z');
    const params = { id: gone.id };
    await admin.call(endpoints.checkInVisitor, { params });
    const noShow = await admin.call(endpoints.setVisitOutcome, {
      params,
      body: { outcome: 'no_show' },
    });
    expect(noShow.body).toMatchObject({ status: 'completed', checked_in_at: null });
    const { body } = await admin.call(getOverview);
    expect(body).toMatchObject({ no_shows_this_month: 1, without_outcome: 1 });
  });

  it('B3.09 stores a walk-in with the pet alone, now and here', async () => {
    const pet = await app.buildPet();
    const admin = await startOfWork('2026-11-23T17:07:20.000Z');
    const body = { pet_id: pet.id };
    const { status, body: visit } = await admin.call(endpoints.addWalkIn, { body });
    expect(status).toBe(201);
    expect(visit).toMatchObject({
      status: 'confirmed',
      requested_at: '2026-11-23T17:07:00.000Z',
      checked_in_at: '2026-11-23T17:07:20.000Z',
      user: { id: null, full_name: 'Walk-in' },
    });
    const again = await admin.call(endpoints.addWalkIn, { body });
    expect([again.status, again.body.error]).toEqual([400, 'Scheduling conflict']);
    const named = { pet_id: (await app.buildPet()).id, full_name: 'Walt' };
    expect((await admin.call(endpoints.addWalkIn, { body: named })).status).toBe(201);
  });
});
