import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import { addCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import * as courses from '@pawmatch/contract/care/courses-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';
import { carePlans } from '../care.tables.ts';
import { buildPlan } from '../testing/build-plan.ts';

let app: TestApp;
let staff: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  await app.useCareParts();
});
afterAll(() => app.close());
beforeEach(() => app.database.delete(pets));
beforeEach(() => app.database.delete(carePlans));

/** Logs in again, because sessions end while the clock is advanced by days. */
async function comeToWork(at: string) {
  app.setNow(at);
  staff = await app.signIn('staff');
}

const careOf = async (id: string) =>
  (await staff.call(endpoints.getCareOfPet, { params: { id } })).body as endpoints.PetCare;

const weigh = async (id: string, weight: string) =>
  (await staff.call(endpoints.addWeight, { params: { id }, body: { weight } }))
    .body as endpoints.AddedWeight;

const addCourse = (id: string, more: Partial<courses.NewCourse> = {}) =>
  staff.call(courses.addCourse, {
    params: { id },
    body: {
      product: 'Doxycycline',
      dose: '50 mg',
      starts_on: '2026-10-31',
      ends_on: '2026-11-02',
      times_a_day: 2,
      ...more,
    },
  });

describe('weights of pets', () => {
  const weekly = buildPlan({ name: 'Weigh', kind: 'weight' });

  it('B11.02 in pounds or kilograms do the weighing that is due, and a fall of 10 % is told and due', async () => {
    await comeToWork('2026-11-20T15:00:00Z');
    const { id } = await app.buildPet();
    await staff.call(addCarePlan, { body: weekly });
    const [due] = (await careOf(id)).due;
    const params = { ids: [due?.id ?? ''] };
    const { body: ticked } = await staff.call(endpoints.doCare, { body: params });
    expect(ticked.refused).toMatchObject([{ reason: 'needs_weight' }]);
    const first = await weigh(id, '10 lb');
    expect(first).toMatchObject({ item: { id: due?.id, grams: 4536 }, fall_percent: null });
    expect((await careOf(id)).due).toMatchObject([{ kind: 'weight', due_on: '2026-11-27' }]);
    app.advance(60);
    const second = await weigh(id, '4.0 kg');
    expect(second.fall_percent).toBe(11);
    const titles = async () => (await careOf(id)).due.map(({ title }) => title);
    expect(await titles()).toContain('Look at the weight, which fell by 11 %');
    await staff.call(endpoints.undoCare, { body: { ids: [second.item.id] } });
    expect(await titles()).toEqual(['Weigh']);
    const unclear = await staff.call(endpoints.addWeight, {
      params: { id },
      body: { weight: '4' },
    });
    expect([unclear.status, unclear.body.detail]).toEqual([
      422,
      'Please give the weight with its unit, such as 9 lb 4 oz or 4.2 kg.',
    ]);
  });
});

describe('courses of medicine', () => {
  it('B11.02 have each dose once in the night when clocks go back, whoever ticks it in which of the two hours', async () => {
    await comeToWork('2026-10-31T15:00:00Z');
    const { id } = await app.buildPet();
    const course = (await addCourse(id)).body as courses.CareCourse;
    const dueToday = async () =>
      (await careOf(id)).due.map(({ due_on, number }) => [due_on, number]);
    expect(await dueToday()).toEqual([
      ['2026-10-31', 1],
      ['2026-10-31', 2],
    ]);
    expect((await careOf(id)).due.map(({ doses_a_day }) => doses_a_day)).toEqual([2, 2]);
    const tickFirst = async () => {
      const [first] = (await careOf(id)).due;
      return staff.call(endpoints.doCare, { body: { ids: [first?.id ?? ''] } });
    };
    await tickFirst();
    await tickFirst();
    // 01:30 in summer time, and again an hour later.
    await comeToWork('2026-11-01T05:30:00Z');
    expect(await dueToday()).toHaveLength(2);
    await tickFirst();
    await comeToWork('2026-11-01T06:30:00Z');
    expect(await dueToday()).toEqual([['2026-11-01', 2]]);
    // A dose that was not given is in the round of the next day, and then only seen as missed.
    await comeToWork('2026-11-02T15:00:00Z');
    expect(await dueToday()).toEqual([
      ['2026-11-01', 2],
      ['2026-11-02', 1],
      ['2026-11-02', 2],
    ]);
    const { body: round } = await staff.call(endpoints.listCareDue);
    const ofCourse = (round as endpoints.CareRound).items.filter(
      ({ course_id }) => course_id === course.id,
    );
    expect(ofCourse.map(({ missed_doses }) => missed_doses)).toEqual([1, 1, 1]);
    await comeToWork('2026-11-03T15:00:00Z');
    expect(await dueToday()).toHaveLength(2);
    await comeToWork('2026-11-04T15:00:00Z');
    const care = await careOf(id);
    expect(care.due.filter(({ course_id }) => course_id)).toEqual([]);
    expect(care.courses).toMatchObject([
      { given: 3, missed: 3, missed_on: ['2026-11-02', '2026-11-01'] },
    ]);
  });

  it('B11.02 neither lose a dose when clocks go forward', async () => {
    await comeToWork('2027-03-13T15:00:00Z');
    const { id } = await app.buildPet();
    await addCourse(id, { starts_on: '2027-03-13', ends_on: '2027-03-14', times_a_day: 3 });
    await comeToWork('2027-03-14T07:30:00Z');
    const numbers = (await careOf(id)).due.map(({ due_on, number }) => `${due_on} ${number}`);
    expect(numbers.filter((each) => each.startsWith('2027-03-14'))).toHaveLength(3);
  });

  it('B11.02 that end before they start are refused; one that ends early keeps what was given', async () => {
    await comeToWork('2026-10-31T15:00:00Z');
    const { id } = await app.buildPet();
    const wrong = await addCourse(id, { ends_on: '2026-10-30' });
    expect([wrong.status, wrong.body.detail]).toEqual([422, 'The course ends before it starts.']);
    expect((await addCourse(id, { ends_on: '2028-10-30' })).status).toBe(422);
    const { body: course } = await addCourse(id);
    const [first] = (await careOf(id)).due;
    await staff.call(endpoints.doCare, { body: { ids: [first?.id ?? ''] } });
    const change = (ends_on: string) =>
      staff.call(courses.changeCourse, { params: { id: course.id }, body: { ends_on } });
    expect((await change('2026-10-29')).status).toBe(422);
    expect((await change('2026-10-30')).body).toMatchObject({ given: 1, ends_on: '2026-10-30' });
    expect((await careOf(id)).due).toEqual([]);
    await change('2026-10-31');
    expect((await careOf(id)).due).toMatchObject([{ number: 2 }]);
  });
});
