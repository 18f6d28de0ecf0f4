import * as endpoints from '@pawmatch/contract/numbers/numbers-endpoints';
import { returnAdoption } from '@pawmatch/contract/returns/returns-endpoints';
import { beforeEach, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/test-app.ts';
import { createAdoptionsApp } from '../adoptions/testing/adoptions-app.ts';

const HOUR = 60 * 60;

const app = await createAdoptionsApp();
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.later(0);
});

const period = { from: '2026-01-01', to: '2026-11-20' };
const read = async (query: Partial<typeof period> = period) =>
  (await app.staff.call(endpoints.getNumbers, { query })).body as endpoints.Numbers;
const adoptionsListed = async () => {
  const query = { ...period, number: 'adoptions' } as const;
  const { body } = await app.staff.call(endpoints.listNumberRows, { query: query as never });
  return (body as endpoints.NumberRow[]).map(({ pet_name }) => pet_name);
};

/** A pet that came three weeks ago and that somebody visited, who has been approved. */
async function buildScene() {
  const pet = await app.buildPet({ name: 'Luna', createdAt: new Date('2026-10-30T15:00:00Z') });
  const adopter = await app.signIn();
  const visit = { petId: pet.id, userId: adopter.user.id, status: 'completed' as const };
  await app.buildVisit({ ...visit, startsAt: new Date('2026-11-19T15:00:00Z') });
  const { id } = (await app.ask(adopter, pet.id)).body;
  await app.step(id, 'approve');
  return { pet, id };
}

it.each([
  ['at once', 60],
  ['in three days', 72 * HOUR],
])(
  'B9.07 B9.10 an adoption by mistake that is undone %s leaves no trace in any number',
  async (_, seconds) => {
    const { id } = await buildScene();
    const before = await read();
    await app.step(id, 'complete');
    const { current, charts } = await read();
    expect(current.outcomes.adopted).toBe(before.current.outcomes.adopted + 1);
    expect(current.in_care).toBe(before.current.in_care - 1);
    expect(current.live_release).toMatchObject({ rate: 1, live: current.outcomes.adopted });
    expect(current.length_of_stay.median_days).toBe(21);
    expect(current.visits.adopted).toBe(before.current.visits.adopted + 1);
    expect(charts).not.toEqual(before.charts);
    expect(await adoptionsListed()).toEqual(['Luna']);
    await app.later(seconds);
    expect((await app.step(id, 'undo')).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await adoptionsListed()).toEqual([]);
  },
);

it('B9.09 B9.10 a return counts as intake, and against the adoption that it ended', async () => {
  const { id } = await buildScene();
  await app.step(id, 'complete');
  await app.later(29 * 24 * HOUR);
  const today = { from: '2026-01-01', to: '2026-12-19' };
  const before = (await read(today)).current;
  const body = { reason: 'allergy' as const };
  expect((await app.staff.call(returnAdoption, { params: { id }, body })).status).toBe(201);
  const { current } = await read(today);
  expect(current.intake.returned).toBe(before.intake.returned + 1);
  expect(current.adoptions).toEqual({
    all: before.adoptions.all,
    back_30: before.adoptions.back_30 + 1,
    back_90: before.adoptions.back_90 + 1,
  });
  expect(current.in_care).toBe(before.in_care + 1);
  // The visit led to an adoption also if the pet came back.
  expect(current.visits).toEqual(before.visits);
});
