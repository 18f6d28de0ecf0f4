import { setTimeout as delay } from 'node:timers/promises';
import {
  postmasterOf,
  signalServer,
  until,
} from '../../apps/server/src/testing/server-processes.ts';
import { median } from '../support/statistics.ts';
import { checkKept } from './support/check-kept.ts';
import { isReady } from './support/killable-server.ts';
import type { Measured } from './support/measure.ts';
import { prepareShelter } from './support/prepare-shelter.ts';
import { startWriters } from './support/writers.ts';

const KILLS = 20;
const PETS = 40_000;

/** Of both kinds, between two kills. */
const BETWEEN = 10;

/** S40: kill -9 of the database under a server that goes on, of all its processes or of the first. */
export async function measureKilledDatabase(): Promise<Measured> {
  const { dataDir, server, pets, adopters, admins } = await prepareShelter(PETS);
  const writers = await startWriters(adopters, admins, pets);
  const done = () => writers.counts().bookings + writers.counts().uploads;
  const backAfter: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = done();
    await until(() => done() >= before + BETWEEN, 30_000);
    await delay(Math.random() * 200);
    const killed = await postmasterOf(dataDir);
    const start = performance.now();
    if (kill % 2 === 0) await signalServer(dataDir, 'SIGKILL');
    else process.kill(killed, 'SIGKILL');
    await until(async () => (await postmasterOf(dataDir).catch(() => killed)) !== killed, 30_000);
    await until(() => isReady(server.url), 30_000);
    backAfter.push(performance.now() - start);
  }
  await writers.stop();
  const counts = writers.counts();
  await server.end('SIGTERM');
  const kept = await checkKept(dataDir, writers.acknowledged);
  const slowest = Math.max(...backAfter);
  const lost = kept.lostVisits + kept.lostPhotos + kept.revived;
  return {
    figures: [
      {
        what: `acknowledged writes lost in ${KILLS} kill -9 of the database`,
        bar: '0',
        measured: `${lost} (of ${counts.bookings} bookings and ${counts.uploads} photos)`,
        isMet: lost === 0,
      },
      {
        what: 'ready again after a kill -9 of the database, the slowest',
        bar: '<= 5 s',
        measured: `${(slowest / 1_000).toFixed(1)} s (median ${(median(backAfter) / 1_000).toFixed(1)} s)`,
        isMet: slowest <= 5_000,
      },
      {
        what: 'orphan image files after these and the sweep',
        bar: '0',
        measured: String(kept.orphans),
        isMet: kept.orphans === 0,
      },
    ],
    details: { counts, kept, backAfterMs: backAfter.map(Math.round) },
  };
}
