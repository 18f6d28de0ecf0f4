import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { encodePetForm, PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';
import { listSlots, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawNoise } from '../../../testing/pictures.ts';
import { openS3Server } from '../../../testing/s3-server.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { sweepOrphanPhotos } from './sweep-orphan-photos.ts';

/** Generous, for a busy machine. */
const SOON = { timeout: 20_000 };

/** Added to the time limit of a response, for a busy machine. */
const SLACK_MS = 20_000;

const s3 = await openS3Server();
const app = await openTestApp({ config: { s3: s3.config } });
const admin = await app.signIn('admin');

let picture: Buffer;
let seed = 0;
beforeEach(async () => {
  seed += 1;
  picture = await drawNoise(40 + seed, 30);
});

const biscuit = {
  species: 'Dog',
  breed: 'Beagle',
  age_group: 'Young',
  sex: 'Female',
  size: 'Small',
};

function formOf(fields: Record<string, unknown>, image: Buffer) {
  const form = new FormData();
  for (const [name, value] of encodePetForm(fields)) form.append(name, value);
  form.append(PET_IMAGE_FIELD, new Blob([new Uint8Array(image)]), 'biscuit.png');
  return form;
}

const create = (image = picture) =>
  admin.call(endpoints.createPet, { body: formOf({ ...biscuit, name: 'Biscuit' }, image) });

const replace = (id: string, image = picture) =>
  admin.call(endpoints.updatePet, { params: { id }, body: formOf({ name: 'Biscuit' }, image) });

const remove = (id: string) => admin.call(endpoints.deletePet, { params: { id } });

const isPut = (request: string) => request.startsWith('PUT');
const isRemoval = (request: string) => request.startsWith('POST ?delete');

async function openTransactions(): Promise<number> {
  const { rows } = await app.database.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  return rows[0]?.count ?? 0;
}

async function book(petId: string) {
  const adopter = await app.signIn();
  const { body: days } = await adopter.call(listSlots, { query: { pet_id: petId } });
  const { requested_at } = days[0].slots[0];
  return adopter.call(requestVisit, { params: { petId }, body: { requested_at } });
}

const photosInS3 = () => new Set([...s3.objects.keys()].map((key) => key.split('/')[0]));

const photoOf = (body: { image_url: string }) => body.image_url.split('/')[2] ?? '';

async function timed<T>(work: Promise<T>): Promise<{ response: T; ms: number }> {
  const began = performance.now();
  return { response: await work, ms: performance.now() - began };
}

const unavailable = { status: 503, body: { code: 'STORAGE_UNAVAILABLE' } };

describe('a slow storage', () => {
  it('S60 F15 allows bookings of the pet while its photo is stored, and both succeed', async () => {
    const pet = await app.buildPet({});
    const release = s3.hold(isPut);
    const uploading = replace(pet.id);
    await expect.poll(s3.held, SOON).toBeGreaterThan(1);
    expect(await openTransactions()).toBe(0);
    expect(await book(pet.id)).toMatchObject({ status: 201 });
    await sweepOrphanPhotos(app.dependencies);
    release();
    const { status, body } = await uploading;
    expect(status).toBe(200);
    expect((await fetch(`${app.url}${body.image_url}`)).status).toBe(200);
  });

  it('S60 F18 is reported as unavailable when it never responds, and nothing is left behind', async () => {
    const pet = await app.buildPet({});
    const release = s3.hold(isPut);
    const { response, ms } = await timed(replace(pet.id));
    expect(response).toMatchObject(unavailable);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(ms).toBeLessThan(10_000 + SLACK_MS);
    release();
    const { body } = await admin.call(endpoints.getPet, { params: { id: pet.id } });
    expect(body.image_url).toBeNull();
    // The upload in progress arrives late; a later sweep removes it.
    await expect.poll(s3.held, SOON).toBe(0);
    await app.database.execute(
      sql`update photo_removals set started_at = now() - interval '16 minutes'`,
    );
    await sweepOrphanPhotos(app.dependencies);
    const shown = await app.database.execute<{ photo_hash: string }>(
      sql`select photo_hash from pets where photo_hash is not null`,
    );
    expect(photosInS3()).toEqual(new Set(shown.rows.map((row) => row.photo_hash)));
  });

  it('S40 S60 a picture that is uploaded again during the removal of its files gets new files', async () => {
    const first = (await create()).body;
    const release = s3.hold(isRemoval);
    const removing = remove(first.id);
    await expect.poll(s3.held, SOON).toBe(1);
    const { status, body: second } = await create();
    expect(status).toBe(201);
    release();
    expect((await removing).status).toBe(204);
    await expect.poll(photosInS3, SOON).not.toContain(photoOf(first));
    expect(photoOf(second)).not.toBe(photoOf(first));
    expect((await fetch(`${app.url}${second.image_url}`)).status).toBe(200);
    await remove(second.id);
    expect(photoOf((await create()).body), 'the name is free again').toBe(photoOf(first));
  });

  it('S40 S60 a photo whose upload was considered abandoned is rejected', async () => {
    const pet = await app.buildPet({});
    const release = s3.hold((request) => isPut(request) && request.includes('share.jpg'));
    const uploading = replace(pet.id);
    await expect.poll(s3.held, SOON).toBe(1);
    await app.database.execute(
      sql`update photo_uploads set started_at = now() - interval '11 minutes'`,
    );
    await sweepOrphanPhotos(app.dependencies);
    release();
    expect(await uploading).toMatchObject(unavailable);
    const { body } = await admin.call(endpoints.getPet, { params: { id: pet.id } });
    expect(body.image_url).toBeNull();
  });

  it('S60 F18 does not delay the response for a deleted pet whose files cannot be removed', async () => {
    const { body } = await create();
    const release = s3.hold((request) => !isPut(request));
    const { response, ms } = await timed(remove(body.id));
    release();
    expect(response.status).toBe(204);
    expect(ms, 'less than the storage is given').toBeLessThan(9_000);
  });
});

describe('an unavailable storage', () => {
  it('F18 is a 503 with its own code for photos, whether it is frozen, busy or unreachable', async () => {
    const { body } = await create();
    const download = () => admin.request(body.image_url);
    const release = s3.hold();
    const { response, ms } = await timed(download());
    expect(response).toMatchObject(unavailable);
    expect(ms).toBeLessThan(5_000 + SLACK_MS);
    release();
    const speedUp = s3.failWith(503, 'SlowDown');
    expect(await download()).toMatchObject(unavailable);
    expect(await create()).toMatchObject(unavailable);
    speedUp();
    expect((await download()).status).toBe(200);
    await s3.close();
    for (const response of [await download(), await create()]) {
      expect(response).toMatchObject(unavailable);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(response.headers.get('retry-after')).toBe('5');
    }
    expect(await book((await app.buildPet({})).id)).toMatchObject({ status: 201 });
  });
});
