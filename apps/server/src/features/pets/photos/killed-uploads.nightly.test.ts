import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawNoise } from '../../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../../testing/scratch-folder.ts';
import { startServerOfTest } from '../../../testing/server-of-test.ts';
import { ADMIN } from '../../../testing/server-process.ts';
import { until } from '../../../testing/server-processes.ts';
import { createTestClient, type TestClient } from '../../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { pets } from '../pets.table.ts';

const ROUNDS = 3;
const CALLERS = 4;

let test: TestDatabase;
let dataDir: string;
let pictures: Buffer[];
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await makeScratchFolder();
  pictures = await Promise.all(
    Array.from({ length: 12 }, (_, index) => drawNoise(100 + index, 90)),
  );
});
afterAll(async () => {
  await test.drop();
  await removeScratchFolder(dataDir);
});

const biscuit = { name: 'Biscuit', species: 'Dog', breed: 'Beagle', age_group: 'Young' };

function formOf(image: Buffer | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...biscuit, sex: 'Male', size: 'Small' })) {
    form.append(name, value);
  }
  form.append('image', new Blob([new Uint8Array(image ?? [])]), 'noise.png');
  return form;
}

/** Adds pets and deletes every other one until the server is killed, and records acknowledged changes. */
async function addPets(client: TestClient, acknowledged: Set<string>, seed: number) {
  for (let count = seed; ; count += 1) {
    try {
      const body = formOf(pictures[count % pictures.length]);
      const { status, body: pet } = await client.call(endpoints.createPet, { body });
      expect(status).toBe(201);
      acknowledged.add(pet.id);
      if (count % 2 === 0) continue;
      acknowledged.delete(pet.id);
      await client.call(endpoints.deletePet, { params: { id: pet.id } });
    } catch (error) {
      if (error instanceof TypeError) return; // fetch failed: the server was killed
      throw error;
    }
  }
}

const filesIn = (folder: string) => {
  const path = join(dataDir, 'images', folder);
  return existsSync(path) ? readdirSync(path) : [];
};

it(`S40 loses no pet or photo that it acknowledged, and leaves no orphan, killed ${ROUNDS} times`, async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServerOfTest({ connection: test.connection, dataDir });
    const client = createTestClient(server.url);
    await client.logIn(ADMIN);
    const callers = Array.from({ length: CALLERS }, (_, seed) =>
      addPets(client, acknowledged, seed),
    );
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 3, 30_000);
    await server.end('SIGKILL');
    await Promise.all(callers);
  }

  const server = await startServerOfTest({ connection: test.connection, dataDir });
  const rows = await test.database.select().from(pets);
  const shown = new Set(rows.map(({ photoHash }) => photoHash));
  const orphans = () =>
    filesIn('').filter((name) => /^[0-9a-f]{32}$/.test(name) && !shown.has(name));
  await until(() => orphans().length === 0 && filesIn('incoming').length === 0, 20_000);
  const ids = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  for (const hash of shown) {
    for (const file of ['small.webp', 'medium.webp', 'large.webp', 'full.webp']) {
      expect((await fetch(`${server.url}/images/${hash}/${file}`)).status, file).toBe(200);
    }
  }
  await server.end('SIGTERM');
}, 240_000);
