import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import pg from 'pg';
import { silentLogger } from '../apps/server/src/testing/silent-logger.ts';
import { createTestClient, type TestClient } from '../apps/server/src/testing/test-client.ts';
import { type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { firstVisitingRules } from '../packages/contract/src/shelter/first-visiting-rules.ts';
import { signUpMany } from './support/adopters.ts';
import { makeAttempts } from './support/attempts.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { percentile } from './support/statistics.ts';
import { countExceeded, RACE_RULES, raceThroughHttp, setRaceRules } from './support/visit-race.ts';

const ATTEMPTS = Math.round(10_000 * SCALE);
const CALLERS = 32;
const ADOPTERS = 24;
const RACE_PETS = 40;

const STORED_VISITS = Math.round(100_000 * SCALE);
/** A tenth is to come. */
const PAST_VISITS = Math.round(STORED_VISITS * 0.9);
const PETS = 2_000;
const SLOT_CALLS = 300;
const WARM_UP_CALLS = 30;

/** Locks the pet first, as every booking does: without it, inserts for one pet can deadlock. */
const INSERT = `WITH pet AS (SELECT id FROM pets WHERE id = $1 FOR UPDATE),
  time AS (SELECT date_trunc('day', now()) + interval '2 days 12 hours'
    + $2::integer * interval '15 minutes' AS starts_at)
  INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
  SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), pet.id, 'Racer', 'pending', starts_at,
    starts_at + interval '30 minutes', now(), now()
  FROM pet CROSS JOIN time`;

/** Exclusion and check violations: the attempt was refused by a rule. */
const REFUSED = ['23P01', '23514'];

/** Attempts to book few times of few pets in the database itself, with many callers. */
async function raceInDatabase(pool: pg.Pool, petIds: readonly string[]): Promise<void> {
  // A pool closes the connection of a failed query, and most attempts fail.
  const clients = await Promise.all(Array.from({ length: CALLERS }, () => pool.connect()));
  await makeAttempts({ attempts: ATTEMPTS, callers: CALLERS }, async (attempt, caller) => {
    const values = [petIds[(attempt * 7) % petIds.length], (attempt * 11) % 12];
    await clients[caller]?.query({ name: 'race', text: INSERT, values }).catch((error: unknown) => {
      const isRefused = error instanceof pg.DatabaseError && REFUSED.includes(error.code ?? '');
      if (!isRefused) throw error;
    });
  });
  for (const client of clients) client.release();
}

/** Both races, one after the other on empty tables. */
async function race(shelter: ShelterServer, pool: pg.Pool, adopters: readonly TestClient[]) {
  const pets = await shelter.query<{ id: string }>(
    `SELECT id FROM pets ORDER BY id LIMIT ${RACE_PETS}`,
  );
  const petIds = pets.map(({ id }) => id);
  await shelter.query('TRUNCATE visits CASCADE');
  await raceInDatabase(pool, petIds);
  const inDatabase = await countExceeded(shelter);
  await shelter.query('TRUNCATE visits CASCADE');
  const options = { attempts: ATTEMPTS, callers: CALLERS, petIds, adopters };
  const { noticeBroken, responses } = await raceThroughHttp(shelter, options);
  return {
    inDatabase,
    throughHttp: { ...(await countExceeded(shelter)), noticeBroken, responses },
  };
}

/** Races with all rules, and then without the notice and the rules of the database. */
async function raceWithAndWithoutRules(shelter: ShelterServer) {
  const database = await startEmbeddedPostgres({
    dataDir: shelter.dataDir,
    logger: silentLogger,
  });
  const pool = new pg.Pool({ ...database.connection, max: CALLERS });
  const adopters = await signUpMany(shelter.url, ADOPTERS);
  const withRules = await race(shelter, pool, adopters);
  await setRaceRules(shelter, { notice_minutes: 0 });
  await pool.query(`ALTER TABLE visits DISABLE TRIGGER visits_rules_of_new;
    ALTER TABLE visits DISABLE TRIGGER visits_rules_of_changed;
    ALTER TABLE visited_pets DROP CONSTRAINT visits_no_overlap`);
  const withoutRules = await race(shelter, pool, adopters);
  await pool.query(`TRUNCATE visits CASCADE;
    ALTER TABLE visits ENABLE TRIGGER visits_rules_of_new;
    ALTER TABLE visits ENABLE TRIGGER visits_rules_of_changed;
    ALTER TABLE visited_pets ADD CONSTRAINT visits_no_overlap EXCLUDE USING gist (
      pet_id WITH =, tstzrange(starts_at, taken_until) WITH &&)`);
  await pool.end();
  await database.stop();
  return { withRules, withoutRules };
}

/** Times of single calls in ms, while the table has many visits, a tenth of them to come. */
async function timeSlots(shelter: ShelterServer): Promise<number[]> {
  // Each row would be an event, and notify all servers of a change.
  await shelter.query('ALTER TABLE visits DISABLE TRIGGER USER');
  await shelter.query(
    `WITH pet AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM pets)
     INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), pet.id, 'Visitor', CASE WHEN i < $2::integer THEN 'completed' ELSE 'confirmed' END,
       date_bin('30 minutes', now() + (i - $2::integer) * interval '2 minutes', 'epoch'),
       date_bin('30 minutes', now() + (i - $2::integer) * interval '2 minutes', 'epoch') + interval '30 minutes', now(), now()
     FROM generate_series(0, $1::integer - 1) AS i JOIN pet ON pet.n = i % ${PETS}`,
    [STORED_VISITS, PAST_VISITS],
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
  await setRaceRules(shelter, {});
  const { withRules, withoutRules } = await raceWithAndWithoutRules(shelter);
  await shelter.query('UPDATE shelters SET updated_at = now(), visiting = visiting || $1::jsonb', [
    JSON.stringify({ ...firstVisitingRules, ...RACE_RULES }),
  ]);
  const times = await timeSlots(shelter);
  await shelter.stop();
  const p95 = percentile(times, 0.95);
  const httpExceeded = ({ throughHttp }: typeof withRules) =>
    throughHttp.exceeded + throughHttp.noticeBroken;
  const describeHttp = ({ throughHttp }: typeof withRules) =>
    `${throughHttp.exceeded} limits, ${throughHttp.noticeBroken} within the notice (${throughHttp.booked} booked)`;
  writeResult({
    name: 'visits',
    command: 'npm run bench -- visits',
    figures: [
      {
        what: `limits exceeded in ${ATTEMPTS} racing inserts with all rules on, ${CALLERS} callers`,
        bar: '0',
        measured: `${withRules.inDatabase.exceeded} (${withRules.inDatabase.booked} booked)`,
        isMet: withRules.inDatabase.exceeded === 0,
      },
      {
        what: 'the same without the constraint and the triggers',
        bar: '> 0',
        measured: `${withoutRules.inDatabase.exceeded} (${withoutRules.inDatabase.booked} booked)`,
        isMet: withoutRules.inDatabase.exceeded > 0,
      },
      {
        what: `limits or notice broken in ${ATTEMPTS} racing calls with all rules on: requests and moves of ${ADOPTERS} adopters, bookings, moves, changes of status, walk-ins and outcomes of staff, ${CALLERS} callers`,
        bar: '0',
        measured: describeHttp(withRules),
        isMet: httpExceeded(withRules) === 0,
      },
      {
        what: 'the same without the constraint, the triggers and the notice',
        bar: '> 0; > 0',
        measured: describeHttp(withoutRules),
        isMet: withoutRules.throughHttp.exceeded > 0 && withoutRules.throughHttp.noticeBroken > 0,
      },
      atMost(
        `slots of 14 days of one pet with all rules on, ${STORED_VISITS} visits, p95`,
        p95,
        10,
        'ms',
      ),
    ],
    details: { times, withRules, withoutRules },
  });
}
