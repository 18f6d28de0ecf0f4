import { startShelterServer } from '../e2e/support/shelter-server.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { percentile, roundTo } from './support/statistics.ts';

const PETS = 100_000;
const LIMIT = 12;
const CALLS = 200;
/** Allows for the noise between two runs of the same request. */
const MAX_RATIO = 1.2;

/** One tenth of the offsets. */
const TENTH = Math.floor((PETS - LIMIT) / 10);

/**
 * Compares pages in the last tenth of 100,000 pets with pages in the first tenth: without changes, and with
 * a changed pet before each page.
 */
export async function benchLatePages(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, PETS);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets LIMIT 1');
  const timed = async (into: number[], firstOffset: number) => {
    const offset = firstOffset + Math.floor(Math.random() * TENTH);
    const start = performance.now();
    const response = await fetch(
      `${shelter.url}/api/pets?status=Available&limit=${LIMIT}&offset=${offset}`,
    );
    await response.arrayBuffer();
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
  const unchanged = await compare(async () => undefined);
  const afterChange = await compare(() =>
    shelter.query('UPDATE pets SET updated_at = now() WHERE id = $1', [pet?.id]),
  );
  await shelter.stop();
  const summarize = ({ first, last }: typeof unchanged) => {
    const [firstTenth, lastTenth] = [percentile(first, 0.5), percentile(last, 0.5)];
    return {
      ratio: lastTenth / firstTenth,
      text: `${roundTo(lastTenth, 1)} ms, ${roundTo(firstTenth, 1)} ms`,
    };
  };
  const figure = (what: string, { ratio, text }: ReturnType<typeof summarize>) => ({
    what: `time for a page in the last tenth of 100,000 pets relative to one in the first, ${what}`,
    bar: 'reported',
    measured: `${roundTo(ratio)} times (${text})`,
  });
  const withoutChanges = summarize(unchanged);
  writeResult({
    name: 'late-pages',
    command: 'npm run bench -- late-pages',
    figures: [
      {
        ...figure('without changes', withoutChanges),
        bar: `<= ${MAX_RATIO} times`,
        isMet: withoutChanges.ratio <= MAX_RATIO,
      },
      figure('right after a change', summarize(afterChange)),
    ],
    details: { unchanged, afterChange },
  });
}
