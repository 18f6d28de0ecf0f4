import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { parseSearchText } from '@pawmatch/contract/search/parse-search-text';
import { startShelterServer } from '../e2e/support/shelter-server.ts';
import { LISTING_FILES } from './matching/listings.ts';
import { MISSPELT, SEARCHES } from './search/held-out.ts';
import { writeResult } from './support/result.ts';

const IMPORT = fileURLToPath(new URL('../apps/server/dist/commands/import.js', import.meta.url));
const LEAST_RIGHT = 54;

const sorted = (chips: string) => chips.split(' ').sort().join(' ');

/**
 * Misspelt words and plain searches that the code and its tests do not know (B1.03, B1.04), among the real
 * listings of the folder `MATCHING_DATA`.
 */
export async function benchSearches(): Promise<void> {
  const folder = process.env.MATCHING_DATA;
  if (!folder) throw new Error('MATCHING_DATA must name the folder of the listings.');
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  for (const file of LISTING_FILES) {
    await promisify(execFile)(
      process.execPath,
      [IMPORT, '--format', 'petfinder', `${folder}/${file}`],
      { env: { ...process.env, DATA_DIR: shelter.dataDir } },
    );
  }

  const uncorrected: string[] = [];
  for (const [typed, meant] of MISSPELT) {
    const response = await fetch(`${shelter.url}/api/pets/facets?q=${encodeURIComponent(typed)}`);
    const { mended } = (await response.json()) as PetFacets;
    const to = mended.map((word) => word.to).join(' ');
    // The last word of a search also finds words that begin with it.
    if (to !== meant && !(to === '' && meant.startsWith(typed)))
      uncorrected.push(`${typed}: ${to || 'as it is'} instead of ${meant}`);
  }
  const misread: string[] = [];
  for (const [search, wanted] of SEARCHES) {
    const { choices } = parseSearchText(search);
    const chips = sorted(choices.map(({ name, value }) => `${name}=${value}`).join(' '));
    if (chips !== sorted(wanted)) misread.push(`${search}: ${chips} instead of ${wanted}`);
  }
  const figure = (what: string, total: number, wrong: readonly string[]) => ({
    what,
    bar: `>= ${LEAST_RIGHT} of 60`,
    measured: `${total - wrong.length} of ${total}`,
    isMet: total - wrong.length >= LEAST_RIGHT,
  });
  writeResult({
    name: 'searches',
    command: 'MATCHING_DATA=<folder> npm run bench -- searches',
    figures: [
      figure('misspelt words that find what was meant', MISSPELT.length, uncorrected),
      figure('plain searches that become the right chips', SEARCHES.length, misread),
    ],
    details: { uncorrected, misread },
  });
  await shelter.stop();
}
