import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isContentHash } from '../../platform/images/image-sizes.ts';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startServerOfTest } from '../../testing/server-of-test.ts';
import { petPhotos, pets } from '../pets/pets.table.ts';

let test: Awaited<ReturnType<typeof createEmptyDatabase>>;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let folders: string[];
beforeAll(async () => {
  test = await createEmptyDatabase();
  s3 = await startS3Server();
  folders = await Promise.all([1, 2, 3].map(() => makeScratchFolder()));
});
afterAll(async () => {
  await test.drop();
  await s3.close();
  for (const folder of folders) await removeScratchFolder(folder);
});

describe('three servers that start together on an empty database', () => {
  it('F18 S60 all become ready, and one of them creates the demonstration', async () => {
    const release = s3.hold((request) => request.startsWith('PUT'));
    const settings = {
      DEMO: 'true',
      SESSION_SECRET: 'a secret that all of the servers share',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'pets',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const starting = Promise.all(
      folders.map((dataDir) =>
        startServerOfTest({ connection: test.connection, dataDir, settings }),
      ),
    );
    const joined = () => test.database.execute('select 1 from servers');
    const areAtWork = async () => {
      await expect.poll(s3.held, { timeout: 240_000 }).toBeGreaterThan(0);
      await expect.poll(joined, { timeout: 60_000 }).toMatchObject({ rowCount: 3 });
    };
    // Prints the output of a server that has failed.
    await Promise.race([areAtWork(), starting]);
    release();
    const servers = await starting;
    for (const { url } of servers) {
      const response = await fetch(`${url}/api/pets?limit=100`);
      expect(await response.json()).toHaveLength(40);
    }
    const { photoHash } = pets;
    const rows = await test.database
      .select({ photoHash })
      .from(pets)
      .union(test.database.select({ photoHash: petPhotos.photoHash }).from(petPhotos));
    // Without the files by which each server checks its storage after the start.
    const hashes = [...s3.objects.keys()].map((key) => key.split('/', 1)[0] ?? '');
    expect(new Set(hashes.filter(isContentHash))).toEqual(
      new Set(rows.map(({ photoHash }) => photoHash)),
    );
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }, 400_000);
});
