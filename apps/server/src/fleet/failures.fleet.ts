import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createCallers } from '../testing/constant-callers.ts';
import { drawPicture } from '../testing/pictures.ts';
import { query } from '../testing/query.ts';
import { until } from '../testing/server-processes.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { addPet, type Fleet, type FleetOptions, startFleet } from './support/fleet.ts';

const FRESH_MS = 1_000;

let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  fleet = undefined;
});
const start = async (options?: FleetOptions): Promise<Fleet> => {
  fleet = await startFleet(options);
  return fleet;
};

/** Renames the pet at one server, and measures until all servers show the name. */
async function timeUntilAllShow({ admin, addresses }: Fleet, pet: string, name: string) {
  await admin.request(`/api/pets/${pet}`, { method: 'PATCH', body: { name } });
  const since = performance.now();
  const nameAt = async (url: string) =>
    (await createTestClient(url).send(`/api/pets/${pet}`)).body.name;
  await until(
    async () => (await Promise.all(addresses().map(nameAt))).every((shown) => shown === name),
    10_000,
  );
  return performance.now() - since;
}

/** Adds pets one after the other; @returns those that were acknowledged */
function addConstantly(admin: TestClient) {
  const acknowledged: string[] = [];
  let isStopping = false;
  const running = (async () => {
    for (let count = 0; !isStopping; count += 1) {
      const pet = await addPet(admin, `Pet ${count}`).catch(() => undefined);
      if (pet) acknowledged.push(pet);
    }
  })();
  return {
    count: () => acknowledged.length,
    async stop(): Promise<string[]> {
      isStopping = true;
      await running;
      return acknowledged;
    },
  };
}

it.each([true, false])(
  'B6.04 F17 cut connections cost freshness nothing (through PgBouncer: %s)',
  async (isPooled) => {
    const running = await start({ isPooled });
    const pet = await addPet(running.admin, 'Biscuit');
    await timeUntilAllShow(running, pet, 'Before');
    for (const name of ['Chai', 'Rosie', 'Otis']) {
      await query(
        running.postgres.superuser,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'pawmatch'",
      );
      // Some calls are refused while connections are made anew.
      await running.untilAllReady(10_000);
      await until(
        async () => (await running.admin.request('/api/users/me')).status === 200,
        10_000,
      );
      expect(await timeUntilAllShow(running, pet, name)).toBeLessThan(FRESH_MS);
    }
  },
);

it('B6.04 S40 while the photo storage hangs, pages are served; afterwards photos are stored', async () => {
  const running = await start();
  const pet = await addPet(running.admin, 'Biscuit');
  const form = new FormData();
  form.append(
    'image',
    new Blob([new Uint8Array(await drawPicture())], { type: 'image/jpeg' }),
    'a.jpg',
  );
  const upload = () => running.admin.request(`/api/pets/${pet}`, { method: 'PATCH', body: form });
  const release = running.s3.hold();
  const failing = upload();
  const callers = createCallers({
    list: () => running.admin.send('/api/pets?limit=12'),
    page: () => running.admin.send('/pets', { headers: { Accept: 'text/html' } }),
  });
  expect((await failing).status).toBe(503);
  const served = await callers.stop();
  expect(served.filter(({ status, took }) => status !== 200 || took > 2_000)).toEqual([]);
  release();
  const response = await upload();
  expect([response.status, response.body.photos.length]).toEqual([200, 1]);
  expect((await running.admin.send(response.body.photos[0].urls.small)).status).toBe(200);
});

it('B6.04 S42 PostgreSQL is restarted: no acknowledged change is lost, and all servers recover', async () => {
  const running = await start();
  const adding = addConstantly(running.admin);
  await until(() => adding.count() > 20, 30_000);
  await running.postgres.stop();
  await delay(1_000);
  await running.postgres.start();
  await running.untilAllReady(15_000);
  const before = adding.count();
  await until(() => adding.count() > before + 20, 30_000);
  const acknowledged = await adding.stop();
  const stored = await query<{ id: string }>(running.postgres.connection, 'SELECT id FROM pets');
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});

it('B6.04 the primary dies, its replica is promoted: no acknowledged change is lost', async () => {
  const running = await start();
  const replica = await running.postgres.startReplica();
  try {
    const adding = addConstantly(running.admin);
    await until(() => adding.count() > 20, 30_000);
    await running.postgres.stop('SIGQUIT');
    await replica.promote();
    await running.pooler.moveTo(replica.port);
    await running.untilAllReady(15_000);
    const before = adding.count();
    await until(() => adding.count() > before + 20, 30_000);
    const acknowledged = await adding.stop();
    const stored = await query<{ id: string }>(replica.connection, 'SELECT id FROM pets');
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(await timeUntilAllShow(running, acknowledged[0] ?? '', 'After')).toBeLessThan(FRESH_MS);
  } finally {
    await replica.stop('SIGQUIT');
  }
});
