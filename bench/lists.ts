import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { type Figure, writeResult } from './support/result.ts';
import { median, percentile, roundTo } from './support/statistics.ts';
import { loadWithWrk } from './support/wrk.ts';

const PETS = 20_000;
const PEOPLE = 20_000;
const VISITS = 100_000;
const SECONDS = 5;
const CALLERS = 16;
const BULK_PETS = 1_000;
const LISTENERS = 200;
const CHANGES = 40;

/** Varied names, so that a search finds a few. */
async function addPeopleAndVisits({ query }: ShelterServer): Promise<void> {
  await query(
    `UPDATE pets SET name = (ARRAY['Luna','Bella','Max','Biscuit','Shadow','Otis','Zoë','Rex','Ailsa','Pip'])
       [1 + abs(hashint8(('x' || substr(id::text, 1, 8))::bit(32)::bigint)) % 10] || substr(id::text, 1, 4),
     breed = (ARRAY['Labrador Retriever','Siamese','Boxer','Husky','Domestic Shorthair','Beagle'])
       [1 + abs(hashint8(('x' || substr(id::text, 1, 8))::bit(32)::bigint + 7)) % 6]`,
  );
  await query(
    `INSERT INTO users (id, full_name, email, phone_number, role, password_hash, created_at, updated_at)
     SELECT gen_random_uuid(),
       (ARRAY['Ada','Grace','Inés','Linus','Margaret','Dennis','Barbara','Ken'])[1 + n % 8] || ' ' ||
       (ARRAY['Lovelace','Hopper','Álvarez','Stone','Hamilton','Ritchie','Liskov','Chen'])[1 + n / 8 % 8] || ' ' || n,
       'person' || n || '@example.org', (2000000000 + n::bigint * 7919)::text, 'adopter', 'none',
       now() - n * interval '3 minutes', now()
     FROM generate_series(1, $1::integer) AS n`,
    [PEOPLE],
  );
  await query(
    `WITH pet AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM pets),
       person AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE role = 'adopter')
     INSERT INTO visits (id, pet_id, user_id, status, starts_at, ends_at, created_at, updated_at)
     SELECT gen_random_uuid(), pet.id, person.id,
       CASE WHEN i < 60000 THEN (ARRAY['completed','cancelled'])[1 + i % 2]
         ELSE (ARRAY['pending','confirmed','approved'])[1 + i % 3] END,
       now() - interval '208 days' + i * interval '5 minutes',
       now() - interval '208 days' + i * interval '5 minutes' + interval '30 minutes',
       now() - interval '215 days' + i * interval '5 minutes', now()
     FROM generate_series(0, $1::integer - 1) AS i
     JOIN pet ON pet.n = (i * 7 + i / 20000) % ${PETS} JOIN person ON person.n = i % ${PEOPLE}`,
    [VISITS],
  );
  await query('VACUUM (ANALYZE) pets, users, visits, events');
}

/** Each list with several pages, filters, sorts and searches. */
const lists: Record<string, string[]> = {
  'GET /api/pets': [
    '/api/pets?limit=50&offset=19900',
    '/api/pets?limit=50&species=Dog&size=Small,Medium&sort=name',
    '/api/pets?limit=50&sort=waiting&offset=9000&status=Available',
    '/api/pets?limit=50&good_with=children&age_group=Senior',
    '/api/pets?limit=50&q=biscuit%20labra',
    '/api/pets?limit=50&q=zoe&sort=name',
    '/api/pets?limit=50&q=bo',
    '/api/pets?limit=50&lacks=photo,facts&sort=waiting',
  ],
  'GET /api/admin/visit-requests': [
    '/api/admin/visit-requests?limit=50&offset=90000',
    '/api/admin/visit-requests?limit=50&view=today&sort=soonest',
    '/api/admin/visit-requests?limit=50&view=to_answer&sort=soonest&offset=5000',
    '/api/admin/visit-requests?limit=50&status=cancelled&sort=latest&offset=20000',
    '/api/admin/visit-requests?limit=50&q=ines%20siamese&sort=soonest',
    '/api/admin/visit-requests?limit=50&q=biscuit',
    '/api/admin/visit-requests?limit=50&q=(200)%20015-8380',
    '/api/admin/visit-requests?limit=50&view=past&q=hopper&sort=latest',
  ],
  'GET /api/admin/visit-requests/count': [
    '/api/admin/visit-requests/count',
    '/api/admin/visit-requests/count?view=later',
    '/api/admin/visit-requests/count?q=ines%20siamese',
  ],
  'GET /api/admin/users': [
    '/api/admin/users?limit=50&offset=19000',
    '/api/admin/users?limit=50&q=lovelace&sort=newest',
    '/api/admin/users?limit=50&q=person1234',
    '/api/admin/users?limit=50&q=200015',
  ],
  'GET /api/admin/overview': ['/api/admin/overview'],
};

const subsetsOf = (values: string[]): string[] =>
  Array.from({ length: 2 ** values.length - 1 }, (_, index) =>
    values.filter((_value, bit) => (index + 1) & (1 << bit)).join(','),
  );

/** So many that none is answered from the cache. */
const facets = subsetsOf(['Small', 'Medium', 'Large', 'ExtraLarge']).flatMap((size) =>
  subsetsOf(['Baby', 'Young', 'Adult', 'Senior']).flatMap((age) =>
    ['', '&species=Dog', '&good_with=children&status=Available', '&q=luna'].map(
      (rest) => `/api/pets/facets?size=${size}&age_group=${age}${rest}`,
    ),
  ),
);

const ms = (value: number) => `${roundTo(value, 1)} ms`;

