import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../apps/server/src/testing/server-processes.ts';
import { median } from '../support/statistics.ts';
import { timeNode } from '../support/time-node.ts';
import { checkDurability, durabilityFigures } from './support/check-durability.ts';
import { startKillable } from './support/killable-server.ts';
import type { Measurement } from './support/measure.ts';
import { prepareShelter } from './support/prepare-shelter.ts';
import { startWriters } from './support/writers.ts';

const KILLS = 50;
const PETS = 40_000;

/** Writes between two kills. */
const BOOKINGS_BETWEEN = 10;
const UPLOADS_BETWEEN = 2;

/** S40: kill -9 of the server while adopters book and staff upload photos. Its database ends with it. */
export async function measureKilledServer(): Promise<Measurement> {
  const { dataDir, server: first, pets, adopters, admins } = await prepareShelter(PETS);
  const writers = await startWriters(adopters, admins, pets);
  let server = first;
  const startTimes: number[] = [];
  const nodeTimes: number[] = [];
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
    startTimes.push(performance.now() - start);
    nodeTimes.push(await timeNode());
  }
  await writers.stop();
  const counts = writers.counts();
  await server.end('SIGTERM');
  const durability = await checkDurability(dataDir, writers.acknowledged);
  const slowest = Math.max(...startTimes);
  return {
    figures: [
      {
        what: 'slowest restart after a kill -9 of the server',
        bar: '<= 2 s',
        measured: `${(slowest / 1_000).toFixed(1)} s (median ${(median(startTimes) / 1_000).toFixed(1)} s; node -e 0: ${Math.round(median(nodeTimes))} ms)`,
        isMet: slowest <= 2_000,
      },
      ...durabilityFigures(durability, KILLS, 'server', counts),
    ],
    details: {
      counts,
      durability,
      startTimesMs: startTimes.map(Math.round),
      nodeTimesMs: nodeTimes.map(Math.round),
    },
  };
}
