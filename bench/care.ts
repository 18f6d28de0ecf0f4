import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { percentile, roundTo } from './support/statistics.ts';

const PETS = Math.ceil(3_000 * SCALE);
const DONE_PER_PET = 19;
const CALLS = 300;
/** Code that runs for the first time is slow. */
const WARM_UP = 20;
const PAGE_BAR = 50;
const PLANNING_BAR = 2_000;

const ROUND = '/api/admin/care/due';

/** What is due for 3,000 pets with 60,000 items, and planning all of it again. */
export async function benchCare(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await addManyPets(shelter, PETS);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const began = performance.now();
    const answer = await admin.request(path, { method, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { body: answer.body, ms: performance.now() - began };
  };
  await call('/api/admin/settings/care-parts', 'PUT', { care_parts: ['places', 'care'] });
  const { body: plans } = await call('/api/admin/care/plans');
  await addHistory(shelter);
  for (const { id, ...plan } of plans) {
    await call(`/api/admin/care/plans/${id}`, 'PUT', { ...plan, is_on: true });
  }
  await shelter.query('VACUUM (ANALYZE) care_items, stays, pets');
  const countItems = async () => {
    const [row] = await shelter.query<{ items: number }>(
      'SELECT count(*)::integer AS items FROM care_items',
    );
    return row?.items ?? 0;
  };
  const items = await countItems();
  await shelter.query('UPDATE stays SET is_care_stale = true');
  await shelter.query('DELETE FROM care_items WHERE recorded_at IS NULL');
  const planning = await call(ROUND);
  const doubled = (await countItems()) - items;
  await shelter.query('VACUUM (ANALYZE) care_items, stays');
  const pages = Math.ceil(planning.body.total / 100);
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1) {
    const page = 1 + ((index * 7) % Math.max(1, pages));
    const { ms } = await call(`${ROUND}?page=${page}`);
    if (index >= WARM_UP) times.push(ms);
  }
  const p95 = percentile(times, 0.95);
  const figures: Figure[] = [
    atMost(
      `a page of what is due for ${PETS.toLocaleString('en')} pets with ${items.toLocaleString('en')} items: p95`,
      p95,
      PAGE_BAR,
      'ms',
    ),
    atMost('planning all of it again', planning.ms, PLANNING_BAR, 'ms'),
    {
      what: 'items more or fewer after planning again',
      bar: '0',
      measured: String(doubled),
      isMet: doubled === 0,
    },
  ];
  const details = { total: planning.body.total, p50: roundTo(percentile(times, 0.5), 1) };
  writeResult({ name: 'care', command: 'npm run bench -- care', figures, details });
  await shelter.stop();
}

/** What was done of each pet over the last months. */
const addHistory = ({ query }: ShelterServer) =>
  query(
    `INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, done_at, recorded_at, created_at, updated_at)
     SELECT stays.shelter_id, stays.pet_id, stays.id, CASE n % 2 WHEN 0 THEN 'vaccination' ELSE 'worming' END, 'Earlier ' || n,
       now() - n * interval '9 days', now() - n * interval '9 days', now(), now()
     FROM stays, generate_series(1, $1::integer) AS n`,
    [DONE_PER_PET],
  );
