import { startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { percentile, round } from './support/statistics.ts';

const PETS = 100_000;
const LIMIT = 12;
const CALLS = 200;
/** What two runs of the same differ by. */
const NO_SLOWER = 1.2;

/** A tenth of all offsets. */
const TENTH = Math.floor((PETS - LIMIT) / 10);

/**
 * Pages of 100,000 pets at random offsets in the first and the last tenth: from the order that the
 * server keeps, and from the database, where a pet changes before each page so that nothing is kept.
 */
export async function benchLatePages(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, PETS);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets LIMIT 1');
  const timed = async (into: number[], firstOffset: number) => {
    const offset = firstOffset + Math.floor(Math.random() * TENTH);
    const start = performance.now();
    const answer = await fetch(
      `${shelter.url}/api/pets?status=Available&limit=${LIMIT}&offset=${offset}`,
    );
    await answer.arrayBuffer();
    into.push(performance.now() - start);
  };
  const compare = async (prepare: () => Promise<unknown>) => {
    const times = { first: [] as number[], last: [] as number[] };
    for (let call = 0; call < CALLS; call += 1) {
      await prepare();
      await timed(times.first, 0);
      await prepare();
      await timed(times.last, 9 * TENTH);
    }
    return times;
  };
  const kept = await compare(async () => undefined);
  const fromDatabase = await compare(() =>
    shelter.query('UPDATE pets SET updated_at = now() WHERE id = $1', [pet?.id]),
  );
  await shelter.stop();
  const compared = ({ first, last }: typeof kept) => {
    const [early, late] = [percentile(first, 0.5), percentile(last, 0.5)];
    return { times: late / early, text: `${round(late, 1)} ms, ${round(early, 1)} ms` };
  };
  const figure = (what: string, { times, text }: ReturnType<typeof compared>) => ({
    what: `a page in the last tenth of 100,000 pets, against one in the first, ${what}`,
    bar: 'reported',
    measured: `${round(times)} times (${text})`,
  });
  const inOrder = compared(kept);
  writeResult({
    name: 'late-pages',
    command: 'npm run bench -- late-pages',
    figures: [
      {
        ...figure('in the order that is kept', inOrder),
        bar: `<= ${NO_SLOWER} times`,
        isMet: inOrder.times <= NO_SLOWER,
      },
      figure('from the database, just after a change', compared(fromDatabase)),
    ],
    details: { kept, fromDatabase },
  });
}
