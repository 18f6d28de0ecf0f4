import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { fillLargeShelter, PETS } from './support/large-shelter.ts';
import { loadServer } from './support/load.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { facetQueries, staffLists, uncached } from './support/staff-lists.ts';
import { median, percentile } from './support/statistics.ts';

const SECONDS = 5;
const CALLERS = 16;
const BULK_PETS = 1_000;
const LISTENERS = 200;
const CHANGES = 40;

/** Staff's lists at the size of a large shelter. */
export async function benchLists(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await fillLargeShelter(shelter);
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const headers = { Authorization: `Bearer ${admin.token}` };
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const figures: Figure[] = [];
  const details: Record<string, unknown> = {};

  const load = (paths: string[], connections: number, seconds = SECONDS) =>
    loadServer({ url, paths: uncached(paths), headers, connections, seconds });
  await load(Object.values(staffLists).flat(), 4);

  for (const [name, paths] of Object.entries(staffLists)) {
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
      atMost(`${name}: slowest p95 of ${paths.length} queries, alone`, worst.alone, 50, 'ms'),
      atMost(`${name}: p95 at ${CALLERS} callers`, worst.together, 150, 'ms'),
    );
  }
  const counted = await loadServer({ url, paths: facetQueries, connections: 1, seconds: 5 });
  details.facets = counted;
  figures.push(
    atMost(`GET /api/pets/facets of ${PETS.toLocaleString('en')} pets: p95`, counted.p95, 50, 'ms'),
  );
  figures.push(...(await measureBulk(shelter, admin, headers)));
  figures.push(...(await measureListeners(shelter, headers)));
  writeResult({
    name: 'lists',
    command: 'npm run bench -- lists',
    figures,
    details,
  });
  await shelter.stop();
}

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
    if (!answer.body.includes(`"done":${BULK_PETS}`)) throw new Error(answer.body.slice(-300));
  }
  isRunning = false;
  await readOthers;
  return [
    atMost(
      `bulk status of ${BULK_PETS.toLocaleString('en')} pets, median`,
      median(times) / 1_000,
      3,
      's',
    ),
    atMost('p99 of a list meanwhile', percentile(others, 0.99), 200, 'ms'),
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
    atMost(`event to ${LISTENERS} listeners: p95`, percentile(delays, 0.95) / 1_000, 1, 's'),
    atMost('memory of the server for each listener', kilobytes, 50, 'kB'),
  ];
}
