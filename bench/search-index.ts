import { type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { loadServer, timeCalls } from './support/load.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { subsetsOf } from './support/staff-lists.ts';
import { median, roundTo } from './support/statistics.ts';

const PETS = Math.round(100_000 * SCALE);
const SECONDS = 5;
const CALLERS = 16;

/** Names, breeds and words of descriptions that are spread over the pets. */
async function addWords({ query }: ShelterServer): Promise<void> {
  const pick = (values: string[], salt: number) =>
    `(ARRAY[${values.map((value) => `'${value}'`).join(',')}])
      [1 + abs(hashint8(('x' || substr(id::text, 1, 8))::bit(32)::bigint + ${salt})) % ${values.length}]`;
  await query(
    `UPDATE pets SET
       name = ${pick(['Luna', 'Bella', 'Max', 'Biscuit', 'Shadow', 'Otis', 'Zoë', 'Rex'], 1)} || ' ' || substr(id::text, 1, 4),
       breed = ${pick(['Labrador Retriever', 'German Shepherd Dog', 'Siamese', 'Chihuahua', 'Boxer', 'Siberian Husky', 'Domestic Shorthair', 'Beagle'], 2)},
       description = description || ${pick(['Gentle and curious.', 'Loves the garden.', 'Sleeps by the window.', 'Knows sit and stay.'], 3)}
         || ' ' || substr(md5(id::text), 1, 6)`,
  );
  await query('VACUUM ANALYZE pets');
}

/** Searches of adopters. */
export const publicLists = [
  '/api/pets?status=Available&include_unknown=true&limit=12&q=labradr',
  '/api/pets?status=Available&include_unknown=true&limit=12&q=german%20shepard&species=Dog&good_with=children,cats',
  '/api/pets?status=Available&include_unknown=true&limit=12&species=Dog&size=Small,Medium&energy_level=Calm&good_with=children',
  '/api/pets?status=Available&include_unknown=true&limit=12&sort=name&age_group=Senior&special_needs=true',
  '/api/pets?status=Available&include_unknown=true&limit=12&q=gentle%20garden&sort=waiting',
  '/api/pets?status=Available&include_unknown=true&limit=12&q=l',
];
const pages = publicLists.map((path) =>
  path.replace('/api/pets', '/pets').replace('limit=12&', ''),
);

/** The addresses with so many further filters that none is answered from the cache. */
export const varied = (paths: readonly string[]): string[] =>
  subsetsOf(['Baby', 'Young', 'Adult', 'Senior']).flatMap((age) =>
    subsetsOf(['Short', 'Medium', 'Long']).flatMap((hair) =>
      subsetsOf(['Calm', 'Moderate', 'VeryActive']).flatMap((energy) =>
        paths.map((path) => {
          const url = new URL(path, 'http://localhost');
          url.searchParams.set('age_group', age);
          url.searchParams.set('hair_length', hair);
          url.searchParams.set('energy_level', energy);
          return `${url.pathname}${url.search}`;
        }),
      ),
    ),
  );

const LIMIT = 12;
const LATE_CALLS = 200;
/** Allows for the noise between two runs of the same request. */
const MAX_LATE_RATIO = 1.2;

/** Pages of the unfiltered list in the last tenth relative to ones in the first, in turn. */
async function measureLatePages(url: string): Promise<Figure> {
  const tenth = Math.floor((PETS - LIMIT) / 10);
  const timePage = (from: number) => {
    const offset = from + Math.floor(Math.random() * tenth);
    const path = `/api/pets?status=Available&limit=${LIMIT}&offset=${offset}`;
    return timeCalls(async () => (await fetch(`${url}${path}`)).arrayBuffer(), 1);
  };
  const times: { first: number[]; last: number[] } = { first: [], last: [] };
  for (let call = 0; call < LATE_CALLS; call += 1) {
    times.first.push(await timePage(0));
    times.last.push(await timePage(9 * tenth));
  }
  const [first, last] = [median(times.first), median(times.last)];
  return atMost(
    'page in the last tenth of the list relative to one in the first',
    last / first,
    MAX_LATE_RATIO,
    'times',
    `${ms(last)}, ${ms(first)}`,
  );
}

const ms = (value: number) => `${roundTo(value, 1)} ms`;

/** Finding pets among 100,000: lists, their counts, the same addresses as pages, and late pages. */
export async function benchSearchIndex(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await addManyPets(shelter, PETS);
  await addWords(shelter);
  const url = shelter.url.replace('localhost', '127.0.0.1');
  const figures: Figure[] = [];
  const details: Record<string, unknown> = {};
  const startedAt = performance.now();
  await fetch(`${url}${publicLists[0]}`);
  figures.push({
    what: `reading ${PETS.toLocaleString('en')} pets into the index`,
    bar: '-',
    measured: `${roundTo((performance.now() - startedAt) / 1_000, 1)} s`,
  });

  const groups: [string, string[], { alone: number; together: number }][] = [
    ['list', varied(publicLists), { alone: 30, together: 100 }],
    [
      'counts',
      varied(publicLists.map((path) => path.replace('/api/pets', '/api/pets/facets'))),
      { alone: 30, together: 100 },
    ],
    [
      'page of a filtered address',
      varied(pages),
      { alone: 120, together: Number.POSITIVE_INFINITY },
    ],
  ];
  for (const [name, paths, bars] of groups) {
    // Code that runs for the first time is slow.
    await loadServer({ url, paths: paths.slice(-600), connections: 1, seconds: 2 });
    const alone = await loadServer({ url, paths, connections: 1, seconds: SECONDS });
    const together = await loadServer({ url, paths, connections: CALLERS, seconds: SECONDS });
    details[name] = { alone, together };
    figures.push(atMost(`${name}: p95 alone`, alone.p95, bars.alone, 'ms'));
    figures.push({
      what: `${name}: p95 at ${CALLERS} callers`,
      ...(Number.isFinite(bars.together)
        ? { bar: `<= ${bars.together} ms`, isMet: together.p95 <= bars.together }
        : { bar: '-' }),
      measured: ms(together.p95),
    });
  }
  figures.push(await measureLatePages(url));
  const { server } = await shelter.memory();
  figures.push({ what: 'memory of the server', bar: '-', measured: `${server} MB` });
  writeResult({
    name: 'finding',
    command: 'npm run bench -- finding',
    figures,
    details,
  });
  await shelter.stop();
}
