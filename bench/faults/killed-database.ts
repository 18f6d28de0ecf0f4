import { setTimeout as delay } from 'node:timers/promises';
import {
  postmasterOf,
  signalServer,
  until,
} from '../../apps/server/src/testing/server-processes.ts';
import { median } from '../support/statistics.ts';
import { checkDurability, durabilityFigures } from './support/check-durability.ts';
import { isReady } from './support/killable-server.ts';
import type { Measurement } from './support/measure.ts';
import { prepareShelter } from './support/prepare-shelter.ts';
import { startWriters } from './support/writers.ts';

const KILLS = 20;
const PETS = 40_000;

/** Bookings and uploads between two kills. */
const WRITES_BETWEEN = 10;

/** S40: kill -9 of all processes of the database, or only of its postmaster, while the server runs. */
export async function measureKilledDatabase(): Promise<Measurement> {
  const { dataDir, server, pets, adopters, admins } = await prepareShelter(PETS);
  const writers = await startWriters(adopters, admins, pets);
  const countWrites = () => writers.counts().bookings + writers.counts().uploads;
  const recoveryTimes: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = countWrites();
    await until(() => countWrites() >= before + WRITES_BETWEEN, 30_000);
    await delay(Math.random() * 200);
    const killed = await postmasterOf(dataDir);
    const start = performance.now();
    if (kill % 2 === 0) await signalServer(dataDir, 'SIGKILL');
    else process.kill(killed, 'SIGKILL');
    await until(async () => (await postmasterOf(dataDir).catch(() => killed)) !== killed, 30_000);
    await until(() => isReady(server.url), 30_000);
    recoveryTimes.push(performance.now() - start);
  }
  await writers.stop();
  const counts = writers.counts();
  await server.end('SIGTERM');
  const durability = await checkDurability(dataDir, writers.acknowledged);
  const slowest = Math.max(...recoveryTimes);
  return {
    figures: [
      {
        what: 'slowest recovery after a kill -9 of the database',
        bar: '<= 5 s',
        measured: `${(slowest / 1_000).toFixed(1)} s (median ${(median(recoveryTimes) / 1_000).toFixed(1)} s)`,
        isMet: slowest <= 5_000,
      },
      ...durabilityFigures(durability, KILLS, 'database', counts),
    ],
    details: { counts, durability, recoveryTimesMs: recoveryTimes.map(Math.round) },
  };
}
