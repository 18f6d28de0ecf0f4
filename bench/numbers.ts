import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { percentile, roundTo } from './support/statistics.ts';

const STAYS = Math.ceil(100_000 * SCALE);
const VISITS = Math.ceil(30_000 * SCALE);
const YEARS = 10;
const CALLS = 30;
const BAR = 300;

/** The eight numbers of ten years with 100,000 stays, in short and long periods. */
export async function benchNumbers(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await addStays(shelter);
  await addVisits(shelter);
  await shelter.query('VACUUM (ANALYZE) stays, visits, events, adoptions, adoption_pets');
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const periods = {
    'a month': { from: daysAgo(31), to: daysAgo(1) },
    'a year': { from: daysAgo(366), to: daysAgo(1) },
    'a year long ago': { from: daysAgo(3_000), to: daysAgo(2_635) },
    'five years': { from: daysAgo(5 * 365), to: daysAgo(1) },
    'all years': { from: daysAgo(YEARS * 366), to: daysAgo(0) },
  };
  const figures: Figure[] = [];
  const details: Record<string, unknown> = {};
  for (const [name, period] of Object.entries(periods)) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const began = performance.now();
      const answer = await admin.request(`/api/admin/numbers?${new URLSearchParams(period)}`);
      times.push(performance.now() - began);
      if (answer.status !== 200) throw new Error(String(answer.body));
    }
    const p95 = percentile(times, 0.95);
    details[name] = { p50: roundTo(percentile(times, 0.5), 1), p95: roundTo(p95, 1) };
    figures.push(
      atMost(`numbers of ${name} among ${STAYS.toLocaleString('en')} stays: p95`, p95, BAR, 'ms'),
    );
  }
  writeResult({ name: 'numbers', command: 'npm run bench -- numbers', figures, details });
  await shelter.stop();
}

/** Stays of all kinds over ten years; of seven adopted pets, one came back. */
const addStays = ({ query }: ShelterServer) =>
  query(
    `INSERT INTO stays (shelter_id, pet_id, pet_name, species, birth_date, age_group, came_at, intake, outcome,
       left_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1),
       md5(CASE WHEN n % 7 = 5 AND n > 1500 THEN n - 1500 ELSE n END::text)::uuid, 'Pet ' || n,
       (ARRAY['Dog', 'Cat'])[1 + n % 2], CASE WHEN n % 3 = 0 THEN came::date - n % 700 END,
       (ARRAY['Baby', 'Young', 'Adult', 'Senior'])[1 + n % 4], came,
       (ARRAY['stray', 'surrendered', 'transferred_in', 'seized', 'born_here', 'returned', 'unknown'])[1 + n % 7],
       CASE WHEN n <= $1::integer * 0.997 THEN (ARRAY['adopted', 'adopted', 'adopted', 'returned_to_owner',
         'transferred_out', 'died', 'euthanized', 'removed'])[1 + n % 8] END,
       CASE WHEN n <= $1::integer * 0.997 THEN least(came + (n % 60 + 1) * interval '1 day', now()) END, now(), now()
     FROM (SELECT n, now() - interval '${YEARS} years' * (1 - n / ($1::integer + 1.0)) AS came
       FROM generate_series(1, $1::integer) AS n) AS arrivals`,
    [STAYS],
  );

/** Visits over ten years; each was answered, half took place, and a third of those led to an adoption. */
async function addVisits({ query }: ShelterServer): Promise<void> {
  await query(
    `INSERT INTO pets (id, shelter_id, name, breed, species, age_group, sex, size, status, training_traits, created_at,
       updated_at)
     SELECT gen_random_uuid(), (SELECT id FROM shelters LIMIT 1), 'Pet ' || n, 'Mixed Breed', 'Dog', 'Adult', 'Male',
       'Small', 'Available', '{}', now(), now() FROM generate_series(1, 300) AS n`,
  );
  await query(
    `WITH pet AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM pets)
     INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), pet.id, 'Somebody',
       (ARRAY['completed', 'cancelled'])[1 + i % 2], starts, starts + interval '30 minutes',
       starts - interval '3 days', now()
     FROM (SELECT i, now() - interval '${YEARS} years' * (1 - i / ($1::integer + 1.0)) AS starts
       FROM generate_series(1, $1::integer) AS i) AS times JOIN pet ON pet.n = i % 300`,
    [VISITS],
  );
  await query(`UPDATE events SET actor = 'adopter' WHERE kind = 'visit.created'`);
  await query(
    `INSERT INTO events OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(event, jsonb_build_object('id', 10000000 + event.id, 'kind', 'visit.confirmed',
       'actor', 'staff', 'happened_at', event.happened_at + interval '5 hours'))).*
     FROM events AS event WHERE kind = 'visit.created'`,
  );
  await query(
    `INSERT INTO adoptions (id, shelter_id, source, visit_id, stage, adopted_at, ended_at, created_at, updated_at)
     SELECT gen_random_uuid(), shelter_id, 'visit', id, 'returned', starts_at + interval '5 days',
       starts_at + interval '9 days', starts_at, starts_at
     FROM (SELECT *, row_number() OVER (ORDER BY starts_at) AS n FROM visits WHERE status = 'completed') AS visit
     WHERE n % 3 = 0`,
  );
  await query(
    `INSERT INTO adoption_pets (adoption_id, pet_id, pet_name)
     SELECT adoptions.id, visits.pet_id, 'Pet' FROM adoptions JOIN visits ON visits.id = adoptions.visit_id`,
  );
}
