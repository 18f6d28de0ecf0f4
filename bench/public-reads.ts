import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { PETS_BATCH_SIZE } from '../packages/contract/src/pets/pet-values.ts';
import { startBaselineServer } from './support/baseline.ts';
import { type Load, loadServer } from './support/load.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { median, roundTo } from './support/statistics.ts';

const PETS = 10_000;
const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = 5;

/** Until every path has been read once, also on a slow machine. */
const WARM_UP_SECONDS = 10;

/** As many paths as wrk goes through in turn. */
const PATHS = 5_000;

const MAX_P99 = 3;

interface Read {
  what: string;
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** The least rate relative to the baseline. */
  bar: number;
}

const randomBelow = (end: number) => Math.floor(Math.random() * end);

async function listReads(shelter: ShelterServer): Promise<Read[]> {
  const ids = (await shelter.query<{ id: string }>('SELECT id FROM pets')).map(({ id }) => id);
  const html = await (await fetch(`${shelter.url}/pets`)).text();
  const script = /deferred-scripts" content="([^ "]+)/.exec(html)?.[1] ?? '';
  const adopter = createTestClient(shelter.url);
  await adopter.logIn(ADMIN);
  const preferences = { preferred_species: 'Dog', preferred_size: 'Small' };
  await adopter.request('/api/users/me/preferences', { method: 'POST', body: preferences });
  return [
    {
      what: 'GET /api/pets, every page',
      paths: Array.from(
        { length: Math.ceil(PETS / PETS_BATCH_SIZE) },
        (_, page) =>
          `/api/pets?status=Available&limit=${PETS_BATCH_SIZE}&offset=${page * PETS_BATCH_SIZE}`,
      ),
      bar: 0.6,
    },
    {
      what: 'GET /api/pets, first page',
      paths: ['/api/pets?status=Available&limit=12&offset=0'],
      bar: 0.6,
    },
    {
      what: 'GET /api/pets/{id}, random',
      paths: Array.from({ length: PATHS }, () => `/api/pets/${ids[randomBelow(ids.length)]}`),
      bar: 0.6,
    },
    { what: 'GET /pets, HTML', paths: ['/pets'], bar: 0.6 },
    { what: 'GET a script', paths: [script], bar: 0.6 },
    {
      what: 'GET /api/match/recommendations',
      paths: ['/api/match/recommendations?page=1&pageSize=6'],
      headers: { Authorization: `Bearer ${adopter.token}` },
      bar: 0.2,
    },
  ];
}

/** The server and the baseline in turn, so that other work of the machine affects both. */
async function compare(url: string, { what, paths, headers, bar }: Read) {
  const baseline = await startBaselineServer(`${url}${paths[0]}`, headers);
  const loads: Record<'server' | 'baseline', Load[]> = { server: [], baseline: [] };
  const load = (target: string, seconds: number) =>
    loadServer({ url: target, paths, headers, connections: CONNECTIONS, seconds });
  await load(url, WARM_UP_SECONDS);
  await load(baseline.url, SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.server.push(await load(url, SECONDS));
    loads.baseline.push(await load(baseline.url, SECONDS));
  }
  await baseline.stop();
  const middle = (all: Load[]) => ({
    rate: median(all.map(({ rate }) => rate)),
    p99: median(all.map(({ p99 }) => p99)),
  });
  const [ours, bare] = [middle(loads.server), middle(loads.baseline)];
  const ratio = ours.rate / bare.rate;
  const figures: Figure[] = [
    {
      what: `${what}: rate relative to a plain node:http server`,
      bar: `>= ${bar}`,
      measured: `${roundTo(ratio)} (${Math.round(ours.rate)} of ${Math.round(bare.rate)} a second)`,
      isMet: ratio >= bar,
    },
    {
      what: `${what}: p99 relative to a plain node:http server`,
      bar: `<= ${MAX_P99} times`,
      measured: `${roundTo(ours.p99 / bare.p99)} times (${roundTo(ours.p99)} ms, ${roundTo(bare.p99)} ms)`,
      isMet: ours.p99 <= MAX_P99 * bare.p99,
    },
  ];
  return { figures, details: { server: ours, baseline: bare } };
}

/** Compares what everybody reads with a plain server that sends the same bytes and headers. */
export async function benchPublicReads(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  await addManyPets(shelter, PETS);
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const figures: Figure[] = [];
  const details: Record<string, unknown> = { pets: PETS, connections: CONNECTIONS };
  for (const read of await listReads(shelter)) {
    const compared = await compare(url, read);
    figures.push(...compared.figures);
    details[read.what] = compared.details;
  }
  const memory = await shelter.memory();
  await shelter.stop();
  figures.push(
    atMost(
      'resident memory of the server after the load',
      memory.server,
      220,
      'MB',
      `database ${memory.database} MB`,
    ),
  );
  writeResult({
    name: 'public-reads',
    command: 'npm run bench -- public-reads',
    figures,
    details,
  });
}
