import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { median } from './support/statistics.ts';

/** How long an empty Node process takes, in ms: shows how busy the machine is. */
async function timeNode(): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - start;
}

const ROUNDS = Math.ceil(5 * SCALE);

/** S40: times the start of the built server until `/api/ready`, with a new database, 100 pets and 100,000 pets. */
export async function benchStartUp(): Promise<void> {
  const times = {
    node: [] as number[],
    cold: [] as number[],
    warm: [] as number[],
    many: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.node.push(await timeNode());
    const first = await startShelterServer();
    times.cold.push(first.readyAfter);
    await addManyPets(first, 100);
    await first.stop({ keepsData: true });
    const second = await startShelterServer({}, first.dataDir);
    times.warm.push(second.readyAfter);
    await addManyPets(second, 99_900);
    await second.stop({ keepsData: true });
    const third = await startShelterServer({}, first.dataDir);
    times.many.push(third.readyAfter);
    await third.stop();
  }
  const ms = (values: number[]) => `${Math.round(median(values))} ms`;
  writeResult({
    name: 'start-up',
    command: 'npm run bench -- start-up',
    figures: [
      atMost(
        'time from start to ready: 100,000 pets',
        median(times.many) / 1_000,
        2,
        's',
        `100 pets: ${ms(times.warm)}, new database: ${ms(times.cold)}, node -e 0: ${ms(times.node)}`,
      ),
    ],
    details: times,
  });
}
