import { randomUUID } from 'node:crypto';
import * as care from '@pawmatch/contract/care/care-endpoints';
import { addCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import * as places from '@pawmatch/contract/places/places-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildPlan } from './testing/build-plan.ts';

const CALLS = 10_000;
const AT_ONCE = 8;
const PETS = 40;
const FIT = 3;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.useCareParts();
});
afterAll(() => app.close());

/** Runs calls, so many at the same time. */
async function race(count: number, call: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await call(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

it(`B11.01 B11.02 ${CALLS} racing ticks, undos and moves do each item once and overfill no place`, async () => {
  const people = [await app.signIn('staff'), await app.signIn('staff'), await app.signIn('staff')];
  const [first] = people;
  if (!first) throw new Error('Nobody is there.');
  const pets: string[] = [];
  for (let index = 0; index < PETS; index += 1) pets.push((await app.buildPet()).id);
  const weekly = buildPlan();
  await first.call(addCarePlan, { body: weekly });
  const kennels: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const body = { name: `Kennel ${index}`, capacity: FIT, is_capacity_strict: true };
    const { body: board } = await first.call(places.addPlace, { body });
    kennels.push(board.places.find(({ name }: places.Place) => name === body.name).id);
  }
  const due = async () =>
    ((await first.call(care.listCareDue, { query: { limit: 200 } })).body as care.CareRound).items;
  let ids = (await due()).map(({ id }) => id);
  const statuses = new Map<number, number>();
  let most = 0;
  const at = new Map<string, string | null>(pets.map((id) => [id, null]));
  await race(CALLS, async (index) => {
    const client = people[index % people.length] ?? first;
    const headers = { 'idempotency-key': randomUUID() };
    const some = ids.filter((_, number) => (number + index) % 8 === 0);
    if (index % 500 === 499)
      ids = [...new Set([...ids, ...(await due()).map(({ id }) => id)])].slice(-200);
    const kind = index % 4;
    if (kind === 3) {
      const pet_id = pets[index % PETS] ?? '';
      const to = index % 7 === 0 ? null : (kennels[(index >> 2) % kennels.length] ?? null);
      const move = { pet_id, from: at.get(pet_id) ?? null, to };
      const { status, body } = await client.call(places.movePets, { body: { moves: [move] } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) return;
      for (const place of body.board.places as places.Place[]) {
        most = Math.max(most, place.pets.length);
        for (const pet of place.pets) at.set(pet.id, place.id);
      }
      for (const pet of body.board.without_place as places.PlacedPet[]) at.set(pet.id, null);
      return;
    }
    const endpoint = kind === 2 ? care.undoCare : care.doCare;
    const { status } = await client.call(endpoint, {
      headers,
      body: { ids: (some.length > 0 ? some : ids).slice(0, 5) },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  expect([...statuses.keys()]).toEqual([200]);
  expect(most).toBeLessThanOrEqual(FIT);
  const { rows } = await app.database.execute<{ worst: number }>(sql`
    SELECT coalesce(max(count), 0)::integer AS worst FROM (
      SELECT count(*) FROM care_items WHERE recorded_at IS NULL GROUP BY pet_id, plan_id) AS open`);
  expect(rows[0]?.worst).toBe(1);
  const { rows: doubled } = await app.database.execute(sql`
    SELECT stay_id, plan_id, number FROM care_items GROUP BY 1, 2, 3 HAVING count(*) > 1`);
  expect(doubled).toEqual([]);
  const { rows: full } = await app.database.execute(sql`
    SELECT place_id FROM pet_places WHERE until IS NULL GROUP BY 1 HAVING count(*) > ${FIT}`);
  expect(full).toEqual([]);
}, 1_200_000);
