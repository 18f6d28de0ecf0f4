import { suggestFacts } from '@pawmatch/contract/suggested-facts/suggest-facts';
import { petfinderFormat } from '../../apps/server/src/features/import/petfinder-format.ts';
import { openCsv } from '../../apps/server/src/features/import/read-csv.ts';
import { LISTING_FILES } from './listings.ts';

/*
 * B2.10: facts suggested from the descriptions of real listings, compared with the boxes that the shelters
 * ticked: `npx tsx bench/matching/suggested-facts.ts <folder>`. A box that is empty is counted apart.
 */

const COMPARED = ['kid_friendly', 'dog_friendly', 'cat_friendly'] as const;
const [folder, option] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the listings.');

const results = new Map<string, number>();
const count = (key: string) => results.set(key, (results.get(key) ?? 0) + 1);

for (const name of LISTING_FILES) {
  const { rows } = await openCsv(`${folder}/${name}`, petfinderFormat.requiredColumns);
  for await (const row of rows) if ('cells' in row) compare(row.cells);
}
for (const [key, total] of [...results].sort()) console.log(key, total);

function compare(cells: Record<string, string>): void {
  try {
    const { input } = petfinderFormat.read(cells);
    count('listings');
    for (const { fact, value, sentence } of suggestFacts([
      input.summary ?? null,
      input.description ?? null,
    ])) {
      const ticked = COMPARED.find((compared) => compared === fact);
      const box = ticked && input[ticked];
      const result = typeof box === 'boolean' ? (box === value ? 'right' : 'wrong') : 'new';
      count(`${fact} ${String(value)} ${result}`);
      if (result === option) console.log(result, fact, value, sentence);
    }
    for (const fact of COMPARED) if (typeof input[fact] === 'boolean') count(`${fact} ticked`);
  } catch {
    count('rejected');
  }
}
