import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { openWebFolder } from '../../../testing/web-build.ts';
import { createLogger } from '../../process/logger.ts';
import { createDrain } from '../drain.ts';

const LIMIT = 3_000;

const REPEATS = 3;

const lines: string[] = [];
const app = await openTestApp({
  webFolder: await openWebFolder(),
  config: { rateLimits: true },
  dependencies: { logger: createLogger('info', { write: (line) => void lines.push(line) }) },
});

const read = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${app.url}${path}`, init);
  const headers = Object.fromEntries(response.headers);
  delete headers.date;
  return { status: response.status, headers, body: await response.text() };
};

/** Requests that were logged; one that is repeated from memory is not. */
const logged = (path: string) =>
  lines.map((line) => JSON.parse(line)).filter((it) => it.msg === 'request' && it.path === path);

const countOf = async (route: string) => {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  const line = metrics
    .split('\n')
    .find(
      (it) => it.startsWith('http_request_duration_seconds_count') && it.includes(`"${route}"`),
    );
  return Number(line?.split(' ')[1] ?? 0);
};

describe('a public read that is repeated from memory', () => {
  it('S47 R7.14 has the same headers and the same bytes, in each encoding, and is counted', async () => {
    const { id } = await app.buildPet();
    // The notice of the new pet arrives a moment later, and ends what was kept before it.
    await expect
      .poll(async () => {
        await read('/api/pets?limit=9');
        const { length } = lines;
        await read('/api/pets?limit=9');
        return lines.length - length;
      })
      .toBe(0);
    for (const [path, route] of [
      ['/api/pets?limit=3', '/api/pets'],
      [`/api/pets/${id}`, '/api/pets/:id'],
      ['/pets', '/pets'],
      ['/icon-192.png', 'file'],
      ['/api/openapi.json', '/api/openapi.json'],
    ] as const) {
      for (const encoding of ['identity', 'gzip, br']) {
        const init = { headers: { 'accept-encoding': encoding } };
        const before = await countOf(route);
        const lineCount = logged(path.split('?')[0] ?? '').length;
        const first = await read(path, init);
        for (let repeat = 0; repeat < REPEATS; repeat += 1) {
          expect(await read(path, init)).toEqual(first);
        }
        expect(first.status, path).toBe(200);
        expect(first.headers['x-content-type-options']).toBe('nosniff');
        expect(first.headers['content-security-policy']).toBeDefined();
        expect(await countOf(route)).toBe(before + 1 + REPEATS);
        expect(logged(path.split('?')[0] ?? '').length, path).toBe(lineCount + 1);
      }
    }
  });

  it('S47 shows every change at once, and validates, heads and unknown paths as before', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildPet({ name: 'Biscuit' });
    const path = `/api/pets/${id}`;
    const { headers } = await read(path);
    await read(path);
    const etag = headers.etag ?? '';
    expect((await read(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await read(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    for (const name of ['Waffle', 'Toast', 'Crumb']) {
      for (let repeat = 0; repeat < REPEATS; repeat += 1) await read('/api/pets?limit=1');
      const changed = await admin.call(updatePet, { params: { id }, body: { name } });
      expect(changed.status).toBe(200);
      expect(JSON.parse((await read(path)).body).name).toBe(name);
      expect(JSON.parse((await read(path)).body).name).toBe(name);
      expect(JSON.parse((await read('/api/pets?limit=1')).body)[0].name).toBe(name);
      expect((await read(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
    }
    await admin.request(path, { method: 'DELETE', body: {} });
    expect((await read(path)).status).toBe(404);
  });

  it('S47 keeps its bytes until a slow client has read them, whatever is sent to others', async () => {
    const busy = await createTestApp();
    try {
      for (let count = 0; count < 40; count += 1) {
        await busy.buildPet({ description: `${count} `.repeat(500) });
      }
      const paths = Array.from(
        { length: 30 },
        (_, offset) => `/api/pets?limit=100&offset=${offset}`,
      );
      const plain = { headers: { 'accept-encoding': 'identity' } };
      const readOne = async (path: string) => (await fetch(`${busy.url}${path}`, plain)).text();
      const readAll = () => Promise.all(paths.map(readOne));
      const bodies = await readAll();
      expect(new Set(bodies).size).toBe(paths.length);

      const slow = connect(Number(new URL(busy.url).port), '127.0.0.1');
      // More than the buffers of a connection hold, one after the other and then all at once.
      const asked = Array.from({ length: 400 }, (_, index) => index % paths.length);
      const head = 'HTTP/1.1\r\nHost: localhost\r\n';
      for (const [position, index] of asked.entries()) {
        slow.write(`GET ${paths[index]} ${head}\r\n`);
        if (position < 200) expect(await readOne(paths[0] ?? '')).toBe(bodies[0]);
      }
      slow.write(`GET /api/health ${head}Connection: close\r\n\r\n`);
      for (let round = 0; round < 3; round += 1) expect(await readAll()).toEqual(bodies);
      const received = await text(slow);
      let end = 0;
      for (const [position, index] of asked.entries()) {
        const body = bodies[index] ?? '';
        const begin = received.indexOf('\r\n\r\n', end) + 4;
        end = begin + body.length;
        expect(received.slice(begin, end) === body, `answer ${position}`).toBe(true);
      }
    } finally {
      await busy.close();
    }
  });

  it('S47 counts for the limit of an address, and is refused beyond it', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    try {
      const statuses = new Map<number, number>();
      for (let sent = 0; sent < LIMIT + 50; sent += 50) {
        const batch = Array.from({ length: 50 }, () => fetch(`${limited.url}/api/pets?limit=1`));
        for (const response of await Promise.all(batch)) {
          await response.arrayBuffer();
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          if (response.status === 429) {
            expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
          }
        }
      }
      expect(statuses.get(200)).toBe(LIMIT);
      expect(statuses.get(429)).toBe(50);
    } finally {
      await limited.close();
    }
  });

  it.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
    'S82 D07 describes the calls at %s, which is written once',
    async (path) => {
      const write = vi.spyOn(app.app, 'swagger');
      const first = await read(path);
      for (let repeat = 0; repeat < REPEATS; repeat += 1) expect(await read(path)).toEqual(first);
      const { etag = '' } = first.headers;
      expect((await read(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
      expect(write).toHaveBeenCalledTimes(1);
      write.mockRestore();
      expect(first.body).toContain('/api/pets/{id}');
    },
  );

  it('S44 closes its connection while the server stops', async () => {
    const drain = createDrain(60);
    const stopping = await createTestApp({ drain });
    const path = `${stopping.url}/api/pets?limit=1`;
    await fetch(path).then((response) => response.arrayBuffer());
    expect((await fetch(path)).headers.get('connection')).toBe('keep-alive');
    void drain.run(stopping.app);
    expect((await fetch(path)).headers.get('connection')).toBe('close');
    await stopping.close();
  });
});
