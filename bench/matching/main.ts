/*
 * `npm run bench:matching -- <folder> [seed] [homes]`: compares rankings over real listings (B2.08). The folder
 * has the two Petfinder files; they are read and not stored. Another seed gives other homes. Prints the table of
 * `docs/matching.md`.
 */
import { isPossible } from '@pawmatch/contract/matching/facts';
import { MATCHES_PAGE_SIZE } from '@pawmatch/contract/matching/matching-endpoints';
import { createRandom } from '../../apps/server/src/features/demo/seeded-random.ts';
import { generateHome } from './homes.ts';
import { readListings } from './listings.ts';
import { type Estimate, estimate, measures } from './measures.ts';
import { rankings } from './rankings.ts';

/** More homes narrow the intervals; the table has 500. */
const HOMES = Number(process.argv[4] ?? 500);
/** Another one gives other homes, on which weights were not chosen. */
const SEED = Number(process.argv[3] ?? 20_261_123);
/** The third that has waited longest. */
const LONG_WAITING_SHARE = 1 / 3;

const folder = process.argv[2] ?? process.env.MATCHING_DATA;
if (!folder) {
  console.error('Usage: npm run bench:matching -- <folder with the Petfinder files>');
  process.exit(1);
}

const listings = await readListings(folder);
const generated = Array.from({ length: HOMES }, createHomes());
// Rankings that filter have nothing to show to the others.
const homes = generated.filter((home) => listings.some((pet) => isPossible(pet, home)));
const oldest = listings.map(({ createdAt }) => createdAt).sort((a, b) => a - b);
const longWaitingBefore = oldest[Math.floor(oldest.length * LONG_WAITING_SHARE)] ?? 0;

function createHomes() {
  const random = createRandom(SEED);
  return () => generateHome(random);
}

const percent = (value: number) => (100 * value).toFixed(1);
const cellOf = ({ mean, low, high }: Estimate) =>
  `${percent(mean)} (${percent(low)} to ${percent(high)})`;

console.log(
  `${listings.length} available listings, ${homes.length} of ${HOMES} homes have a possible pet, seed ${SEED}\n`,
);
console.log(
  `| in per cent, of the first ${MATCHES_PAGE_SIZE} | ${Object.keys(measures).join(' | ')} |`,
);
console.log(`|---|${'---|'.repeat(Object.keys(measures).length)}`);
const isLongWaiting = (pet: { createdAt: number }) => pet.createdAt < longWaitingBefore;
const results = Object.entries(rankings).map(([name, rank]) => {
  const firsts = homes.map((criteria) => rank(listings, criteria).slice(0, MATCHES_PAGE_SIZE));
  const values = Object.entries(measures).map(([measure, measureOf]) => ({
    measure,
    values: homes.map((home, index) => measureOf(firsts[index] ?? [], home, isLongWaiting)),
  }));
  return { name, values };
});
const isNumber = (value: number | null): value is number => value !== null;
const estimateOf = (values: readonly (number | null)[]) =>
  cellOf(estimate(values.filter(isNumber), createRandom(SEED + 1)));

for (const { name, values } of results) {
  console.log(`| ${name} | ${values.map(({ values: all }) => estimateOf(all)).join(' | ')} |`);
}

console.log('\nThis ranking minus the other, per home:');
const [ours, ...others] = results;
for (const { name, values } of others) {
  const cells = values.map(({ values: theirs }, measure) =>
    estimateOf(
      theirs.map((value, home) => {
        const own = ours?.values[measure]?.values[home] ?? null;
        return own === null || value === null ? null : own - value;
      }),
    ),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
