import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Import } from '@pawmatch/contract/import/import';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { listPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../../testing/scratch-folder.ts';
import { ADMIN, startServer } from '../../../testing/server-process.ts';
import { until } from '../../../testing/server-processes.ts';
import { createTestClient, type TestClient } from '../../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { pets } from '../../pets/pets.table.ts';
import { upload } from '../testing/upload-file.ts';

const KILLS = 20;
/** As often as a page asks, so that the questions are not what is measured. */
const LOOK_MS = 1_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await makeScratchFolder();
});
afterAll(async () => {
  await test.drop();
  await removeScratchFolder(dataDir);
});
beforeEach(() => test.database.execute('TRUNCATE imports, imported_pets, pets CASCADE'));

const sheet = (rows: number) =>
  `${[
    'id,species,breed_primary,age,sex,size,name,status,description',
    ...Array.from(
      { length: rows },
      (_, index) =>
        `${index},Dog,Beagle,Adult,Male,${index % 100 === 0 ? '?' : 'Medium'},Pet ${index},adoptable,${'Sweet. '.repeat(20)}`,
    ),
  ].join('\n')}\n`;

let running: Awaited<ReturnType<typeof startServer>> | undefined;
/** Also after a failure. */
afterEach(async () => void (await running?.end('SIGKILL')));

const start = async () => {
  const server = await startServer({ connection: test.connection, dataDir });
  running = server;
  const client = createTestClient(server.url);
  await client.logIn(ADMIN);
  return { server, client };
};

async function waitFor(
  client: TestClient,
  id: string,
  isThere: (job: Import) => boolean,
  milliseconds: number,
  everyMs = 0,
): Promise<Import> {
  let job: Import | undefined;
  await until(async () => {
    await delay(everyMs);
    job = (await client.call(endpoints.getImport, { params: { id } })).body;
    return job !== undefined && isThere(job);
  }, milliseconds);
  if (!job) throw new Error('There is no import.');
  return job;
}

/** Uploads and rehearses. */
async function rehearse(client: TestClient, rows: number): Promise<Import> {
  const id = await upload(client, sheet(rows));
  const { reading } = await waitFor(client, id, ({ state }) => state === 'mapping', MINUTE);
  await client.call(endpoints.rehearseImport, { params: { id }, body: reading });
  return waitFor(client, id, ({ state }) => state === 'rehearsed', 5 * MINUTE);
}

const sumOf = ({ counts }: Import) => Object.values(counts).reduce((sum, count) => sum + count, 0);

it(
  `B10.01 B10.02 goes on after kill -9 of the server, ${KILLS} times, with nothing half and true counts`,
  async () => {
    const rows = 12_000;
    let { server, client } = await start();
    const { id } = await rehearse(client, rows);
    await client.call(endpoints.runImport, { params: { id } });
    for (let kills = 0, reached = 0; kills < KILLS; kills += 1) {
      const job = await waitFor(client, id, (now) => sumOf(now) > reached, MINUTE);
      reached = sumOf(job);
      await server.end('SIGKILL');
      const { rows: found } = await test.database.execute<{ counts: { added: number } }>(
        'SELECT counts FROM imports',
      );
      expect(found[0]?.counts.added).toBe(await test.database.$count(pets));
      ({ server, client } = await start());
    }
    const done = await waitFor(client, id, ({ state }) => state === 'done', 5 * MINUTE);
    expect(done.counts).toMatchObject({ added: rows * 0.99, rejected: rows / 100 });
    expect(await test.database.$count(pets)).toBe(rows * 0.99);
  },
  30 * MINUTE,
);

const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Reads and changes pets like colleagues, until it is told to end. @returns times in ms */
async function workBeside(client: TestClient, petIds: string[], isOver: () => boolean) {
  const times: number[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const began = performance.now();
    const id = petIds[count % petIds.length] ?? '';
    const body = { size: count % 2 === 0 ? 'Small' : 'Large' };
    const { status } =
      count % 4 === 0
        ? await client.call(updatePet, { params: { id }, body })
        : await client.call(listPets, { query: { limit: 12, offset: count % 50 } });
    expect(status).toBe(200);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

const megabytesOf = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

it(
  'B10.01 rehearses 60,000 rows beside others, imports 500 rows a second, and stops in two seconds',
  async () => {
    const rows = 60_000;
    const { server, client } = await start();
    const first = await rehearse(client, 100);
    await client.call(endpoints.runImport, { params: { id: first.id } });
    await waitFor(client, first.id, ({ state }) => state === 'done', MINUTE);
    const petIds = (await test.database.select({ id: pets.id }).from(pets)).map(({ id }) => id);

    const quietUntil = performance.now() + 10 * SECOND;
    const quiet = await workBeside(client, petIds, () => performance.now() > quietUntil);
    const id = await upload(client, sheet(rows));
    const { reading } = await waitFor(client, id, ({ state }) => state === 'mapping', MINUTE);
    const memoryBefore = await megabytesOf(server.pid);
    let memory = 0;
    let isOver = false;
    const besides = workBeside(client, petIds, () => isOver);
    const rehearsalBegan = performance.now();
    await client.call(endpoints.rehearseImport, { params: { id }, body: reading });
    await waitFor(client, id, ({ state }) => state === 'rehearsed', 5 * MINUTE);
    memory = Math.max(memory, await megabytesOf(server.pid));
    const rehearsalS = (performance.now() - rehearsalBegan) / SECOND;
    isOver = true;
    const busy = await besides;

    const began = performance.now();
    await client.call(endpoints.runImport, { params: { id } });
    const half = await waitFor(client, id, (job) => sumOf(job) > rows / 2, 10 * MINUTE, LOOK_MS);
    const perSecond = sumOf(half) / ((performance.now() - began) / SECOND);
    memory = Math.max(memory, await megabytesOf(server.pid));
    const stopBegan = performance.now();
    await client.call(endpoints.stopImport, { params: { id } });
    const stopped = await waitFor(client, id, ({ state }) => state === 'cancelled', MINUTE);
    const stopMs = performance.now() - stopBegan;
    process.stdout.write(
      `rehearsal of 60,000 rows ${rehearsalS.toFixed(1)} s; others' p99 ${p99(quiet).toFixed(0)} ms alone, ${p99(busy).toFixed(0)} ms beside it; ` +
        `run ${perSecond.toFixed(0)} rows a second; stopped in ${stopMs.toFixed(0)} ms; memory of the server ${memoryBefore.toFixed(0)} MB before, ${memory.toFixed(0)} MB at most\n`,
    );
    expect(stopped.counts.added).toBe((await test.database.$count(pets)) - 99);
    expect(perSecond).toBeGreaterThan(500);
    expect(stopMs).toBeLessThan(2 * SECOND);
  },
  30 * MINUTE,
);
