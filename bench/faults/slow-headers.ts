import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import autocannon from 'autocannon';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import type { Measurement } from './support/measure.ts';

const SLOW = 200;
const NORMAL = 16;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

/** S42: some clients send their headers one character at a time while others send normal requests. */
export async function measureSlowHeaders(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, 1_000);
  const port = Number(new URL(shelter.url).port);
  const slow = await Promise.all(Array.from({ length: SLOW }, () => open(port)));
  const start = performance.now();
  const closed = slow.map(async (socket) => {
    await once(socket, 'close');
    return performance.now() - start;
  });
  for (const socket of slow) socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, 250);
  const load = autocannon({
    url: `http://127.0.0.1:${port}/api/pets?status=Available&limit=12`,
    connections: NORMAL,
    duration: 9,
  });
  const lastClosed = Math.max(...(await Promise.all(closed)));
  clearInterval(drip);
  const { latency, non2xx, errors } = await load;
  await shelter.stop();
  const failed = non2xx + errors;
  return {
    figures: [
      {
        what: `time until the last of ${SLOW} connections with slow headers is closed`,
        bar: '<= 10 s',
        measured: `${(lastClosed / 1_000).toFixed(1)} s`,
        isMet: lastClosed <= 10_000,
      },
      {
        what: 'p99 of normal requests meanwhile; failed ones',
        bar: '< 1 s; 0',
        measured: `${latency.p99} ms; ${failed}`,
        isMet: latency.p99 < 1_000 && failed === 0,
      },
    ],
    details: { latency },
  };
}
