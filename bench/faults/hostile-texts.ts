import { openConnection, statusOf } from '../../apps/server/src/testing/raw-connection.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { percentile } from '../support/statistics.ts';
import { readMaxEventLoopDelay } from './support/event-loop.ts';
import type { Measurement } from './support/measure.ts';

const LENGTH = 15_000;
const FRAGMENTS = [' ', '/', '/a/../', '%2f', ',', ';'];
const HEADERS = [
  'Authorization',
  'Accept',
  'Accept-Language',
  'If-None-Match',
  'Cookie',
  'Origin',
  'X-Forwarded-For',
];
const PATHS = ['/api/users/me', '/pets', `/images/${'0'.repeat(32)}/large`];
const ROUNDS = 3;

/** S46: 15 kB of a repeated fragment in every place that a client controls. */
export async function measureHostileTexts(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', TRUST_PROXY: '1' });
  let failures = 0;
  const timeRequest = async (path: string, header = '') => {
    const startedAt = performance.now();
    const { socket, wholeResponse } = await openConnection(shelter.url);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${header}Connection: close\r\n\r\n`);
    const status = statusOf(await wholeResponse());
    if (!(status >= 200 && status < 500)) failures += 1;
    return performance.now() - startedAt;
  };
  /** The fastest of several requests, so that other work of the machine does not count. */
  const timeFastest = async (path: string, header?: string) => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timeRequest(path, header));
    return Math.min(...rounds);
  };

  const plainTimes: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    for (const path of PATHS) plainTimes.push(await timeRequest(path));
  }
  await readMaxEventLoopDelay(shelter.url);
  const times = new Map<string, number>();
  for (const fragment of FRAGMENTS) {
    const text = fragment.repeat(Math.floor(LENGTH / fragment.length));
    for (const path of [`/${text}`, `/pets${text}x`, `/pets?petId=${text}`]) {
      times.set(`${path.slice(0, 12)} ${fragment}`, await timeFastest(path));
    }
    for (const name of HEADERS) {
      for (const path of PATHS) {
        for (const value of [`${text}x y`, `Bearer ${text}x y`]) {
          const what = `${name}: ${value.slice(0, 8)} ${path.slice(0, 8)}`;
          times.set(what, await timeFastest(path, `${name}: ${value}\r\n`));
        }
      }
    }
  }
  const eventLoopDelay = await readMaxEventLoopDelay(shelter.url);
  await shelter.stop();

  const usual = percentile(plainTimes, 0.5);
  const [slowest = '', longest = 0] = [...times].reduce((a, b) => (b[1] > a[1] ? b : a));
  const difference = longest - usual;
  return {
    figures: [
      {
        what: `slowest of ${times.size} requests with 15 kB of a repeated fragment, compared with a plain one; responses of 500 and above`,
        bar: '<= 50 ms; 0',
        measured: `${difference.toFixed(1)} ms (plain: ${usual.toFixed(1)} ms); ${failures}`,
        isMet: difference <= 50 && failures === 0,
      },
    ],
    details: { usual, slowest, longest, eventLoopDelay },
  };
}
