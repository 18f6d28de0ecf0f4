import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNoise } from '../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestApp, type SignedInClient, type TestApp } from '../../testing/test-app.ts';
import { createImageStore } from './create-image-store.ts';

const dataDir = await makeScratchFolder();
const images = join(dataDir, 'images');
await mkdir(images);

/** A small disk for this test, if this process may mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1500k', 'tmpfs', images], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const isMounted = mountSmallDisk();
afterAll(async () => {
  if (isMounted) execFileSync('umount', [images]);
  await removeScratchFolder(dataDir);
});

describe.runIf(isMounted)('a full disk', () => {
  let app: TestApp;
  let admin: SignedInClient;
  beforeAll(async () => {
    const imageStore = await createImageStore({ dataDir, s3: undefined });
    app = await createTestApp({ dependencies: { imageStore } });
    admin = await app.signIn('admin');
  });
  afterAll(() => app.close());

  async function addPet(width: number) {
    const form = new FormData();
    const pet = { name: 'Biscuit', species: 'Dog', breed: 'Beagle', age_group: 'Young' };
    for (const [name, value] of Object.entries({ ...pet, sex: 'Male', size: 'Small' })) {
      form.append(name, value);
    }
    form.append('image', new Blob([new Uint8Array(await drawNoise(width, 300))]), 'noise.png');
    return admin.request('/api/pets', { method: 'POST', body: form });
  }

  it('S41 is 507 for uploads, reads still work, and uploads work again once there is space', async () => {
    const first = await addPet(200);
    expect(first.status).toBe(201);
    const rejected = await addPet(1500);
    expect(rejected).toMatchObject({ status: 507, body: { code: 'DISK_FULL' } });

    const list = await app.visitor().send('/api/pets');
    expect(list.body).toHaveLength(1);
    expect((await fetch(`${app.url}${first.body.image_url}`)).status).toBe(200);

    // The files of the rejected photo are removed, so that there is space for a smaller one.
    const second = await addPet(201);
    expect(second.status).toBe(201);
    expect((await fetch(`${app.url}${second.body.image_url}`)).status).toBe(200);
  });
});
