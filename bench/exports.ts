import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { fillLargeShelter } from './support/large-shelter.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { percentile, roundTo } from './support/statistics.ts';

const PETS = 100_000 * SCALE;
const VISITS = Math.max(100_000, 1_000_000 * SCALE);
const MAX_FIRST_BYTE_MS = 1_000;
const MAX_MEMORY_MB = 64;
const PROBE_EVERY_MS = 100;

/** Of another reader, before an export, so that the responses that the server keeps (32 MB) are not counted as its memory. */
const PAGES_BEFORE = 1_000;

type Client = ReturnType<typeof createTestClient>;

/** Another reader, who sees no page twice. */
function createReader({ url }: ShelterServer) {
  let page = 0;
  return async () => {
    await (await fetch(`${url}/api/pets?limit=100&offset=${page}`)).arrayBuffer();
    page += 1;
  };
}

/** Downloads a file. `first` is the time from the press to the first byte, `others` what another reader waits meanwhile. */
async function download(
  shelter: ShelterServer,
  { client, readPage, body }: { client: Client; readPage: () => Promise<void>; body: object },
) {
  const { server: before } = await shelter.memory();
  const began = performance.now();
  const others: number[] = [];
  let peak = before;
  let isOver = false;
  const probe = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await readPage();
      others.push(performance.now() - asked);
      peak = Math.max(peak, (await shelter.memory()).server);
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  })();
  const asked = await client.request('/api/admin/exports', { method: 'POST', body });
  const response = await fetch(shelter.url + asked.body.url);
  let first = 0;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - began;
    bytes += chunk.length;
  }
  isOver = true;
  await probe;
  const seconds = (performance.now() - began) / 1_000;
  return { first, bytes, seconds, memory: peak - before, others: percentile(others, 0.95) };
}

/** Everything of a shelter, and its longest list, while others read. */
export async function benchExports(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  // Rows of a benchmark are no news.
  await shelter.query("SET pawmatch.actor = 'none'");
  await fillLargeShelter(shelter, { pets: PETS, visits: VISITS });
  const client = createTestClient(shelter.url);
  await client.logIn(ADMIN);
  await client.request('/api/pets?limit=1');
  const readPage = createReader(shelter);
  const { server: unread } = await shelter.memory();
  for (let page = 0; page < PAGES_BEFORE; page += 1) await readPage();
  const { server: read } = await shelter.memory();
  const orders = {
    everything: { what: 'everything', people: true, photos: true },
    'visits as CSV': { what: 'visits', format: 'csv', query: {} },
  };
  const figures: Figure[] = [
    {
      what: 'more memory of the server by what another reader has read before',
      bar: 'none',
      measured: `${read - unread} MB`,
    },
  ];
  const details: Record<string, unknown> = {};
  for (const [name, body] of Object.entries(orders)) {
    const run = await download(shelter, { client, readPage, body });
    details[name] = run;
    figures.push(
      atMost(`${name}: first byte`, run.first, MAX_FIRST_BYTE_MS, 'ms'),
      atMost(`${name}: more memory of the server`, run.memory, MAX_MEMORY_MB, 'MB'),
      {
        what: `${name}: the whole file`,
        bar: 'none',
        measured: `${roundTo(run.seconds, 1)} s, ${roundTo(run.bytes / 1e6, 1)} MB; another reader waits ${Math.round(run.others)} ms (p95)`,
      },
    );
  }
  writeResult({ name: 'exports', command: 'npm run bench -- exports', figures, details });
  await shelter.stop();
}
