import { randomUUID } from 'node:crypto';
import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import autocannon from 'autocannon';
import pg from 'pg';
import { silentLogger } from '../apps/server/src/testing/silent-logger.ts';
import type { TestClient } from '../apps/server/src/testing/test-client.ts';
import { type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../packages/contract/src/auth/cookies.ts';
import { bookableSlots, signUpMany } from './support/adopters.ts';
import { makeAttempts } from './support/attempts.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { median, roundTo } from './support/statistics.ts';

const CALLERS = 32;
/** Visits of one adopter may not overlap, so it takes many adopters to have a slot for every booking. */
const ADOPTERS = 200;
/** For each round: half through HTTP, half directly in the database. */
const BOOKINGS = Math.round(6_000 * SCALE);
const ROUNDS = 3;
const PETS = BOOKINGS * (ROUNDS + 1);

/** All rules, so wide that each booking succeeds. */
const ALL_RULES = {
  visits_at_once: 1_000,
  visits_of_pet_a_day: 100,
  rest_minutes: 30,
  notice_minutes: 60,
};
const NO_RULES = {
  visits_at_once: null,
  visits_of_pet_a_day: null,
  rest_minutes: 0,
  notice_minutes: 0,
};

const INSERT = `INSERT INTO visits (shelter_id, id, pet_id, user_id, status, starts_at, ends_at, created_at, updated_at)
  VALUES ((SELECT id FROM shelters LIMIT 1), $1, $2, $3, 'pending', $4, $4::timestamptz + interval '30 minutes', now(), now())`;

interface Booking {
  petId: string;
  adopter: { client: TestClient; userId: string };
  slot: string;
}

/** @returns bookings a second */
async function bookDirectly(pool: pg.Pool, bookings: Booking[]): Promise<number> {
  const start = performance.now();
  await makeAttempts({ attempts: bookings.length, callers: CALLERS }, async (index) => {
    const { petId, adopter, slot } = bookings[index] ?? {};
    const values = [randomUUID(), petId, adopter?.userId, slot];
    await pool.query({ name: 'book', text: INSERT, values });
  });
  return (bookings.length * 1_000) / (performance.now() - start);
}

/** Makes the bookings as browsers do, with token, cookie and CSRF header. @returns bookings a second */
async function bookThroughHttp(url: string, bookings: Booking[]): Promise<number> {
  let sent = 0;
  const start = performance.now();
  let end = start;
  const result = await autocannon({
    url: url.replace('localhost', '127.0.0.1'),
    connections: CALLERS,
    // autocannon ends at a full second, which may be long after the last response.
    setupClient: (client) =>
      client.on('response', () => {
        end = performance.now();
      }),
    amount: bookings.length,
    method: 'POST',
    requests: [
      {
        setupRequest(request) {
          const { adopter, petId, slot } = bookings[sent] ?? {};
          const client = adopter?.client;
          const csrf = client?.cookies.get(CSRF_COOKIE) ?? '';
          sent += 1;
          return {
            ...request,
            path: `/api/visit-requests/${petId}`,
            body: JSON.stringify({ requested_at: slot }),
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${client?.token}`,
              cookie: `${CSRF_COOKIE}=${encodeURIComponent(csrf)}`,
              [CSRF_HEADER]: csrf,
            },
          };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} bookings failed`);
  return (bookings.length * 1_000) / (end - start);
}

/**
 * The rates of bookings in a table without visits, by the rules of the shelter.
 * @param pool of the same database, where triggers and constraints are the same
 */
async function measureRates(
  { url, query }: ShelterServer,
  { pool, bookings }: { pool: pg.Pool; bookings: Booking[] },
  rules: typeof ALL_RULES | typeof NO_RULES,
) {
  await query('TRUNCATE visits CASCADE');
  await query('UPDATE shelters SET updated_at = now(), visiting = visiting || $1::jsonb', [
    JSON.stringify(rules),
  ]);
  const rates = { http: [] as number[], direct: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const roundBookings = bookings.slice(round * BOOKINGS, (round + 1) * BOOKINGS);
    const direct = await bookDirectly(pool, roundBookings.slice(0, BOOKINGS / 2));
    const http = await bookThroughHttp(url, roundBookings.slice(BOOKINGS / 2));
    if (round === 0) continue; // Warm-up
    rates.direct.push(direct);
    rates.http.push(http);
  }
  return rates;
}

function figureOf(rules: string, { http, direct }: { http: number[]; direct: number[] }) {
  const ratio = median(http) / median(direct);
  return {
    what: `rate of bookings through HTTP relative to the same insert through node-postgres, ${rules}, ${CALLERS} callers`,
    bar: '>= 0.4',
    measured: `${roundTo(ratio)} (${Math.round(median(http))} of ${Math.round(median(direct))} a second)`,
    isMet: ratio >= 0.4,
  };
}

/** Compares bookings through HTTP with the same insert through node-postgres. */
export async function benchBooking(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, PETS);
  const pets = (await shelter.query<{ id: string }>('SELECT id FROM pets')).map(({ id }) => id);
  const clients = await signUpMany(shelter.url, ADOPTERS);
  const adopters = await Promise.all(
    clients.map(async (client) => {
      const { body } = await client.request('/api/users/me');
      return { client, userId: body.id as string };
    }),
  );
  const slots = bookableSlots();
  const bookings = pets.map((petId, index): Booking => {
    const adopter = adopters[index % ADOPTERS];
    const slot = slots[Math.floor(index / ADOPTERS)];
    if (!adopter || !slot) throw new Error('There are not enough adopters or slots.');
    return { petId, adopter, slot };
  });

  const database = await startEmbeddedPostgres({
    dataDir: shelter.dataDir,
    logger: silentLogger,
  });
  const pool = new pg.Pool({ ...database.connection, max: 10 });

  const load = { pool, bookings };
  const withRules = await measureRates(shelter, load, ALL_RULES);
  const withoutRules = await measureRates(shelter, load, NO_RULES);
  await pool.end();
  await database.stop();
  await shelter.stop();
  writeResult({
    name: 'booking',
    command: 'npm run bench -- booking',
    // It sends each request only once, which wrk does not.
    generator: 'autocannon',
    figures: [
      figureOf('with notice, rest, capacity and daily limit', withRules),
      figureOf('without these rules', withoutRules),
    ],
    details: { withRules, withoutRules },
  });
}
