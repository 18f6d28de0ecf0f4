import { execFileSync } from 'node:child_process';
import { startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { median } from './support/statistics.ts';

const ROUNDS = 5;

function timeNode(): number {
  const start = performance.now();
  execFileSync(process.execPath, ['-e', '0']);
  return performance.now() - start;
}

/** From the built tree to `/api/ready`: with a new database, with one of 100 and of 100,000 pets. */
export async function benchStartUp(): Promise<void> {
  const times = {
    node: [] as number[],
    cold: [] as number[],
    warm: [] as number[],
    many: [] as number[],
  };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    times.node.push(timeNode());
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
      {
        what: 'start to ready: new database, 100 pets, 100,000 pets',
        bar: 'reported',
        measured: `${ms(times.cold)}, ${ms(times.warm)}, ${ms(times.many)} (node -e 0: ${ms(times.node)})`,
      },
    ],
    details: times,
  });
}
