import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { completePetFacts } from '@pawmatch/contract/pets/pet-facts';
import type { ImportedPet } from '../../apps/server/src/features/import/imported-pet.ts';
import { openImport } from '../../apps/server/src/features/import/open-import.ts';

export type Listing = MatchablePet & { id: string; createdAt: number };

export const LISTING_FILES = ['pets-petfinder-dogs.csv.gz', 'pets-petfinder-cats.csv.gz'];

/** Reads the Available pets of real listings, as `npm run import` would; rows it rejects are left out. */
export async function readListings(folder: string): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (const name of LISTING_FILES) {
    const file = await openImport(`${folder}/${name}`, {
      format: 'petfinder',
      size: undefined,
      timeZone: 'UTC',
      now: new Date(),
    });
    for await (const row of file.rows()) {
      const listing = 'pet' in row ? toListing(row.pet) : null;
      if (listing) listings.push(listing);
    }
  }
  return listings;
}

function toListing({ input, sourceId, createdAt }: ImportedPet): Listing | null {
  if (input.status !== 'Available' || !createdAt) return null;
  return {
    ...completePetFacts(input),
    id: sourceId,
    training_traits: input.trainingTraits ?? [],
    createdAt: createdAt.getTime(),
  };
}
