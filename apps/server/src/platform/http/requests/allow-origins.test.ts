import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { openWebFolder } from '../../../testing/web-build.ts';

const FRONT_END = 'https://pets.example.org';
const PHOTO = `/images/${'0123456789abcdef'.repeat(2)}`;

const webFolder = await openWebFolder();
const app = await openTestApp({ webFolder, config: { corsOrigins: [FRONT_END] } });
const files = [{ name: 'large.webp', bytes: Buffer.from('a picture') }];
await app.dependencies.imageStore.put({ photo: { hash: PHOTO.slice(8) }, files });

it('S61 an incomplete preflight allows nothing, and has no body that is no problem document', async () => {
  const { statusCode, headers, body } = await app.app.inject({
    method: 'OPTIONS',
    url: '/api/pets',
  });
  expect([statusCode, headers['access-control-allow-origin'], body]).toEqual([204, undefined, '']);
});

it.each([
  ['a list that is cached compressed', 'GET', '/api/pets', 200, ['accept-encoding', 'origin']],
  ['a photo in the best format', 'GET', `${PHOTO}/large`, 200, ['accept', 'origin']],
  ['a page', 'GET', '/pets', 200, ['accept-encoding', 'origin']],
  ['a rejected request', 'GET', '/api/users/me', 401, ['origin']],
  ['an unknown endpoint', 'GET', '/api/nothing', 404, ['origin']],
  ['a file', 'GET', '/icon-192.png', 200, ['origin']],
  ['a preflight', 'OPTIONS', '/api/pets', 204, ['origin']],
])('S61 %s has Origin in Vary, besides its own fields', async (_, method, url, status, fields) => {
  for (const origin of [FRONT_END, 'https://evil.example', undefined]) {
    // A preflight always has an origin.
    if (method === 'OPTIONS' && !origin) continue;
    const response = await app.app.inject({
      method: method as 'GET' | 'OPTIONS',
      url,
      headers: {
        accept: 'image/webp,*/*',
        ...(origin && { origin, 'access-control-request-method': 'POST' }),
      },
    });
    expect(response.statusCode).toBe(status);
    const vary = String(response.headers.vary).toLowerCase().split(/, ?/);
    for (const field of fields) expect(vary).toContain(field);
    expect(new Set(vary).size).toBe(vary.length);
    const allowed = origin === FRONT_END ? FRONT_END : undefined;
    expect(response.headers['access-control-allow-origin']).toBe(allowed);
  }
});

it('S61 a response that is repeated from memory has Origin in Vary', async () => {
  for (let repeat = 0; repeat < 3; repeat += 1) {
    const { headers } = await fetch(`${app.url}/icon-192.png`);
    expect(headers.get('vary')?.toLowerCase().split(', ')).toContain('origin');
  }
});
