import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { fillLargeShelter } from './support/large-shelter.ts';
import { loadServer } from './support/load.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';

const OPEN = Math.round(5_000 * SCALE);
const ENDED = 3 * OPEN;
const BAR = 50;
const SECONDS = 3;

const list = '/api/admin/adoptions?view=open&limit=25';

/** The adoption cases of a shelter that has very many of them. */
export async function benchBoard(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await fillLargeShelter(shelter, { pets: OPEN, visits: 0 });
  await addAdoptions(shelter);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const headers = { Authorization: `Bearer ${admin.token}` };
  const { body } = await admin.request(`${list}&offset=${Math.floor(OPEN / 2)}`);
  const { id, adopter, pets } = body[0];
  const calls = {
    list: [list, `${list}&offset=${Math.floor(OPEN * 0.9)}`],
    search: ['luna', 'ines', 'person1234', 'grace biscuit'].map(
      (words) => `${list}&q=${words.replace(' ', '%20')}`,
    ),
    'a column': ['asked', 'approved'].map((stage) => `${list}&stage=${stage}`),
    'search in a column': [`${list}&stage=checking&q=bella`],
    'what has ended': ['/api/admin/adoptions?view=ended&limit=25'],
    'a case page': [
      ...['', '/contract', '/payments', '/checks', '/answers', '/marks'].map(
        (part) => `/api/admin/adoptions/${id}${part}`,
      ),
      `/api/admin/adoptions?user_id=${adopter.id}`,
      `/api/admin/adoptions?pet_id=${pets[0].id}`,
      `/api/admin/history?person_id=${adopter.id}`,
    ],
  };
  const figures: Figure[] = [];
  const details: Record<string, unknown> = {};
  for (const [name, paths] of Object.entries(calls)) {
    let slowest = 0;
    for (const path of paths) {
      const load = {
        url: shelter.url.replace('localhost', '127.0.0.1'),
        paths: [path],
        headers,
        connections: 1,
      };
      await loadServer({ ...load, seconds: 1 });
      const measured = await loadServer({ ...load, seconds: SECONDS });
      details[path] = measured;
      slowest = Math.max(slowest, measured.p95);
    }
    figures.push(
      atMost(
        `${name}, of ${OPEN.toLocaleString('en')} open adoptions: slowest p95 of ${paths.length} calls`,
        slowest,
        BAR,
        'ms',
      ),
    );
  }
  writeResult({ name: 'board', command: 'npm run bench -- board', figures, details });
  await shelter.stop();
}

/** Each pet has an open adoption and some that have ended. */
async function addAdoptions({ query }: ShelterServer): Promise<void> {
  await query(
    `WITH pet AS (SELECT shelter_id, id, name, row_number() OVER (ORDER BY id) - 1 AS n FROM pets),
       person AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE role = 'adopter'),
       added AS (
         INSERT INTO adoptions (id, shelter_id, source, user_id, stage, answer_by, approved_at, ended_at, created_at, updated_at)
         SELECT ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, pet.shelter_id, 'adopter', person.id, stage,
           now() + (i % 700 - 100) * interval '1 hour', CASE WHEN stage IN ('approved', 'on_trial') THEN now() END,
           CASE WHEN stage IN ('declined', 'withdrawn') THEN now() - i * interval '20 minutes' END,
           now() - i * interval '1 hour', now()
         FROM (SELECT i, CASE WHEN i < $1 THEN (ARRAY['asked', 'checking', 'approved', 'on_trial'])[1 + i % 4]
             ELSE (ARRAY['declined', 'withdrawn'])[1 + i % 2] END AS stage
           FROM generate_series(0, $1::integer + $2::integer - 1) AS i) AS cases
         JOIN pet ON pet.n = i % $1 JOIN person ON person.n = i * 7 % 20000
         RETURNING id)
     INSERT INTO adoption_pets (adoption_id, pet_id, pet_name)
     SELECT ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, pet.id, pet.name
     FROM generate_series(0, $1 + $2 - 1) AS i JOIN pet ON pet.n = i % $1 WHERE (SELECT count(*) FROM added) > 0`,
    [OPEN, ENDED],
  );
  await query('VACUUM (ANALYZE) adoptions, adoption_pets, events');
}
