import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPicture } from '../../../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../../../testing/scratch-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { pets } from '../../../pets/pets.table.ts';
import { importSteps, workInBackground } from '../../testing/upload-file.ts';
import { fetchPicture } from './fetch-picture.ts';

let folder: string;
let server: Server;
let app: TestApp;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  folder = await makeScratchFolder();
  const path = (name: string) => join(folder, name);
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', path('key'), '-out', path('cert'), '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  const cert = await readFile(path('cert'));
  globalAgent.options.ca = cert;
  const picture = await drawPicture(1);
  server = createServer({ cert, key: await readFile(path('key')) }, ({ url = '' }, response) => {
    asked.push(url);
    if (url === '/elsewhere') response.writeHead(302, { location: '/picture' }).end();
    else if (url === '/missing') response.writeHead(404).end();
    else if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else if (url !== '/slow') {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      if (url === '/large') response.end(Buffer.alloc(11 * 1024 ** 2));
      else response.end(url === '/broken' ? 'no picture' : picture);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await createTestApp({ config: { allowsPrivateHosts: true } });
});
afterAll(async () => {
  await app.close();
  delete globalAgent.options.ca;
  globalAgent.destroy();
  server.closeAllConnections();
  server.close();
  await removeScratchFolder(folder);
});

const stored = () => app.database.select().from(pets).orderBy(asc(pets.sourceId));

it('B10.01 fetches photos when it is told to, says why not, and is undone with them', async () => {
  const manager = await app.signIn('manager');
  const steps = importSteps(app, manager);
  const urls = ['/picture', '/elsewhere', '/missing', '/page', '/large', '/broken', '/touched'];
  const rows = [...urls, '/http'].map(
    (url, index) =>
      `${index},Dog,Beagle,Adult,Male,Medium,Pet ${index},adoptable,https://photos.example${url}`,
  );
  const file = ['id,species,breed_primary,age,sex,size,name,status,photo', ...rows].join('\n');
  const job = await steps.run(await steps.rehearse(await steps.read(file)));
  expect(job).toMatchObject({
    state: 'done',
    photos: { waiting: 8, stored: 0, failed: 0, hosts: ['photos.example'] },
  });
  // A file cannot name a server of the own network.
  await app.database.execute(sql`
    UPDATE pets SET external_photo = jsonb_build_object('full', CASE
      WHEN external_photo ->> 'full' LIKE '%/http' THEN 'http://127.0.0.1/http'
      ELSE replace(external_photo ->> 'full', 'https://photos.example', ${origin}) END)`);
  await app.database.execute(sql`
    UPDATE import_rows SET version = pets.version FROM pets WHERE pets.id = pet_id`);
  await app.database.execute(sql`UPDATE pets SET version = version + 1 WHERE name = 'Pet 6'`);

  const fetchAll = async () => {
    const { status } = await manager.call(endpoints.fetchImportPhotos, { params: { id: job.id } });
    await workInBackground(app);
    return { status, job: await steps.get(job.id) };
  };
  await manager.call(endpoints.fetchImportPhotos, { params: { id: job.id } });
  await steps.stop(job);
  expect(await steps.get(job.id)).toMatchObject({ state: 'done', photos: { waiting: 7 } });
  expect(asked).toEqual([]);

  const fetched = await fetchAll();
  expect(fetched.job).toMatchObject({
    state: 'done',
    photos: { waiting: 6, stored: 1, failed: 6 },
  });
  const reasons = (await steps.rows(job)).map((each) => each.reasons.at(-1));
  expect(reasons).toEqual([
    'Its photo was fetched.',
    'Its photo was not fetched: 127.0.0.1 sends us to another address.',
    'Its photo was not fetched: 127.0.0.1 answered with 404.',
    'Its photo was not fetched: what 127.0.0.1 sends is not a picture.',
    'Its photo was not fetched: the picture is larger than 10 MB.',
    expect.stringMatching(/^Its photo was not fetched: ./),
    undefined,
    'Its photo was not fetched: its address does not begin with https://.',
  ]);
  expect(asked).not.toContain('/touched');
  const [first] = await stored();
  expect(first).toMatchObject({ photoHash: expect.any(String), externalPhoto: null });

  // Once more: only what failed.
  asked.length = 0;
  await fetchAll();
  expect(asked).not.toContain('/picture');
  expect((await stored())[0]).toEqual(first);

  await steps.undo(job);
  expect((await stored()).map(({ name }) => name)).toEqual(['Pet 6']);
  expect((await fetchAll()).status).toBe(409);
});

it('B10.01 refuses private addresses, waits only so long, and ends when it shall stop', async () => {
  const { signal } = new AbortController();
  asked.length = 0;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254']) {
    const refused = fetchPicture(`https://${host}/picture`, { allowsPrivate: false, signal });
    await expect(refused, host).rejects.toThrow('is in a private network.');
  }
  expect(asked).toEqual([]);
  const slow = { allowsPrivate: true, signal, timeoutMs: 100 };
  await expect(fetchPicture(`${origin}/slow`, slow)).rejects.toThrow('took too long');
  const stopped = { allowsPrivate: true, signal: AbortSignal.abort() };
  await expect(fetchPicture(`${origin}/slow`, stopped)).rejects.toThrow('did not answer');
});
