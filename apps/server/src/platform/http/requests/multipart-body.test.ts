import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { beforeAll, describe, expect, it } from 'vitest';
import { pets } from '../../../features/pets/pets.table.ts';
import { isNightly } from '../../../testing/nightly.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');
let picture: Buffer;
beforeAll(async () => {
  picture = await drawPicture();
});

const fields = {
  name: 'Biscuit',
  species: 'Dog',
  breed: 'Beagle',
  age_group: 'Young',
  sex: 'Female',
  size: 'Medium',
};

function form(more: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) body.append(name, value);
  return body;
}

const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  admin.request('/api/pets', { method: 'POST', body, headers });
const raw = (body: string, contentType: string) => post(body, { 'Content-Type': contentType });

const headersOf = ({ token, cookies }: typeof admin) => ({
  Authorization: `Bearer ${token}`,
  Cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '',
});

/** The maximum growth of memory during the work, in bytes. */
async function growthOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let growth = 0;
  const sampler = setInterval(() => {
    growth = Math.max(growth, process.memoryUsage.rss() - before);
  }, 5);
  await work();
  clearInterval(sampler);
  return growth;
}

/** Uploads a picture followed by this many bytes, streamed without memory of the caller. */
function postThinly(padding: number): Promise<number | undefined> {
  const chunk = Buffer.alloc(60_000);
  const texts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${texts.join('')}--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`,
  );
  const tail = Buffer.from('\r\n--b--\r\n');
  const chunks = Array.from({ length: Math.ceil(padding / chunk.length) }, () => chunk);
  const parts = [head, picture, ...chunks, tail];
  return new Promise((resolve, reject) => {
    const upload = request(
      `${app.url}/api/pets`,
      {
        method: 'POST',
        headers: {
          ...headersOf(admin),
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': parts.reduce((sum, part) => sum + part.length, 0),
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    upload.on('error', reject);
    Readable.from(parts).pipe(upload);
  });
}

describe('a multipart body', () => {
  it('S33 rejects a second file, and a file of another field', async () => {
    const twice = form();
    twice.append('image', file(picture), 'a.jpg');
    twice.append('image', file(picture), 'b.jpg');
    expect(await post(twice)).toMatchObject({ status: 413 });
    const other = form();
    other.append('attachment', file(picture), 'a.jpg');
    expect(await post(other)).toMatchObject({ status: 400 });
  });

  it('S33 rejects 10,000 fields, and fields that are too long', async () => {
    const many = form(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, 'x'])));
    expect((await post(many)).status).toBe(413);
    expect((await post(form({ description: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  it('S33 rejects a body without boundary, without end, or without parts', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nBiscuit\r\n';
    expect((await raw(part, 'multipart/form-data')).status).toBe(400);
    expect((await raw(part, 'multipart/form-data; boundary=')).status).toBe(400);
    expect((await raw(part, 'multipart/form-data; boundary=b')).status).toBe(400);
    expect((await raw('no form', 'multipart/form-data; boundary=b')).status).toBe(400);
    expect((await raw('', 'multipart/form-data; boundary=b')).status).toBe(422);
  });

  it('S33 rejects a body that ends in the middle of a file', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.gif"\r\n';
    const { status, body } = await raw(`${head}\r\nGIF89a`, 'multipart/form-data; boundary=b');
    expect(status).toBe(400);
    expect(body.detail).toBe('The form could not be read to its end.');
  });

  it('S26 rejects names of the prototype and duplicate fields', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect((await post(form({ [name]: 'polluted' }))).status, name).toBe(400);
    }
    const doubled = form();
    doubled.append('name', 'Another');
    expect((await post(doubled)).status).toBe(422);
  });

  it('S13 S04 is not read before access and CSRF are checked', async () => {
    const body = form();
    body.append('image', file(picture), 'a.jpg');
    const visitor = app.visitor();
    expect((await visitor.request('/api/pets', { method: 'POST', body })).status).toBe(401);
    const withoutToken = await post(body, { 'X-CSRF-Token': '' });
    expect(withoutToken).toMatchObject({ status: 403, body: { code: 'CSRF_FAILED' } });
    const malformed = await visitor.request('/api/pets', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      body: 'not even a form',
    });
    expect(malformed.status).toBe(401);
  });

  it('D04 is rejected by endpoints that do not accept it', async () => {
    const result = await admin.request('/api/auth/login', { method: 'POST', body: form() });
    expect(result).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('S31 S33 stored no row and no file in these cases', async () => {
    expect(await app.database.select().from(pets)).toEqual([]);
    expect(await readdir(app.config.dataDir)).toEqual([]);
  });

  it.runIf(isNightly)(
    'S31 is read a few at a time: fifty concurrent uploads take no more memory than five',
    async () => {
      const growth = await growthOf(async () => {
        const statuses = await Promise.all(Array.from({ length: 50 }, () => postThinly(9_000_000)));
        expect(new Set(statuses)).toEqual(new Set([201]));
      });
      // All fifty together are 450 MB. The growth includes memory that is not yet collected.
      expect(growth).toBeLessThan(250 * 1024 * 1024);
    },
  );

  it('S31 continues after clients disconnect in the middle of their uploads', async () => {
    const padded = Buffer.concat([picture, Buffer.alloc(9 * 1024 * 1024)]);
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const controller = new AbortController();
        const body = form();
        body.append('image', file(padded), 'a.jpg');
        const leaving = fetch(`${app.url}/api/pets`, {
          method: 'POST',
          body,
          signal: controller.signal,
          headers: headersOf(admin),
        }).catch(() => undefined);
        setTimeout(() => controller.abort(), index * 3);
        await leaving;
      }),
    );
    expect((await post(form())).status).toBe(201);
  });
});

describe('a text body', () => {
  it('S14 R7.20 is rejected by endpoints that do not accept it, and when it is too long', async () => {
    expect((await raw('name=Biscuit', 'text/plain')).status).toBe(415);
    expect((await raw('name=Biscuit', 'application/x-www-form-urlencoded')).status).toBe(415);
    const pet = await app.buildPet();
    const long = await admin.request(`/api/pets/${pet.id}/training-traits`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'HouseTrained'.repeat(200),
    });
    expect(long.status).toBe(413);
  });
});
