import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startServerOfTest } from '../../testing/server-of-test.ts';
import { ADMIN } from '../../testing/server-process.ts';
import { until } from '../../testing/server-processes.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDrain } from './drain.ts';

let dataDir: string;
let shelter: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  dataDir = await makeScratchFolder();
  shelter = await createTestDatabase();
});
afterAll(async () => {
  await shelter.drop();
  await removeScratchFolder(dataDir);
});

interface HttpResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request on a connection that stays open; `later` sends the end of its body. */
function sendRequest(
  url: string,
  {
    agent,
    headers = {},
    body,
  }: { agent?: Agent; headers?: Record<string, string>; body?: string } = {},
) {
  const outgoing = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
  const received = new Promise<HttpResponse>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: await text(response),
      });
    });
  });
  const half = Math.floor((body?.length ?? 0) / 2);
  if (body === undefined) outgoing.end();
  else outgoing.write(body.slice(0, half));
  return { received, later: () => outgoing.end(body?.slice(half)) };
}

const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });

describe('SIGTERM', () => {
  it('S44 F18 fails no request: the server reports not ready, serves on, and then ends', async () => {
    const server = await startServerOfTest({
      connection: shelter.connection,
      dataDir,
      settings: { DRAIN_SECONDS: '3' },
    });
    const { url } = server;
    const failures: unknown[] = [];
    const statuses = new Map<number | undefined, number>();
    let isReady = true;

    /** Like a proxy, sends requests until the server reports that it is not ready. */
    const pass = async () => {
      const agent = keepAlive();
      while (isReady) {
        await sendRequest(`${url}/api/pets`, { agent }).received.then(
          ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
          (error: unknown) => failures.push(error),
        );
      }
      agent.destroy();
    };
    const passing = Promise.all(Array.from({ length: 6 }, pass));
    const idle = keepAlive();
    await sendRequest(`${url}/api/health`, { agent: idle }).received;
    const client = createTestClient(url);
    await client.send('/api/auth/csrf');
    const csrf = client.cookies.get(CSRF_COOKIE) ?? '';
    const body = JSON.stringify(ADMIN);
    const login = sendRequest(`${url}/api/auth/login`, {
      body,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(body.length),
        Cookie: `${CSRF_COOKIE}=${encodeURIComponent(csrf)}`,
        [CSRF_HEADER]: csrf,
      },
    });
    await until(() => (statuses.get(200) ?? 0) > 50, 30_000);

    const began = performance.now();
    const ended = server.end('SIGTERM');
    let unready: HttpResponse | undefined;
    await until(async () => {
      unready = await sendRequest(`${url}/api/ready`).received;
      return unready.status !== 200;
    }, 5_000);
    expect(unready?.status).toBe(503);
    expect(unready?.headers['retry-after']).toBe('1');
    expect(unready?.headers['content-type']).toContain('application/problem+json');
    expect(unready?.body).toContain('"code":"SHUTTING_DOWN"');
    // Requests in progress, on open connections and on new connections are all served.
    const reused = await sendRequest(`${url}/api/pets`, { agent: idle }).received;
    expect(reused.status).toBe(200);
    expect(reused.headers.connection).toBe('close');
    expect((await sendRequest(`${url}/api/pets`).received).status).toBe(200);
    login.later();
    expect((await login.received).status).toBe(200);
    isReady = false;
    await passing;
    expect(failures).toEqual([]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(server.output()).not.toContain('"level":50');
    idle.destroy();
  }, 120_000);

  it('S44 F18 ends the server without delay when nobody is connected', async () => {
    const app = await createTestApp();
    const drain = createDrain();
    const finished = drain.run(app.app).then(() => 'finished');
    expect(await Promise.race([finished, delay(900, 'still waiting')])).toBe('finished');
    await app.close();
  });

  it.each([
    ['forwards requests', '/api/health', { 'X-Forwarded-For': '192.0.2.1' }, 1],
    ['asks whether it is ready', '/api/ready', {}, 2],
  ] as const)('S44 F18 serves on when a proxy %s', async (_, path, headers, times) => {
    const drain = createDrain();
    const app = await createTestApp({ drain });
    for (let count = 0; count < times; count += 1) await app.app.inject({ url: path, headers });
    const ended = drain.run(app.app).then(() => 'ended');
    expect(await Promise.race([ended, delay(1_500, 'serves on')])).toBe('serves on');
    expect((await app.visitor().send('/api/pets')).status).toBe(200);
    expect((await app.visitor().send('/api/ready')).status).toBe(503);
    await ended;
    await app.close();
  });
});
