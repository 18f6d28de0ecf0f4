import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../testing/cpu-time.ts';
import { openConnection, statusOf } from '../../../testing/raw-connection.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { openWebFolder } from '../../../testing/web-build.ts';

const app = await openTestApp({
  webFolder: await openWebFolder(),
  config: { trustProxy: () => true, corsOrigins: ['https://pets.example.org'] },
});
await app.buildPet();

/** In bytes; with the other headers, a request is just below the limit of 16 kB. */
const LENGTH = 15_000;
const units = [' ', '\t', '/', '/a/../', '%2f', ',', ';', ', ', '"', '=', 'a@'];
const hostile = units.map((unit): [string, string] => [
  unit,
  unit.repeat(Math.floor(LENGTH / unit.length)),
]);

const headers = [
  'Authorization',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Content-Type',
  'If-None-Match',
  'Cookie',
  'Origin',
  'X-Forwarded-For',
  'X-Forwarded-Host',
];

const requests = [
  ['GET', '/api/users/me'],
  ['GET', '/pets'],
  ['GET', `/images/${'0'.repeat(32)}/large`],
  ['POST', '/api/auth/login'],
] as const;

async function sendRequest(method: string, path: string, header = ''): Promise<number> {
  const connection = await openConnection(app.url);
  connection.socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: a\r\n${header}Connection: close\r\n\r\n`,
  );
  return statusOf(await connection.wholeResponse());
}

/** S46: how much longer than a plain request it may take, in ms. */
const EXTRA_MS = 50;

/** Processor time of a plain request, in ms. */
const plainCost = () => cpuMilliseconds(() => sendRequest('GET', '/api/nothing'), 0);

async function expectQuick(plain: number, request: () => Promise<number>, what: string) {
  const statuses: number[] = [];
  const taken = await cpuMilliseconds(async () => statuses.push(await request()), plain + EXTRA_MS);
  expect(taken - plain, what).toBeLessThan(EXTRA_MS);
  for (const status of statuses) {
    expect(status, what).toBeGreaterThanOrEqual(200);
    expect(status, what).toBeLessThan(500);
  }
}

describe('15 kB of one character', () => {
  it.each(hostile)('S46 F02 in the path take no longer than a plain path: %j', async (_, text) => {
    const plain = await plainCost();
    for (const path of [`/${text}`, `/pets${text}x`, `/api/pets/${text}`, `/pets?petId=${text}`]) {
      for (const method of ['GET', 'POST']) {
        await expectQuick(plain, () => sendRequest(method, path), `${method} ${path.slice(0, 30)}`);
      }
    }
  });

  it.each(headers)('S46 F02 in %s take no longer than a plain header', async (name) => {
    const plain = await plainCost();
    for (const [method, path] of requests) {
      for (const [unit, text] of hostile) {
        for (const value of [`${text}x y`, `Bearer ${text}x y`]) {
          const request = () => sendRequest(method, path, `${name}: ${value}\r\n`);
          await expectQuick(plain, request, `${path} ${value.slice(0, 10)} ${unit}`);
        }
      }
    }
  });
});
