import { startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { percentile, round } from './support/statistics.ts';

const PETS = 100_000;
const LIMIT = 12;
const CALLS = 200;

/**
 * Pages of 100,000 pets, near the first and at any offset: from what the server keeps, and from the
 * database, where a pet changes before each of them so that there is nothing kept.
 */
export async function benchLatePages(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, PETS);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets LIMIT 1');
  const read = (offset: number) =>
    fetch(`${shelter.url}/api/pets?status=Available&limit=${LIMIT}&offset=${offset}`).then(
      (response) => response.arrayBuffer(),
    );
  const timed = async (into: number[], offset: number) => {
    const start = performance.now();
    await read(offset);
    into.push(performance.now() - start);
  };
  const compare = async (prepare: () => Promise<unknown>) => {
    const times = { first: [] as number[], random: [] as number[] };
    for (let call = 0; call < CALLS; call += 1) {
      await prepare();
      await timed(times.first, Math.floor(Math.random() * 100));
      await prepare();
      await timed(times.random, Math.floor(Math.random() * (PETS - LIMIT)));
    }
    return times;
  };
  const kept = await compare(async () => undefined);
  const fromDatabase = await compare(() =>
    shelter.query('UPDATE pets SET updated_at = now() WHERE id = $1', [pet?.id]),
  );
  await shelter.stop();
  const middle = (values: number[]) => percentile(values, 0.5);
  const figure = (what: string, { first, random }: typeof kept) => ({
    what: `a page of 100,000 pets at a random offset, against one of the first, ${what}`,
    bar: 'reported',
    measured: `${round(middle(random) / middle(first))} times (${round(middle(random), 1)} ms, ${round(middle(first), 1)} ms)`,
  });
  writeResult({
    name: 'late-pages',
    command: 'npm run bench -- late-pages',
    figures: [figure('as it is kept', kept), figure('from the database', fromDatabase)],
    details: { kept, fromDatabase },
  });
}
