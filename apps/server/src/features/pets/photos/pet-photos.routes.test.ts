import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';
import { describe, expect, it } from 'vitest';
import { drawFrames, drawPicture, makeHugePng, readQuarters } from '../../../testing/pictures.ts';
import { pets } from '../pets.table.ts';
import { biscuit, createPhotosApp, formOf } from './testing/photos-app.ts';

const { app, admin, picture, create, update, imagesFolder, storedHashes, download } =
  await createPhotosApp();

describe('POST /pets with a form', () => {
  it('R7.16 R5.11 D18 converts the form’s texts back to the types of the fields', async () => {
    const { status, body } = await create({
      ...biscuit,
      kid_friendly: true,
      pet_friendly: false,
      allergy_friendly: null,
      special_needs: true,
      energy_level: null,
      house_trained: true,
      litter_trained: true,
      trainingTraits: ['HouseTrained'],
      description: 'Line one.\nLine two, with "quotes" & ünïcödé 🐕.',
      unknown_field: 'ignored',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...biscuit,
      kid_friendly: true,
      pet_friendly: false,
      allergy_friendly: null,
      special_needs: true,
      energy_level: null,
      training_traits: ['HouseTrained'],
      litter_trained: false,
      description: 'Line one.\nLine two, with "quotes" & ünïcödé 🐕.',
      image_url: null,
    });
  });

  it('R7.16 D17 S32 returns the upright photo in four sizes, with its frame and placeholder', async () => {
    const { status, body } = await create(biscuit, picture);
    expect(status).toBe(201);
    const { primary_photo_url: urls, photo_frame: frame } = body;
    expect(body.image_url).toBe(urls.large);
    expect(frame).toMatchObject({ width: 60, height: 40, color: expect.stringMatching(/^#/) });
    expect(frame.placeholder.length).toBeLessThanOrEqual(300);
    for (const size of ['small', 'medium', 'large', 'full']) {
      const { response, bytes } = await download(urls[size]);
      expect(response.status, size).toBe(200);
      expect(await readQuarters(bytes), size).toBe('rgbw');
      expect(bytes.includes('Secret camera')).toBe(false);
    }
  });

  it('D17 S30 serves a photo as immutable, with its exact type and no sniffing', async () => {
    const { body } = await create(biscuit, picture);
    const { response } = await download(body.image_url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const headers = { 'If-None-Match': response.headers.get('etag') ?? '' };
    expect((await fetch(`${app.url}${body.image_url}`, { headers })).status).toBe(304);
    const head = await fetch(`${app.url}${body.image_url}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'));
  });

  it('D17 sends each browser the smallest format that it accepts, and JPEG to all others', async () => {
    const { body } = await create(biscuit, picture);
    const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    for (const [accept, size, type] of [
      [chrome, 'small', 'image/avif'],
      [chrome, 'large', 'image/avif'],
      [chrome, 'full', 'image/webp'],
      ['image/webp, */*;q=0.8', 'medium', 'image/webp'],
      ['image/avif;q=0, image/webp', 'medium', 'image/webp'],
      ['image/*', 'medium', 'image/jpeg'],
    ] as const) {
      const url = body.primary_photo_url[size];
      const { response, bytes } = await download(url, { accept });
      expect(response.headers.get('content-type'), accept).toBe(type);
      expect(response.headers.get('vary'), accept).toContain('Accept');
      expect(await readQuarters(bytes), accept).toBe('rgbw');
      const etag = response.headers.get('etag') ?? '';
      const again = await download(url, { accept, 'If-None-Match': etag });
      expect(again.response.status).toBe(304);
      const other = await download(url, { accept: 'image/png', 'If-None-Match': etag });
      expect(other.response.status).toBe(type === 'image/jpeg' ? 304 : 200);
    }
    const named = await download(`${body.image_url}.avif`);
    expect(named.response.headers.get('content-type')).toBe('image/avif');
    expect(named.response.headers.get('vary')).toBeNull();
  });

  it('D17 serves photos that an older version stored only as WebP', async () => {
    const { body } = await create(biscuit, picture);
    const [hash = ''] = await storedHashes();
    for (const file of await readdir(join(imagesFolder(), hash))) {
      if (/\.(avif|jpg)$/.test(file)) await rm(join(imagesFolder(), hash, file));
    }
    for (const accept of ['image/avif,image/webp', '*/*']) {
      const { response } = await download(body.image_url, { accept });
      expect(response.headers.get('content-type'), accept).toBe('image/webp');
    }
  });

  it('S30 S33 names every file itself, whatever its original name', async () => {
    for (const name of ['shell.php', '../../../escape.jpg', 'a\u0001b.svg', 'x'.repeat(5_000)]) {
      const { status, body } = await create(biscuit, picture, name);
      expect(status, name.slice(0, 40)).toBe(201);
      expect(body.image_url).toMatch(/^\/images\/[0-9a-f]{32}\/large$/);
    }
    expect(await storedHashes()).toHaveLength(1);
    expect(await readdir(app.config.dataDir)).toEqual(['images']);
  });

  it('S30 S31 D04 rejects files that are not images or too large, and stores neither row nor file', async () => {
    const before = await storedHashes();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const cases: [Buffer, number, string][] = [
      [svg, 415, 'UNSUPPORTED_IMAGE'],
      [Buffer.from('<html><script>1</script></html>'), 415, 'UNSUPPORTED_IMAGE'],
      [Buffer.from('%PDF-1.7 with some words'), 415, 'UNSUPPORTED_IMAGE'],
      [Buffer.alloc(0), 415, 'UNSUPPORTED_IMAGE'],
      [Buffer.alloc(70_000, 1), 415, 'UNSUPPORTED_IMAGE'],
      [picture.subarray(0, picture.length - 300), 422, 'IMAGE_UNREADABLE'],
      [makeHugePng(12_000, 12_000), 422, 'IMAGE_TOO_MANY_PIXELS'],
      [await drawFrames(600), 422, 'IMAGE_TOO_MANY_PIXELS'],
      [Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413, 'IMAGE_TOO_LARGE'],
    ];
    for (const [bytes, status, code] of cases) {
      const result = await create(biscuit, bytes);
      expect(result, code).toMatchObject({ status, body: { status, code } });
      expect(result.body.detail).toMatch(/^[A-Z].*\.$/);
    }
    expect(await app.database.select().from(pets)).toEqual([]);
    expect(await storedHashes()).toEqual(before);
  });

  it('R7.16 stores no file when the fields are invalid', async () => {
    const other = await drawPicture(3, 'png');
    const before = await storedHashes();
    expect((await create({ ...biscuit, name: '' }, other)).status).toBe(422);
    const missing = '0198c0de-0000-7000-8000-000000000000';
    expect((await update(missing, { name: 'Nobody' }, other)).status).toBe(404);
    expect(await storedHashes()).toEqual(before);
  });

  it('R5.11 accepts a form without a chosen file', async () => {
    const form = formOf(biscuit);
    form.append(PET_IMAGE_FIELD, new Blob([]), '');
    const { status, body } = await admin.call(endpoints.createPet, { body: form });
    expect([status, body.image_url]).toEqual([201, null]);
  });
});

describe('/images', () => {
  it('S33 D01 returns a JSON 404 for anything but a photo', async () => {
    const hash = '0123456789abcdef0123456789abcdef';
    for (const path of [
      '/images/',
      `/images/${hash}/large.webp`,
      `/images/${hash}/large`,
      `/images/${hash}/share`,
      `/images/${hash}/`,
      '/images/../../etc/passwd',
      '/images/..%2f..%2fetc%2fpasswd',
      `/images/${hash}/..%2f..%2fsecret.webp`,
      `/images/${hash}%2f..%2f${hash}/large.webp`,
      '/images/incoming/check.webp',
      `/images/${hash}/large.html`,
      '/images/%00/large.webp',
    ]) {
      const { response, bytes } = await download(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type'), path).toContain('application/problem+json');
      expect(JSON.parse(bytes.toString()).code, path).toBe('NOT_FOUND');
    }
  });
});
