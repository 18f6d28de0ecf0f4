import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import pg from 'pg';
import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { percentile, roundTo } from './support/statistics.ts';

const ATTEMPTS = 10_000;
const CALLERS = 32;
const RACE_PETS = 40;
const AT_ONCE = 5;
const OF_PET_A_DAY = 2;
const REST_MINUTES = 30;

const STORED_VISITS = 100_000;
const PETS = 2_000;
const SLOT_CALLS = 300;
const WARM_UP_CALLS = 30;

const setRules = ({ query }: ShelterServer) =>
  query(
    `UPDATE shelters SET updated_at = now(), visiting = visiting || jsonb_build_object(
       'visits_at_once', $1::integer, 'visits_of_pet_a_day', $2::integer,
       'rest_minutes', $3::integer)`,
    [AT_ONCE, OF_PET_A_DAY, REST_MINUTES],
  );

/** Locks the pet first, as every booking does: without it, inserts for one pet can deadlock. */
const INSERT = `WITH pet AS (SELECT id FROM pets WHERE id = $1 FOR UPDATE),
  time AS (SELECT date_trunc('day', now()) + interval '2 days 12 hours'
    + $2::integer * interval '15 minutes' AS starts_at)
  INSERT INTO visits (id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
  SELECT gen_random_uuid(), pet.id, 'Racer', 'pending', starts_at,
    starts_at + interval '30 minutes', now(), now()
  FROM pet CROSS JOIN time`;

/** How often a limit is exceeded: moments, days of pets, and pairs of visits without the rest between. */
const EXCEEDED = `SELECT (
    (SELECT count(*) FROM (SELECT DISTINCT starts_at FROM visits) AS one
      WHERE (SELECT count(*) FROM visits AS other
      WHERE other.starts_at <= one.starts_at AND other.ends_at > one.starts_at) > ${AT_ONCE})
    + (SELECT count(*) FROM (SELECT FROM visits GROUP BY pet_id
        HAVING count(*) > ${OF_PET_A_DAY}) AS days)
    + (SELECT count(*) FROM visits AS one JOIN visits AS other ON other.pet_id = one.pet_id
        AND other.id <> one.id AND other.starts_at >= one.starts_at
        AND other.starts_at < one.ends_at + interval '${REST_MINUTES} minutes')
  )::integer AS exceeded, (SELECT count(*) FROM visits)::integer AS booked`;

/** Exclusion and check violations: the attempt was refused by a rule. */
const REFUSED = ['23P01', '23514'];

/** Attempts to book few times of few pets, with many callers. */
async function race(pool: pg.Pool): Promise<{ exceeded: number; booked: number }> {
  const { rows: pets } = await pool.query<{ id: string }>(
    `SELECT id FROM pets ORDER BY id LIMIT ${RACE_PETS}`,
  );
  await pool.query('TRUNCATE visits CASCADE');
  let next = 0;
  const work = async () => {
    // A pool closes the connection of a failed query, and most attempts fail.
    const client = await pool.connect();
    while (next < ATTEMPTS) {
      const attempt = next;
      next += 1;
      const values = [pets[(attempt * 7) % RACE_PETS]?.id, (attempt * 11) % 12];
      await client.query({ name: 'race', text: INSERT, values }).catch((error: unknown) => {
        const isRefused = error instanceof pg.DatabaseError && REFUSED.includes(error.code ?? '');
        if (!isRefused) throw error;
      });
    }
    client.release();
  };
  await Promise.all(Array.from({ length: CALLERS }, work));
  const { rows } = await pool.query<{ exceeded: number; booked: number }>(EXCEEDED);
  if (!rows[0]) throw new Error('The race was not counted.');
  return rows[0];
}

/** Races with the rules of the database, and then without them. */
async function raceWithAndWithoutRules(shelter: ShelterServer) {
  const silent = () => undefined;
  const logger = { info: silent, warn: silent, error: silent };
  const database = await startEmbeddedPostgres({ dataDir: shelter.dataDir, logger });
  const pool = new pg.Pool({ ...database.connection, max: CALLERS });
  const withRules = await race(pool);
  await pool.query(`ALTER TABLE visits DISABLE TRIGGER visits_rules_of_new;
    ALTER TABLE visited_pets DROP CONSTRAINT visits_no_overlap`);
  const withoutRules = await race(pool);
  await pool.query(`TRUNCATE visits CASCADE;
    ALTER TABLE visits ENABLE TRIGGER visits_rules_of_new;
    ALTER TABLE visited_pets ADD CONSTRAINT visits_no_overlap EXCLUDE USING gist (
      pet_id WITH =, tstzrange(starts_at, taken_until) WITH &&)`);
  await pool.end();
  await database.stop();
  return { withRules, withoutRules };
}

/** Times of single calls in ms, while the table has many visits, a tenth of them to come. */
async function timeSlots(shelter: ShelterServer): Promise<number[]> {
  // Each row would be an event, and tell all servers of a change.
  await shelter.query('ALTER TABLE visits DISABLE TRIGGER USER');
  await shelter.query(
    `WITH pet AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM pets)
     INSERT INTO visits (id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT gen_random_uuid(), pet.id, 'Visitor', CASE WHEN i < 90000 THEN 'completed' ELSE 'confirmed' END,
       date_bin('30 minutes', now() + (i - 90000) * interval '2 minutes', 'epoch'),
       date_bin('30 minutes', now() + (i - 90000) * interval '2 minutes', 'epoch') + interval '30 minutes', now(), now()
     FROM generate_series(0, $1::integer - 1) AS i JOIN pet ON pet.n = i % ${PETS}`,
    [STORED_VISITS],
  );
  await shelter.query('ALTER TABLE visits ENABLE TRIGGER USER');
  await shelter.query('VACUUM (ANALYZE) visits');
  const pets = await shelter.query<{ id: string }>(`SELECT id FROM pets LIMIT ${SLOT_CALLS}`);
  const client = createTestClient(shelter.url);
  const times: number[] = [];
  for (const { id } of [...pets.slice(0, WARM_UP_CALLS), ...pets]) {
    const start = performance.now();
    const { status } = await client.request(`/api/visit-requests/slots?pet_id=${id}`);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`The slots answered ${status}.`);
  }
  return times.slice(WARM_UP_CALLS);
}

/** Races for the limits of visits, and measures the list of times. */
export async function benchVisits(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, PETS);
  await setRules(shelter);
  const { withRules, withoutRules } = await raceWithAndWithoutRules(shelter);
  const times = await timeSlots(shelter);
  await shelter.stop();
  const p95 = percentile(times, 0.95);
  writeResult({
    name: 'visits',
    command: 'npm run bench -- visits',
    figures: [
      {
        what: `limits exceeded in ${ATTEMPTS} racing attempts with all rules on, ${CALLERS} callers`,
        bar: '0',
        measured: `${withRules.exceeded} (${withRules.booked} booked)`,
        isMet: withRules.exceeded === 0,
      },
      {
        what: 'the same without the constraint and the trigger',
        bar: '> 0',
        measured: `${withoutRules.exceeded} (${withoutRules.booked} booked)`,
        isMet: withoutRules.exceeded > 0,
      },
      {
        what: `slots of 14 days of one pet with all rules on, ${STORED_VISITS} visits, p95`,
        bar: '<= 10 ms',
        measured: `${roundTo(p95)} ms`,
        isMet: p95 <= 10,
      },
    ],
    details: { times },
  });
}
