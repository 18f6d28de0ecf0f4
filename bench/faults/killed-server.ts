import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../apps/server/src/testing/server-processes.ts';
import { median } from '../support/statistics.ts';
import { checkKept } from './support/check-kept.ts';
import { startKillable } from './support/killable-server.ts';
import type { Measured } from './support/measure.ts';
import { prepareShelter } from './support/prepare-shelter.ts';
import { startWriters } from './support/writers.ts';

const KILLS = 50;
const PETS = 40_000;

/** Of each kind, between two kills. */
const BOOKINGS_BETWEEN = 10;
const UPLOADS_BETWEEN = 2;

/** What the machine takes to start Node with nothing to do, in ms: a measure of how busy it is. */
async function timeNode(): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - start;
}

/** S40: kill -9 of the server, with its database in tow, while people book and staff upload. */
export async function measureKilledServer(): Promise<Measured> {
  const { dataDir, server: first, pets, adopters, admins } = await prepareShelter(PETS);
  const writers = await startWriters(adopters, admins, pets);
  let server = first;
  const readyAfter: number[] = [];
  const nodeAfter: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = writers.counts();
    await until(() => {
      const { bookings, uploads } = writers.counts();
      return (
        bookings >= before.bookings + BOOKINGS_BETWEEN &&
        uploads >= before.uploads + UPLOADS_BETWEEN
      );
    }, 30_000);
    await delay(Math.random() * 200);
    await server.end('SIGKILL');
    const start = performance.now();
    server = await startKillable(dataDir, server.port);
    readyAfter.push(performance.now() - start);
    nodeAfter.push(await timeNode());
  }
  await writers.stop();
  const counts = writers.counts();
  await server.end('SIGTERM');
  const kept = await checkKept(dataDir, writers.acknowledged);
  const slowest = Math.max(...readyAfter);
  const lost = kept.lostVisits + kept.lostPhotos + kept.revived;
  return {
    figures: [
      {
        what: `acknowledged writes lost in ${KILLS} kill -9 of the server`,
        bar: '0',
        measured: `${lost} (of ${counts.bookings} bookings and ${counts.uploads} photos)`,
        isMet: lost === 0,
      },
      {
        what: 'ready again after a kill -9 of the server, the slowest',
        bar: '<= 2 s',
        measured: `${(slowest / 1_000).toFixed(1)} s (median ${(median(readyAfter) / 1_000).toFixed(1)} s; node -e 0: ${Math.round(median(nodeAfter))} ms)`,
        isMet: slowest <= 2_000,
      },
      {
        what: 'orphan image files after these and the sweep',
        bar: '0',
        measured: String(kept.orphans),
        isMet: kept.orphans === 0,
      },
    ],
    details: {
      counts,
      kept,
      readyAfterMs: readyAfter.map(Math.round),
      nodeAfterMs: nodeAfter.map(Math.round),
    },
  };
}
