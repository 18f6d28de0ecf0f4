import { requestCosts } from '@pawmatch/contract/rate-limits';
import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { drawPicture } from '../../testing/pictures.ts';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';
import { openWebFolder } from '../../testing/web-build.ts';
import { newId } from '../database/new-id.ts';
import { addressKey } from './address-key.ts';

const LIMIT = 3_000;
const FRONT_END = 'https://pets.example.org';

const app = await openTestApp({
  webFolder: await openWebFolder(),
  config: { rateLimits: true, corsOrigins: [FRONT_END] },
});

afterEach(() => vi.useRealTimers());

const logIn = (headers: Record<string, string>): InjectOptions => ({
  method: 'POST',
  url: '/api/auth/login',
  headers,
  payload: { email: 'ada@example.org', password: 'a quiet river' },
});
const randomHash = () => `${newId()}`.replaceAll('-', '');

/** Every kind of request, with its status below the limit. */
const kinds: Record<string, { status: number; request: () => InjectOptions }> = {
  'a call': { status: 200, request: () => ({ url: '/api/pets' }) },
  'a call, its path written otherwise': { status: 200, request: () => ({ url: '/%61pi/pets' }) },
  'a missing token': { status: 401, request: () => ({ url: '/api/users/me' }) },
  'a bad token': {
    status: 401,
    request: () => ({ url: '/api/users/me', headers: { authorization: 'Bearer nonsense' } }),
  },
  'a foreign origin': { status: 403, request: () => logIn({ origin: 'https://evil.example' }) },
  'a missing CSRF token': { status: 403, request: () => logIn({}) },
  'an unknown call': { status: 404, request: () => ({ url: `/api/${newId()}` }) },
  'an unknown call that changes something': {
    status: 403,
    request: () => ({ ...logIn({ origin: 'https://evil.example' }), url: `/api/${newId()}` }),
  },
  'the description of the calls': { status: 200, request: () => ({ url: '/api/openapi.json' }) },
  'a page': { status: 200, request: () => ({ url: '/pets' }) },
  'a page of a random pet': { status: 404, request: () => ({ url: `/pets?petId=${newId()}` }) },
  'an unknown page': { status: 404, request: () => ({ url: `/${newId()}` }) },
  'an unknown photo': {
    status: 404,
    request: () => ({ url: `/images/${randomHash()}/large.webp` }),
  },
  'a file': { status: 200, request: () => ({ url: '/icon-192.png' }) },
  'an address that cannot be decoded': { status: 400, request: () => ({ url: '/%zz' }) },
  'the health of the process': { status: 200, request: () => ({ url: '/api/health' }) },
};

