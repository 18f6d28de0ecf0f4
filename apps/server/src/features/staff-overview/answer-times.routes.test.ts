import * as desk from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/test-app.ts';
import { cancelUnansweredPeriodically } from '../visits/cancellation/cancel-unanswered-requests.ts';
import { setVisitingRules } from '../visits/testing/set-visiting-rules.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../visits/testing/visits-app.ts';

const app = await createVisitsApp();

const hoursLater = (hours: number) => new Date(Date.parse(TEST_NOW) + hours * 60 * 60_000);

/** Staff at a later time: sessions end within the hours of these tests. */
async function staffAt(time: Date | string) {
  app.setNow(time);
  const staff = await app.signIn('admin');
  return {
    answers: async () => (await staff.call(desk.getOverview)).body.answers_this_month,
    setStatus: (id: string, status: 'confirmed' | 'cancelled') =>
      staff.call(endpoints.changeVisitStatus, { params: { id }, body: { status } }),
    staff,
  };
}

/** An adopter's request. */
async function request(requestedAt = MONDAY_10) {
  const pet = await app.buildPet({ status: 'Available' });
  const adopter = await app.signIn();
  const body = { requested_at: requestedAt };
  const answer = await adopter.call(endpoints.requestVisit, { params: { petId: pet.id }, body });
  expect(answer.status).toBe(201);
  return { adopter, id: answer.body.id as string };
}

describe('GET /admin/overview', () => {
  it('B4.07 B3.01 measures how soon requests are answered, and how many in time', async () => {
    await setVisitingRules(app, { answer_hours: 4 });
    const none = { total: 0, in_time: 0, median_minutes: null };
    const [confirmed, declined, late, byAdopter, lapsed] = [
      await request(),
      await request(),
      await request(),
      await request(),
      await request(MONDAY_1030),
    ];
    await byAdopter.adopter.call(endpoints.cancelOwnVisit, { params: { id: byAdopter.id } });
    // A visit that staff book is no request.
    await app.buildVisit({ status: 'pending', createdAt: hoursLater(0) });
    expect(await (await staffAt(TEST_NOW)).answers()).toEqual(none);

    const afterOne = await staffAt(hoursLater(1));
    await afterOne.setStatus(confirmed.id, 'confirmed');
    const afterThree = await staffAt(hoursLater(3));
    await afterThree.setStatus(declined.id, 'cancelled');
    // A later change is no answer.
    await afterThree.setStatus(confirmed.id, 'cancelled');
    const answered = { total: 2, in_time: 2, median_minutes: 120 };
    expect(await afterThree.answers()).toEqual(answered);

    const afterFive = await staffAt(hoursLater(5));
    expect(await afterFive.answers()).toEqual({ total: 4, in_time: 2, median_minutes: 120 });
    await (await staffAt(hoursLater(10))).setStatus(late.id, 'confirmed');
    // A request lapses at the end of its visit.
    const onMonday = await staffAt(new Date(Date.parse(MONDAY_1030) + 30 * 60_000));
    await cancelUnansweredPeriodically(app.dependencies).run();
    const { body } = await onMonday.staff.call(endpoints.getVisit, { params: { id: lapsed.id } });
    expect(body.cancel_reason).toBe('unanswered');
    expect(await onMonday.answers()).toEqual({ total: 4, in_time: 2, median_minutes: 180 });
    await setVisitingRules(app, { answer_hours: 12 });
    expect(await onMonday.answers()).toEqual({ total: 4, in_time: 3, median_minutes: 180 });
  });

  it('A B7.08 B4.07 B3.01 counts as overdue what waits longer than the settings promise', async () => {
    await setVisitingRules(app, { answer_hours: 24 });
    await request();
    // Saturday: hours of closed days do not count.
    const { staff } = await staffAt(hoursLater(26));
    const overdue = async () => {
      const { body } = await staff.call(desk.getOverview);
      const counts = await staff.call(endpoints.countVisits, { query: { view: 'overdue' } });
      return [body.overdue, counts.body.total];
    };
    expect(await overdue()).toEqual([0, 0]);
    await setVisitingRules(app, { answer_hours: 4 });
    expect(await overdue()).toEqual([1, 1]);
  });
});
