import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { publicLists, varied } from './search-index.ts';
import { fillLargeShelter } from './support/large-shelter.ts';
import { loadServer, loadThrice, timeCalls } from './support/load.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { staffLists, uncached } from './support/staff-lists.ts';
import { percentile } from './support/statistics.ts';

const SHELTERS = 300;
const PETS = Math.round(200_000 * SCALE);
const VISITS = Math.round(1_000_000 * SCALE);
const SECONDS = 5;
const MATCHES = 40;

/** Of cities all over the country; each shelter has the address of one. */
const zips = ['62701', '10001', '94103', '98101', '60601', '77002', '33101', '80202', '00901'];

const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };

/** An installation of many shelters, at the size of a state. */
export async function benchPartners(): Promise<void> {
  const first = await startShelterServer(settings);
  await addShelters(first);
  await fillLargeShelter(first, { pets: PETS, visits: VISITS });
  await first.stop({ keepsData: true });
  const shelter = await startShelterServer(settings, first.dataDir);
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const figures: Figure[] = [];
  const details: Record<string, unknown> = {};

  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const headers = { Authorization: `Bearer ${admin.token}` };
  details['a list of visits while the server reads the pets after its start'] = await loadServer({
    url,
    paths: uncached(['/api/admin/visit-requests?limit=50&view=today&sort=soonest']),
    headers,
    connections: 1,
    seconds: 2,
  });
  // It is answered when they are read. The bars of lists are those of a server that has been running.
  const firstSearch = await timeCalls(() => fetch(`${url}/api/pets?q=biscuit&limit=1`), 1);
  details['the first search, in ms, two seconds later'] = firstSearch;

  const { 'GET /api/pets': _pets, ...listsOfShelter } = staffLists;
  const everyList = uncached(Object.values(listsOfShelter).flat());
  await loadServer({ url, paths: everyList, headers, connections: 4, seconds: SECONDS });
  for (const [name, paths] of Object.entries(listsOfShelter)) {
    let slowest = 0;
    for (const path of paths) {
      const load = { url, paths: uncached([path]), headers, connections: 1, seconds: 2 };
      const measured = await loadThrice(load);
      details[path] = measured;
      slowest = Math.max(slowest, measured.p95);
    }
    figures.push(
      atMost(`${name} of one shelter: slowest p95 of ${paths.length} queries`, slowest, 50, 'ms'),
    );
  }

  const byDistance = varied(
    zips.map((zip) => `/api/pets?status=Available&limit=12&sort=distance&zip=${zip}&within=100`),
  );
  const groups = {
    'searches of all shelters': varied(publicLists),
    'counts of all shelters': varied(
      publicLists.map((path) => path.replace('/api/pets', '/api/pets/facets')),
    ),
    'pets by distance': byDistance,
  };
  for (const [name, paths] of Object.entries(groups)) {
    // Code that runs for the first time is slow.
    await loadServer({ url, paths: paths.slice(-600), connections: 1, seconds: 2 });
    const alone = await loadThrice({ url, paths, connections: 1, seconds: SECONDS });
    details[name] = alone;
    figures.push(atMost(`${name}: p95`, alone.p95, 30, 'ms'));
  }
  const matches = await timeMatches(shelter, admin);
  figures.push(atMost('matches, computed again: p95', matches.again, 150, 'ms'));
  figures.push(atMost('matches after a pet has changed: p95', matches.changed, 150, 'ms'));

  const memory = await shelter.memory();
  figures.push(
    atMost(
      'memory of the server',
      memory.server,
      1_200,
      'MB',
      `with the database: ${memory.server + memory.database} MB`,
    ),
    atMost('time from start to ready', shelter.readyAfter / 1_000, 3, 's'),
  );
  writeResult({ name: 'partners', command: 'npm run bench -- partners', figures, details });
  await shelter.stop();
}

const addShelters = ({ query }: ShelterServer) =>
  query(
    `INSERT INTO shelters (id, slug, name, address, time_zone, visiting, updated_at)
     SELECT gen_random_uuid(), 'partner-' || n, 'Partner ' || n,
       n || ' Bark Street, Somewhere, US ' || ($2::text[])[1 + n % cardinality($2)], time_zone, visiting, now()
     FROM generate_series(2, $1::integer) AS n, (SELECT * FROM shelters LIMIT 1) AS one`,
    [SHELTERS, zips],
  );

async function timeMatches(
  { query }: ShelterServer,
  adopter: ReturnType<typeof createTestClient>,
): Promise<{ again: number; changed: number }> {
  const preferences = {
    preferred_species: 'Dog',
    preferred_size: 'Small',
    preferred_energy_level: 'Calm',
  };
  await adopter.request('/api/users/me/preferences', { method: 'POST', body: preferences });
  const compute = async () => {
    const path = '/api/match/recommendations?pageSize=6&refresh=true';
    const { status, body } = await adopter.request(path);
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  await timeCalls(compute, 10);
  const again = await timeCalls(compute, MATCHES, 0.95);
  const changed: number[] = [];
  for (let call = 0; call < MATCHES; call += 1) {
    // What only `updated_at` says is no change of a pet.
    await query(
      'UPDATE pets SET special_needs = NOT special_needs, updated_at = now() WHERE id = (SELECT id FROM pets ORDER BY id LIMIT 1)',
    );
    changed.push(await timeCalls(compute, 1));
  }
  return { again, changed: percentile(changed, 0.95) };
}
