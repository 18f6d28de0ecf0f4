import { openConnection, statusOf } from '../../apps/server/src/testing/raw-connection.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { percentile } from '../support/statistics.ts';
import { longestHold } from './support/event-loop.ts';
import type { Measured } from './support/measure.ts';

const LENGTH = 15_000;
const UNITS = [' ', '/', '/a/../', '%2f', ',', ';'];
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

/** S46: 15 kB of one character, wherever a stranger may put it. */
export async function measureHostileTexts(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', TRUST_PROXY: '1' });
  let failures = 0;
  const ask = async (path: string, header = '') => {
    const began = performance.now();
    const { socket, wholeAnswer } = await openConnection(shelter.url);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${header}Connection: close\r\n\r\n`);
    const status = statusOf(await wholeAnswer());
    if (!(status >= 200 && status < 500)) failures += 1;
    return performance.now() - began;
  };
  /** The quickest of some: what else the machine does is not asked about. */
  const quickest = async (path: string, header?: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(path, header));
    return Math.min(...times);
  };

  const plain: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    for (const path of PATHS) plain.push(await ask(path));
  }
  await longestHold(shelter.url);
  const taken = new Map<string, number>();
  for (const unit of UNITS) {
    const text = unit.repeat(Math.floor(LENGTH / unit.length));
    for (const path of [`/${text}`, `/pets${text}x`, `/pets?petId=${text}`]) {
      taken.set(`${path.slice(0, 12)} ${unit}`, await quickest(path));
    }
    for (const name of HEADERS) {
      for (const path of PATHS) {
        for (const value of [`${text}x y`, `Bearer ${text}x y`]) {
          const what = `${name}: ${value.slice(0, 8)} ${path.slice(0, 8)}`;
          taken.set(what, await quickest(path, `${name}: ${value}\r\n`));
        }
      }
    }
  }
  const held = await longestHold(shelter.url);
  await shelter.stop();

  const usual = percentile(plain, 0.5);
  const [worst = '', longest = 0] = [...taken].reduce((a, b) => (b[1] > a[1] ? b : a));
  const more = longest - usual;
  return {
    figures: [
      {
        what: `a request with 15 kB of one character, the slowest of ${taken.size}, longer than a plain one; those without an answer below 500`,
        bar: '<= 50 ms; 0',
        measured: `${more.toFixed(1)} ms (plain: ${usual.toFixed(1)} ms); ${failures}`,
        isMet: more <= 50 && failures === 0,
      },
    ],
    details: { usual, worst, longest, held },
  };
}
