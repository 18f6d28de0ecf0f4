import { GATHER_SECONDS } from '@pawmatch/contract/alerts/pet-alert';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import { sendAlerts } from '../apps/server/src/features/alerts/send-alerts.ts';
import { createPetSearchIndex } from '../apps/server/src/features/pets/search/pet-search-index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { silentLogger } from '../apps/server/src/testing/silent-logger.ts';
import {
  type ShelterServer,
  startShelterServer,
  TIME_ZONE,
} from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, writeResult } from './support/result.ts';
import { median, percentile, roundTo } from './support/statistics.ts';

const PETS = 10_000;
const ALERTS = 10_000;
const NEW_PETS = 20;

/** B1.10: one new pet compared with 10,000 alerts of as many people, by a worker of its own. */
export async function benchAlerts(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', ROLE: 'web' });
  await addManyPets(shelter, PETS);
  await addAlerts(shelter);
  await shelter.query('TRUNCATE pet_arrivals');
  const postgres = await startEmbeddedPostgres({ dataDir: shelter.dataDir, logger: silentLogger });
  const database = openDatabase(postgres.connection, { logger: silentLogger });
  let now = new Date();
  const petChanges = { onChange: () => undefined, publish: () => undefined, isLive: () => true };
  const petSearchIndex = createPetSearchIndex({
    database,
    petChanges,
    shelters: { isOne: () => true, all: () => [], paused: () => [], withSlug: () => undefined },
  });
  await petSearchIndex.prepare();
  const schedule = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
  const worker = sendAlerts({
    database,
    petSearchIndex,
    clock: () => now,
    logger: silentLogger,
    shelter: { current: () => schedule, reload: async () => undefined },
  } as unknown as Parameters<typeof sendAlerts>[0]);

  const cpu: number[] = [];
  const times: number[] = [];
  for (const [index, id] of (await addPendingPets(shelter)).entries()) {
    await shelter.query("UPDATE pets SET status = 'Available' WHERE id = $1", [id]);
    const start = { time: performance.now(), cpu: process.cpuUsage() };
    await worker.run();
    const { user, system } = process.cpuUsage(start.cpu);
    // The first one reads the queries.
    if (index === 0) continue;
    cpu.push((user + system) / 1_000);
    times.push(performance.now() - start.time);
  }
  const [found] = await shelter.query<{ pets: number; alerts: number }>(
    'SELECT count(*)::integer AS pets, count(DISTINCT alert_id)::integer AS alerts FROM alerted_pets',
  );
  now = new Date(now.getTime() + (GATHER_SECONDS + 1) * 1_000);
  const start = performance.now();
  await worker.run();
  const mailing = performance.now() - start;
  const [mails] = await shelter.query<{ jobs: number; people: number }>(
    `SELECT count(*)::integer AS jobs, count(DISTINCT payload ->> 'to')::integer AS people FROM jobs
     WHERE queue = 'mail: new pets'`,
  );
  await database.close();
  await postgres.stop();
  await shelter.stop();
  const high = percentile(cpu, 0.95);
  writeResult({
    name: 'alerts',
    command: 'npm run bench -- alerts',
    figures: [
      atMost(
        `processor time of the worker to compare a new pet with 10,000 alerts, with 10,000 pets, 95th percentile of ${NEW_PETS}`,
        high,
        200,
        'ms',
        `elapsed: ${roundTo(median(times))} ms, median`,
      ),
      {
        what: `mails for ${found?.alerts} alerts at once that found ${found?.pets} pets, and people who get them`,
        bar: 'one each',
        measured: `${mails?.jobs} mails to ${mails?.people} people`,
        isMet: mails?.jobs === found?.alerts && mails?.people === found?.alerts,
      },
    ],
    details: { cpu, times, mailing, found },
  });
}

/** @returns the ids of pets that are not available yet */
async function addPendingPets(shelter: ShelterServer): Promise<string[]> {
  const [last] = await shelter.query<{ at: Date }>('SELECT now() AS at');
  await addManyPets(shelter, NEW_PETS + 1);
  const rows = await shelter.query<{ id: string }>(
    "UPDATE pets SET status = 'Pending' WHERE updated_at > $1 RETURNING id",
    [last?.at],
  );
  await shelter.query('TRUNCATE pet_arrivals');
  return rows.map(({ id }) => id);
}

/** Of each kind that people save: most with a few filters, some with words, few for all dogs. */
async function addAlerts({ query }: ShelterServer): Promise<void> {
  await query(
    `INSERT INTO users (id, full_name, email, phone_number, role, password_hash, email_confirmed_at,
       created_at, updated_at)
     SELECT gen_random_uuid(), 'Ada', 'person' || n || '@example.org', '5550100100', 'adopter', 'none', now(),
       now(), now() FROM generate_series(1, $1::integer) AS n`,
    [ALERTS],
  );
  const pick = (values: string[], salt: number) =>
    `(ARRAY[${values.map((value) => `'${value}'`).join(',')}])[1 + abs(hashint4(n::integer * 31 + ${salt})) % ${values.length}]`;
  await query(
    `INSERT INTO pet_alerts (id, user_id, kind, query, frequency, created_at)
     SELECT gen_random_uuid(), id, 'search', concat_ws('&',
       CASE WHEN n % 3 = 0 THEN 'q=' || ${pick(['husky', 'retreiver', 'long+walks', 'pet+1', 'lap+cat', 'mixed+breed', 'beagel'], 1)} || n % 400 END,
       'species=' || ${pick(['Dog', 'Cat', 'Dog%2CCat'], 2)},
       CASE WHEN n % 4 > 0 THEN 'age_group=' || ${pick(['Baby', 'Young', 'Adult', 'Senior', 'Baby%2CYoung'], 3)} END,
       CASE WHEN n % 5 > 0 THEN 'size=' || ${pick(['Small', 'Medium', 'Large', 'Small%2CMedium'], 4)} END,
       CASE WHEN n % 7 > 2 THEN 'energy_level=' || ${pick(['Calm', 'LapPet', 'Moderate', 'VeryActive'], 5)} END,
       CASE WHEN n % 6 > 3 THEN 'good_with=' || ${pick(['children', 'dogs', 'cats'], 6)} END), 'at_once', now()
     FROM (SELECT id, row_number() OVER () AS n FROM users WHERE role = 'adopter') AS person`,
  );
}
