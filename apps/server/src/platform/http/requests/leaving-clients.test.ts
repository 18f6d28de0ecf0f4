import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openConnection } from '../../../testing/raw-connection.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { createLogger } from '../../process/logger.ts';

const lines: string[] = [];
const logger = createLogger('info', { write: (line) => void lines.push(line) });
const app = await openTestApp({ dependencies: { logger } });
const admin = await app.signIn('admin');

const FORM_HEAD = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';

it.each([
  ['JSON', 'POST /api/pets', 'application/json', '{"name":'],
  ['a text', 'POST /api/pets/{pet}/training-traits', 'text/plain', 'House'],
  ['a form', 'POST /api/pets', 'multipart/form-data; boundary=b', `${FORM_HEAD}GIF89a`],
  ['nothing yet', 'POST /api/pets', 'application/json', ''],
])(
  'S58 logs no error when a client disconnects in the middle of %s',
  async (_, call, type, part) => {
    lines.length = 0;
    const pet = await app.buildPet();
    const { socket } = await openConnection(app.url);
    const { cookies, token } = admin;
    const head = [
      `${call.replace('{pet}', pet.id)} HTTP/1.1`,
      'Host: a',
      `Content-Type: ${type}`,
      'Content-Length: 100',
      `Cookie: ${[...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')}`,
      `${CSRF_HEADER}: ${cookies.get(CSRF_COOKIE)}`,
      `Authorization: Bearer ${token}`,
    ];
    const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${part}`);
    const received = once(app.app.server, 'request') as Promise<[unknown, ServerResponse]>;
    socket.write(bytes);
    const [, response] = await received;
    const closed = once(response, 'close');
    socket.resetAndDestroy();
    await closed;
    // By then all its log lines have been written.
    await app.visitor().send('/api/health');
    const records = () => lines.map((line) => JSON.parse(line));
    expect(records().filter(({ level }) => level >= 40)).toEqual([]);
    expect(lines.join('')).not.toContain('DATABASE_UNAVAILABLE');
  },
);

it('S58 logs no error when a client leaves a stream of changes, however early', async () => {
  lines.length = 0;
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${admin.token}` };
  for (const milliseconds of [0, 1, 2, 5, 10, 100]) {
    const received = once(app.app.server, 'request') as Promise<[unknown, ServerResponse]>;
    const leave = AbortSignal.timeout(milliseconds);
    const reading = fetch(`${app.url}/api/admin/changes`, { headers, signal: leave });
    const left = reading.then((response) => response.text()).catch(() => undefined);
    const [, response] = await Promise.race([received, left.then(() => [] as never)]);
    if (response && !response.closed) await once(response, 'close');
    await left;
  }
  await app.visitor().send('/api/health');
  const records = lines.map((line) => JSON.parse(line));
  expect(records.filter(({ level }) => level >= 40)).toEqual([]);
});

describe('with TRUST_PROXY', () => {
  it.each([
    ['read from memory', '/api/pets?limit=1', []],
    ['from another origin', '/api/pets?limit=1', ['Origin: https://elsewhere.example']],
    ['for an unknown path', '/api/nothing', []],
    ['with an invalid URL', '/api/%zz', []],
  ])(
    'S58 S63 goes on after connections that are reset with a request %s',
    async (_, path, more) => {
      lines.length = 0;
      const logger = createLogger('info', { write: (line) => void lines.push(line) });
      const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
      const proxied = await createTestApp({
        config: { trustProxy, rateLimits: true, corsOrigins: ['https://elsewhere.example'] },
        dependencies: { logger },
      });
      onTestFinished(() => proxied.close());
      await (await fetch(`${proxied.url}/api/pets?limit=1`)).text();
      const head = [`GET ${path} HTTP/1.1`, 'Host: a', 'Accept-Encoding: gzip, deflate', ...more];
      let resetCount = 0;
      proxied.app.server.on('request', ({ socket }) => {
        if (socket.remoteAddress === undefined) resetCount += 1;
      });
      for (let round = 0; round < 20; round += 1) {
        const open = Array.from({ length: 10 }, () => openConnection(proxied.url));
        for (const { socket } of await Promise.all(open)) {
          socket.write(`${head.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy());
        }
      }
      await expect.poll(() => resetCount).toBeGreaterThan(0);
      expect((await fetch(`${proxied.url}/api/health`)).status).toBe(200);
      expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
    },
  );
});
