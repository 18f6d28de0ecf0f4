import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { beforeAll, describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../testing/cpu-time.ts';
import { isNightly } from '../../../testing/nightly.ts';
import { openConnection, type RawConnection, statusOf } from '../../../testing/raw-connection.ts';
import { until } from '../../../testing/server-processes.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const MEGABYTE = 1024 * 1024;

const app = await openTestApp();
const adopter = await app.signIn();
let visitor: TestClient;
beforeAll(async () => {
  app.app.server.on('connection', (socket: Socket) => sockets.push(socket));
  visitor = app.visitor();
  await visitor.send('/api/auth/csrf');
});

/** Sends the head of a JSON call; the test sends the body. */
async function begin(
  { cookies, token }: TestClient,
  path: string,
  framing: string,
): Promise<RawConnection> {
  const connection = await openConnection(app.url);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')}`,
    `${CSRF_HEADER}: ${cookies.get(CSRF_COOKIE)}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    framing,
  ];
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return connection;
}

const collectGarbage = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const sockets: Socket[] = [];
const receivedBytes = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0);

const CHUNKED = 'Transfer-Encoding: chunked';
const oneByteChunks = (count: number) => '1\r\nx\r\n'.repeat(count);
const logIn = (framing: string) => begin(visitor, '/api/auth/login', framing);
const post = (client: TestClient, path: string, text: string) =>
  client.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: text,
  });

const isEvicted = ({ response }: RawConnection) => statusOf(response()) === 408;

describe('a JSON body', () => {
  it('S45 is evicted by newer ones when all together would take more than 32 MB', async () => {
    const full = `Content-Length: ${256 * 1024}`;
    const path = `/api/visit-requests/${adopter.user.id}`;
    const stalled: RawConnection[] = [];
    for (let count = 0; count < 130; count += 1) stalled.push(await begin(adopter, path, full));
    // Well before its own time limit. The server may have begun to read them in another order.
    await until(() => stalled.slice(0, 20).some(isEvicted));
    expect(statusOf(stalled.at(-1)?.response() ?? '')).toBeNaN();
    for (const { socket } of stalled) socket.destroy();
  });

  it('S45 of 1.9 million one-byte chunks is rejected immediately, and the rest is not read', async () => {
    const connection = await logIn(CHUNKED);
    const before = receivedBytes();
    connection.socket.write(oneByteChunks(1_900_000));
    const response = await connection.wholeResponse();
    expect(statusOf(response)).toBe(413);
    expect(response).toContain('"code":"PAYLOAD_TOO_LARGE"');
    expect(receivedBytes() - before).toBeLessThan(MEGABYTE);
  });

  it.runIf(isNightly)(
    'S45 that stalls is rejected in time, uses little memory, and delays nobody',
    async () => {
      const chunks = oneByteChunks(250);
      const receivedBefore = receivedBytes();
      const before = usedMemory();
      const stalled = await Promise.all(Array.from({ length: 10 }, () => logIn(CHUNKED)));
      for (const { socket } of stalled) socket.write(chunks);
      await until(() => receivedBytes() - receivedBefore > stalled.length * chunks.length);
      expect(usedMemory() - before).toBeLessThan(5 * MEGABYTE);
      const credentials = { email: adopter.user.email, password: app.password };
      await expect(app.visitor().logIn(credentials)).resolves.toHaveProperty('access_token');
      const responses = await Promise.all(stalled.map((connection) => connection.wholeResponse()));
      expect(new Set(responses.map(statusOf))).toEqual(new Set([408]));
      expect(responses[0]).toContain('"code":"REQUEST_TIMEOUT"');
    },
  );

  it('S45 that stalls is evicted when there is no more memory for bodies', async () => {
    const start = () =>
      begin(adopter, '/api/users/me/preferences', `Content-Length: ${256 * 1024}`);
    const stalled = await Promise.all(Array.from({ length: 128 }, start));
    const text = `["${'x'.repeat(100_000)}"]`;
    // Well before their own time limit, as soon as the server has begun to read all of them.
    await until(async () => {
      expect((await post(adopter, '/api/users/me/preferences', text)).status).toBe(422);
      return stalled.some(isEvicted);
    });
    const given = stalled.map((connection) => statusOf(connection.response()));
    expect(given).toContain(408);
    expect(given.at(-1)).toBeNaN();
    for (const { socket } of stalled) socket.destroy();
  });

  it.each([
    ['a public call', 16 * 1024, '/api/auth/login', () => visitor],
    ['a call of somebody signed in', 256 * 1024, '/api/users/me/preferences', () => adopter],
    ['an unknown endpoint', 16 * 1024, '/api/nothing', () => visitor],
  ])(
    'S45 is rejected by %s beyond %d bytes, with and without a declared length',
    async (_, limit, path, whose) => {
      const text = (length: number) => `"${'x'.repeat(length - 2)}"`;
      expect((await post(whose(), path, text(limit))).status).not.toBe(413);
      expect((await post(whose(), path, text(limit + 1))).status).toBe(413);
      const connection = await begin(whose(), path, CHUNKED);
      connection.socket.write(`${(limit + 1).toString(16)}\r\n${text(limit + 1)}\r\n`);
      expect(statusOf(await connection.wholeResponse())).toBe(413);
    },
  );

  it('S45 of nested brackets does not block the event loop', async () => {
    const nested = '['.repeat(1_800_000);
    expect((await post(visitor, '/api/auth/login', nested)).status).toBe(413);
    const allowed = `${'['.repeat(128 * 1024 - 1)}${']'.repeat(128 * 1024 - 1)}`;
    for (const [client, path, text] of [
      [visitor, '/api/auth/login', nested],
      [adopter, '/api/users/me/preferences', nested],
      [adopter, '/api/users/me/preferences', allowed],
    ] as const) {
      expect(await cpuMilliseconds(() => post(client, path, text), 100)).toBeLessThan(100);
    }
  });

  it('S45 is read completely, however it is split into chunks', async () => {
    const body = JSON.stringify({ email: 'zoë@example.org', password: 'ö🐾'.repeat(20) });
    const connection = await logIn(
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close`,
    );
    for (const byte of Buffer.from(body)) {
      await new Promise<void>((resolve) =>
        connection.socket.write(Buffer.from([byte]), () => resolve()),
      );
    }
    expect(await connection.wholeResponse()).toContain('"code":"INVALID_CREDENTIALS"');
  });
});
