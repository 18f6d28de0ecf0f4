import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { completePetFacts } from '@pawmatch/contract/pets/pet-facts';
import { petfinderFormat } from '../../apps/server/src/features/import/petfinder-format.ts';
import { openCsv } from '../../apps/server/src/features/import/read-csv.ts';

export type Listing = MatchablePet & { id: string; createdAt: number };

export const LISTING_FILES = ['pets-petfinder-dogs.csv.gz', 'pets-petfinder-cats.csv.gz'];

/** Reads the Available pets of real listings, as `npm run import` would; rows it rejects are left out. */
export async function readListings(folder: string): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (const name of LISTING_FILES) {
    const { rows } = await openCsv(`${folder}/${name}`, petfinderFormat.requiredColumns);
    for await (const row of rows) {
      const listing = 'cells' in row ? readListing(row.cells) : null;
      if (listing) listings.push(listing);
    }
  }
  return listings;
}

function readListing(cells: Record<string, string>): Listing | null {
  try {
    const { input, sourceId, createdAt } = petfinderFormat.read(cells);
    if (input.status !== 'Available' || !createdAt) return null;
    return {
      ...completePetFacts(input),
      id: sourceId,
      training_traits: input.trainingTraits ?? [],
      createdAt: createdAt.getTime(),
    };
  } catch {
    return null;
  }
}