/** Staff's lists at the size of a large shelter. */
export async function benchLists(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await addManyPets(shelter, PETS);
  await addPeopleAndVisits(shelter);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const headers = { Authorization: `Bearer ${admin.token}` };
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const figures: Figure[] = [];
  const details: Record<string, unknown> = {};

  const load = (paths: string[], connections: number, seconds = SECONDS) =>
    loadWithWrk({ url, paths: uncached(paths), headers, connections, seconds });
  await load(Object.values(lists).flat(), 4);

  for (const [name, paths] of Object.entries(lists)) {
    const worst = { alone: 0, together: 0 };
    for (const path of paths) {
      const alone = await load([path], 1, 2);
      details[path] = alone;
      worst.alone = Math.max(worst.alone, alone.p95);
    }
    const together = await load(paths, CALLERS);
    details[`${name}, ${CALLERS} callers`] = together;
    worst.together = together.p95;
    figures.push(
      bar(`${name}: slowest p95 of ${paths.length} queries, alone`, worst.alone, 50),
      bar(`${name}: p95 at ${CALLERS} callers`, worst.together, 150),
    );
  }
  const counted = await loadWithWrk({ url, paths: facets, connections: 1, seconds: 5 });
  details.facets = counted;
  figures.push(
    bar(`GET /api/pets/facets of ${PETS.toLocaleString('en')} pets: p95`, counted.p95, 50),
  );
  figures.push(...(await measureBulk(shelter, admin, headers)));
  figures.push(...(await measureListeners(shelter, headers)));
  await shelter.stop();
  writeResult({ name: 'lists', command: 'npm run bench -- lists', figures, details });
}

const VARIANTS = 1_000;

/** Public lists are cached by their query, so each request has another offset. */
const uncached = (paths: string[]): string[] =>
  Array.from({ length: VARIANTS }, (_, index) => index).flatMap((index) =>
    paths.map((path) => {
      const url = new URL(path, 'http://localhost');
      if (!url.searchParams.has('limit')) return path;
      const offset = Number(url.searchParams.get('offset') ?? 0) + (index % VARIANTS);
      url.searchParams.set('offset', String(offset));
      return `${url.pathname}${url.search}`;
    }),
  );

const bar = (what: string, measured: number, limit: number): Figure => ({
  what,
  bar: `<= ${limit} ms`,
  measured: ms(measured),
  isMet: measured <= limit,
});

async function measureBulk(
  shelter: ShelterServer,
  admin: ReturnType<typeof createTestClient>,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const rows = await shelter.query<{ id: string }>(`SELECT id FROM pets LIMIT ${BULK_PETS}`);
  const ids = rows.map(({ id }) => id);
  const others: number[] = [];
  let isRunning = true;
  const readOthers = (async () => {
    while (isRunning) {
      const began = performance.now();
      await fetch(`${shelter.url}/api/admin/visit-requests?limit=50`, { headers }).then((it) =>
        it.text(),
      );
      others.push(performance.now() - began);
    }
  })();
  const times: number[] = [];
  for (const status of ['Pending', 'Available', 'Pending', 'Available']) {
    const began = performance.now();
    const body = { ids, action: 'set_status', status };
    const answer = await admin.request('/api/admin/pets/bulk', { method: 'POST', body });
    times.push(performance.now() - began);
    if (!answer.body.includes(`"done":${BULK_PETS}`)) throw new Error('The change was not made.');
  }
  isRunning = false;
  await readOthers;
  return [
    {
      what: `bulk status of ${BULK_PETS.toLocaleString('en')} pets, median`,
      bar: '<= 3 s',
      measured: `${roundTo(median(times) / 1_000, 2)} s`,
      isMet: median(times) <= 3_000,
    },
    bar('p99 of a list meanwhile', percentile(others, 0.99), 200),
  ];
}

async function measureListeners(
  shelter: ShelterServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const { server: before } = await shelter.memory();
  const stopping = new AbortController();
  let received: number[] = [];
  let ready = 0;
  const listen = async () => {
    const response = await fetch(`${shelter.url}/api/admin/changes`, {
      headers: { ...headers, Accept: 'text/event-stream' },
      signal: stopping.signal,
    });
    for await (const chunk of response.body ?? []) {
      const text = Buffer.from(chunk as Uint8Array).toString();
      if (text.includes('event: ready')) ready += 1;
      if (text.includes('event: change')) received.push(performance.now());
    }
  };
  const listening = Array.from({ length: LISTENERS }, () => listen().catch(() => undefined));
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await until(() => ready >= LISTENERS);
  const { server: after } = await shelter.memory();
  const delays: number[] = [];
  for (let count = 0; count < CHANGES; count += 1) {
    received = [];
    await shelter.query('UPDATE visits SET notes = $1 WHERE id = (SELECT id FROM visits LIMIT 1)', [
      `note ${count}`,
    ]);
    const changed = performance.now();
    await until(() => received.length >= LISTENERS);
    delays.push(...received.map((at) => at - changed));
  }
  stopping.abort();
  await Promise.all(listening);
  const kilobytes = Math.max(0, ((after - before) * 1_024) / LISTENERS);
  return [
    {
      what: `event to ${LISTENERS} listeners: p95`,
      bar: '<= 1 s',
      measured: ms(percentile(delays, 0.95)),
      isMet: percentile(delays, 0.95) <= 1_000,
    },
    {
      what: 'memory of the server for each listener',
      bar: '<= 50 kB',
      measured: `${Math.round(kilobytes)} kB`,
      isMet: kilobytes <= 50,
    },
  ];
}