describe('requests from one address', () => {
  it('S47 D04 are limited to 3,000 in ten seconds, whatever their path', async () => {
    // The window must not end before the limit is reached, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    const send = (request: InjectOptions) =>
      app.app.inject({ ...request, remoteAddress: '192.0.2.1' });
    for (let count = Object.keys(kinds).length; count < LIMIT; count += 1) {
      await send({ url: '/api/health' });
    }
    for (const [kind, { request, status }] of Object.entries(kinds)) {
      expect((await send(request())).statusCode, kind).toBe(status);
    }
    for (const [kind, { request }] of Object.entries(kinds)) {
      const rejected = await send(request());
      expect(rejected.statusCode, kind).toBe(429);
      expect(rejected.headers['content-type']).toContain('application/problem+json');
      expect(rejected.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
      const wait = Number(rejected.headers['retry-after']);
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(10);
    }
    const forged = await send({ url: '/api/pets', headers: { 'X-Forwarded-For': '192.0.2.9' } });
    expect(forged.statusCode).toBe(429);
    const ofFrontEnd = await send({ url: '/api/pets', headers: { origin: FRONT_END } });
    expect(ofFrontEnd.statusCode).toBe(429);
    expect(ofFrontEnd.headers['access-control-allow-origin']).toBe(FRONT_END);
    const other = await app.app.inject({ url: '/api/pets', remoteAddress: '192.0.2.2' });
    expect(other.statusCode).toBe(200);
  });

  it.runIf(isNightly)(
    'S47 allow a visitor 200 pages with their photos several times over, and stop a flood',
    async () => {
      // All requests are counted in one window of ten seconds, though a visitor takes a minute.
      vi.useFakeTimers({ toFake: ['Date'] });
      const open = (url: string) => app.app.inject({ url, remoteAddress: '192.0.2.3' });
      const { imageStore } = app.dependencies;
      const image = await imageStore.process(await drawPicture());
      await imageStore.put(image);
      const { hash, width, height, color, placeholder } = image.photo;
      const photo = { photoHash: hash, photoWidth: width, photoHeight: height, photoColor: color };
      const pet = await app.buildPet({ ...photo, photoPlaceholder: placeholder });
      const page = await open(`/pets?petId=${pet.id}`);
      const scripts =
        /name="late-scripts" content="([^"]+)"/.exec(page.body)?.[1]?.split(' ') ?? [];
      const photos = [...new Set(page.body.match(/\/images\/\w+\/\w+/g))];
      expect(photos.length).toBeGreaterThan(1);
      // The browser caches scripts; photos are of other pets on each page.
      const visited = [...scripts];
      for (let view = 0; view < 200; view += 1) {
        visited.push(`/pets?petId=${pet.id}`, '/api/pets?limit=12', ...photos);
      }
      for (const url of visited) expect((await open(url)).statusCode, url).toBe(200);

      let allowed = 0;
      while (allowed < LIMIT && (await open('/api/health')).statusCode === 200) allowed += 1;
      expect(allowed, 'requests left for other visitors of this address').toBeGreaterThan(
        LIMIT / 2,
      );
      expect(1 + visited.length + allowed).toBe(LIMIT);
      for (const url of [`/pets?petId=${pet.id}`, '/api/pets', ...photos]) {
        expect((await open(url)).statusCode, url).toBe(429);
      }
    },
  );

  it.runIf(isNightly)('S81 S47 searches count as what they cost, and once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let number = 0;
    /** Sends requests until one is rejected. @returns how many were allowed */
    async function countAllowed(url: () => string) {
      number += 1;
      const remoteAddress = `192.0.2.${100 + number}`;
      for (let allowed = 0; ; allowed += 1) {
        const { statusCode } = await app.app.inject({ url: url(), remoteAddress });
        if (statusCode === 429) return allowed;
      }
    }
    let word = 0;
    const newWord = () => `beegle qq${(word++).toString(2).replace(/0/g, 'x').replace(/1/g, 'q')}`;
    const page = () => `/pets?q=${newWord()}`;
    expect(await countAllowed(page)).toBe(LIMIT / requestCosts.searchPage);
    for (const path of ['/api/pets', '/api/pets/facets']) {
      const search = () => `${path}?q=${newWord()}`;
      expect(await countAllowed(search), path).toBe(LIMIT / requestCosts.search);
    }
    const cached = page();
    // It may be computed again, when a change of a pet is heard of late.
    expect(await countAllowed(() => cached)).toBeGreaterThan(LIMIT - 5 * requestCosts.searchPage);
  });

  it.runIf(isNightly)('are not limited with RATE_LIMITS=off', async () => {
    const unlimited = await createTestApp();
    const statuses = new Set<number>();
    for (let count = 0; count <= LIMIT; count += 1) {
      statuses.add((await unlimited.app.inject({ url: '/api/health' })).statusCode);
    }
    expect(statuses).toEqual(new Set([200]));
    await unlimited.close();
  });
});

describe('addressKey', () => {
  it('is the same for a /64 network of IPv6, and different for each IPv4 address', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:192.0.2.1')).toBe(addressKey('192.0.2.1'));
    expect(addressKey('192.0.2.1')).not.toBe(addressKey('192.0.2.2'));
  });
});
