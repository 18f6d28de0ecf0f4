import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import * as plans from '@pawmatch/contract/care/care-plans-endpoints';
import { changeCourse } from '@pawmatch/contract/care/courses-endpoints';
import { streamChanges } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { careItems } from './care.tables.ts';
import { buildPlan } from './testing/build-plan.ts';

const weekly = buildPlan();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await buildSecondShelter(app);
  await app.useCareParts();
  await app.useCareParts(SECOND_SHELTER);
});
afterAll(() => app.close());

type Client = Awaited<ReturnType<TestApp['signIn']>>;
const round = async (client: Client) =>
  (await client.call(endpoints.listCareDue)).body as endpoints.CareRound;

describe('care that several share', () => {
  it('B11.02 B8.02 S76 is of one shelter: another one neither reads nor ticks it, and has plans of its own', async () => {
    const [here, there] = [await app.signIn('manager'), await signInThere(app, 'manager')];
    const { body: plan } = await here.call(plans.addCarePlan, { body: weekly });
    const { id } = await app.buildPet();
    const foreign = await app.buildPet({ shelterId: SECOND_SHELTER });
    const [item] = (await round(here)).items;
    expect([item?.pet.id, (await round(there)).total]).toEqual([id, 0]);
    const body = { ids: [item?.id ?? ''] };
    for (const endpoint of [endpoints.doCare, endpoints.undoCare]) {
      const answer = await there.call(endpoint, { body });
      expect(answer.body).toMatchObject({
        items: [],
        refused: [{ reason: 'not_found', by: null }],
      });
    }
    const ofPlan = { params: { id: plan.id }, body: weekly };
    expect((await there.call(plans.changeCarePlan, ofPlan)).body.code).toBe('CARE_PLAN_NOT_FOUND');
    const course = { params: { id: newId() }, body: { ends_on: '2026-11-20' } };
    expect((await there.call(changeCourse, course)).body.code).toBe('CARE_COURSE_NOT_FOUND');
    expect((await there.call(endpoints.getCareOfPet, { params: { id } })).status).toBe(404);
    const own = await there.call(endpoints.getCareOfPet, { params: { id: foreign.id } });
    expect(own.body).toMatchObject({ due: [] });
    await here.call(plans.deleteCarePlan, { params: { id: plan.id } });
  });

  it('B11.02 B3.10 is told to the other phones of the shelter', async () => {
    const [here, there] = [await app.signIn('staff'), await signInThere(app, 'staff')];
    const latest = async (client: Client) => (await client.call(streamChanges)).body.care as number;
    const { id } = await app.buildPet();
    const body = { kind: 'test', title: 'Heartworm', due_on: '2026-11-20' } as const;
    const { body: added } = await here.call(endpoints.addCare, { params: { id }, body });
    const [before, elsewhere] = [await latest(here), await latest(there)];
    app.advance(1);
    await here.call(endpoints.doCare, { body: { ids: [added.id] } });
    expect(await latest(here)).toBe(before + 1000);
    expect(await latest(there)).toBe(elsewhere);
    const { rows } = await app.database.execute(sql`
      SELECT FROM recent_changes WHERE channel = 'events' AND payload = ${`care:${FIRST_SHELTER}`}`);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('B11.02 is doubled by no race of ticks, undos and changes of plans', async () => {
    await app.database.delete(pets);
    const staff = await app.signIn('staff');
    const { body: plan } = await staff.call(plans.addCarePlan, { body: weekly });
    for (let index = 0; index < 5; index += 1) await app.buildPet();
    const ids = (await round(staff)).items.map(({ id }) => id);
    const change = (first_after_days: number) =>
      staff.call(plans.changeCarePlan, {
        params: { id: plan.id },
        body: { ...weekly, first_after_days },
      });
    const calls = Array.from({ length: 60 }, (_, index) => {
      if (index % 10 === 9) return change(index % 3);
      const endpoint = index % 3 === 0 ? endpoints.undoCare : endpoints.doCare;
      return staff.call(endpoint, { body: { ids } });
    });
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    await change(0);
    const due = and(eq(careItems.planId, plan.id), isNull(careItems.recordedAt));
    const rows = await app.database.select().from(careItems).where(due);
    expect(new Set(rows.map(({ petId }) => petId)).size).toBe(5);
    expect(rows).toHaveLength(5);
    const before = await app.database.$count(careItems);
    await app.database.execute(sql`UPDATE stays SET is_care_stale = true`);
    await round(staff);
    expect(await app.database.$count(careItems)).toBe(before);
  });

  it('B11.02 is planned without anybody looking, and forgotten some days after the pet left', async () => {
    await app.database.delete(pets);
    const { id } = await app.buildPet();
    const due = () => app.database.$count(careItems, eq(careItems.petId, id));
    app.advance(3_600);
    await app.runJobs();
    expect(await due()).toBe(1);
    const staff = await app.signIn('staff');
    const body = { kind: 'test', title: 'Heartworm', due_on: '2026-11-20' } as const;
    await staff.call(endpoints.addCare, { params: { id }, body });
    const adopted = { status: 'Adopted', updatedAt: app.now() } as const;
    await app.database.update(pets).set(adopted).where(eq(pets.id, id));
    expect((await round(staff)).total).toBe(0);
    expect(await due(), 'an adoption may be a mistake').toBe(1);
    app.advance(3 * 24 * 3_600);
    await app.runJobs();
    expect(await due()).toBe(0);
  });
});
