import { once } from 'node:events';
import { openConnection, statusOf } from '../../apps/server/src/testing/raw-connection.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { readMaxEventLoopDelay } from './support/event-loop.ts';
import type { Measurement } from './support/measure.ts';

const CHUNKS = 1_900_000;
const CHUNKS_PER_WRITE = 50_000;
const FLOODS = 2;
const STALLED = 50;
const STALLED_BYTES = 2 * 1024 * 1024;
const DRIPPING = 50;
const DRIPPED_BYTES = 16_000;
const NESTED = '['.repeat(1_800_000);
const NESTED_TIMES = 20;
const SAMPLE_MS = 50;

/** S45: bodies of many chunks, bodies that stall, and deeply nested bodies, all at once. */
export async function measureLargeBodies(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const client = createTestClient(shelter.url);
  await client.request('/api/auth/login', { method: 'POST', body: {} });
  const cookies = [...client.cookies].map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const csrf = client.cookies.get('csrftoken') ?? '';

  const openRequest = async (framing: string) => {
    const connection = await openConnection(shelter.url);
    connection.socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nCookie: ${cookies.join('; ')}\r\nX-CSRF-Token: ${csrf}\r\n${framing}\r\n\r\n`,
    );
    return connection;
  };

  const flood = async () => {
    const { socket, wholeResponse } = await openRequest('Transfer-Encoding: chunked');
    const part = '1\r\nx\r\n'.repeat(CHUNKS_PER_WRITE);
    const ended = wholeResponse();
    for (let sent = 0; sent < CHUNKS && socket.writable; sent += CHUNKS_PER_WRITE) {
      if (!socket.write(part))
        await Promise.race([once(socket, 'drain'), ended]).catch(() => undefined);
    }
    return statusOf(await ended);
  };
  const stall = async () =>
    statusOf(await (await openRequest(`Content-Length: ${STALLED_BYTES}`)).wholeResponse());
  const drip = async () => {
    const connection = await openRequest('Transfer-Encoding: chunked');
    connection.socket.write('1\r\nx\r\n'.repeat(DRIPPED_BYTES));
    return statusOf(await connection.wholeResponse());
  };
  const nest = async () => {
    const headers = { 'Content-Type': 'application/json' };
    const statuses: number[] = [];
    for (let count = 0; count < NESTED_TIMES; count += 1) {
      const response = await client.request('/api/auth/login', {
        method: 'POST',
        headers,
        body: NESTED,
      });
      statuses.push(response.status);
    }
    return statuses;
  };
  const repeat = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, work);

  const { server: memoryBefore } = await shelter.memory();
  let maxMemory = memoryBefore;
  const sampler = setInterval(() => {
    void shelter.memory().then(({ server }) => {
      maxMemory = Math.max(maxMemory, server);
    });
  }, SAMPLE_MS);
  await readMaxEventLoopDelay(shelter.url);
  const [floods, stalls, drips, nested] = await Promise.all([
    Promise.all(repeat(FLOODS, flood)),
    Promise.all(repeat(STALLED, stall)),
    Promise.all(repeat(DRIPPING, drip)),
    nest(),
  ]);
  const eventLoopDelay = await readMaxEventLoopDelay(shelter.url);
  clearInterval(sampler);
  await shelter.stop();

  const statuses = [...floods, ...stalls, ...drips, ...nested];
  const unexpected = statuses.filter((status) => status !== 413 && status !== 408).length;
  const growth = maxMemory - memoryBefore;
  return {
    figures: [
      {
        what: `memory growth for ${FLOODS} bodies of ${CHUNKS.toLocaleString('en')} one-byte chunks, ${STALLED + DRIPPING} stalled ones and ${NESTED_TIMES} of 1.8 MB of brackets`,
        bar: '< 150 MB',
        measured: `${growth} MB`,
        isMet: growth < 150,
      },
      {
        what: 'longest event loop delay meanwhile; responses other than 413 and 408',
        bar: '< 100 ms; 0',
        measured: `${Math.round(eventLoopDelay)} ms; ${unexpected}`,
        isMet: eventLoopDelay < 100 && unexpected === 0,
      },
    ],
    details: { memoryBefore, maxMemory, eventLoopDelay, floods, stalls, drips, nested },
  };
}
