import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endFirstStart } from '../features/demo/demo.repository.ts';
import { drawPicture } from '../testing/pictures.ts';
import { runCommand } from '../testing/run-command.ts';
import { makeScratchFolder, removeScratchFolder } from '../testing/scratch-folder.ts';
import { startServer } from '../testing/server-process.ts';
import { createTestApp, type SignedInClient, type TestApp } from '../testing/test-app.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';

/** Values that COPY must escape. */
const STRANGE = 'a\tb\\N\nc\r\n"d" \\. é🐕';

let test: TestApp;
let admin: SignedInClient;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = await makeScratchFolder();
  admin = await test.signIn('admin');
  for (const format of ['jpeg', 'png'] as const) {
    const body = new FormData();
    const fields = { name: format, species: 'Cat', breed: 'Tabby', age_group: 'Young' };
    const more = { sex: 'Male', size: 'Small', description: STRANGE };
    for (const [name, value] of Object.entries({ ...fields, ...more })) body.append(name, value);
    body.append('image', new Blob([new Uint8Array(await drawPicture(1, format))]), 'a');
    expect((await admin.call(pets.createPet, { body })).status).toBe(201);
  }
  const adopter = await test.buildUser({ fullName: STRANGE });
  // The restored server has today's clock, by which unanswered requests of this date would lapse.
  await test.buildVisit({ userId: adopter.id, notes: STRANGE, status: 'completed' });
  await test.buildVisit({
    petId: null,
    userId: null,
    visitorName: 'A walk-in',
    status: 'completed',
  });
  await endFirstStart(test.database, test.now());
});
afterAll(async () => {
  await test.close();
  await removeScratchFolder(folder);
});

const here = () => ({ connection: test.connection, dataDir: test.config.dataDir });

/** All lists as staff see them, and the bytes of the photos. */
async function readAll(client: TestClient, url: string) {
  const read = async (path: string) => (await client.request(path)).body;
  const all: { image_url: string | null }[] = await read('/api/pets?limit=100');
  const photos = all.flatMap(({ image_url }) => image_url ?? []).sort();
  const bytes = photos.map(async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { accept: 'image/webp' } });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  });
  const users: { email: string }[] = await read('/api/admin/users');
  const visits: { allowed_actions: unknown }[] = await read('/api/admin/visit-requests');
  return {
    pets: all,
    // What is allowed depends on the clock, which is not the same in both.
    visits: visits.map(({ allowed_actions: _, ...visit }) => visit),
    users: users.filter(({ email }) => email !== 'boss@example.org'),
    photos: await Promise.all(bytes),
  };
}

describe('npm run db:export and db:import', () => {
  it('D13 S40 restore pets, visits, people, passwords and photos in a new data folder', async () => {
    const file = join(folder, 'backup.tar.gz');
    const exported = await runCommand('db-export', here(), file);
    expect([exported.code, exported.stderr]).toEqual([0, '']);
    expect(exported.stdout).toMatch(/^\d+ rows and 2 photos are in /);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const dataDir = await makeScratchFolder();
    const imported = await runCommand('db-import', { dataDir }, file);
    expect([imported.code, imported.stderr]).toEqual([0, '']);
    expect(imported.stdout).toMatch(
      /^\d+ rows and 2 photos of .* were imported\. Everybody has to log in again\.\n$/,
    );

    const restored = await startServer({ dataDir });
    const client = createTestClient(restored.url);
    await client.logIn({ email: admin.user.email, password: test.password });
    const before = await readAll(admin, test.url);
    expect(before).toMatchObject({
      pets: { length: 3 },
      visits: { length: 2 },
      photos: { length: 2 },
    });
    expect(await readAll(client, restored.url)).toEqual(before);
    await restored.end('SIGTERM');

    await removeScratchFolder(dataDir);
  });

  it('print in one line what is wrong with the arguments', async () => {
    const file = join(folder, 'backup.tar.gz');
    const cases: [string, string[], RegExp][] = [
      ['db-export', [], /^Give the name of one file\.\n\nUsage: npm run db:export/],
      ['db-export', [file], /^There is a file .* already\.\n$/],
      ['db-import', ['--fast', file], /^Unknown option '--fast'/],
    ];
    for (const [command, words, message] of cases) {
      const { code, stderr } = await runCommand(command, here(), ...words);
      expect(code, words.join(' ')).toBe(1);
      expect(stderr).toMatch(message);
    }
  });
});
