import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { fileOnDisk } from '../../apps/server/src/features/import/file/file-source.ts';
import { petfinderListings } from '../../apps/server/src/features/import/formats/layouts.ts';
import type { ImportedPet } from '../../apps/server/src/features/import/imported-pet.ts';
import { openImport } from '../../apps/server/src/features/import/open-import.ts';

export type Listing = MatchablePet & { id: string; createdAt: number };

export const LISTING_FILES = ['pets-petfinder-dogs.csv.gz', 'pets-petfinder-cats.csv.gz'];

/** Reads the pets of real listings, as `npm run import` would; rows it rejects are left out. */
export async function* readImportedPets(folder: string): AsyncGenerator<ImportedPet> {
  for (const name of LISTING_FILES) {
    const file = await openImport(await fileOnDisk(`${folder}/${name}`), {
      chooseLayout: () => petfinderListings,
      timeZone: 'UTC',
      now: new Date(),
    });
    for await (const row of file.rows()) if ('pet' in row) yield row.pet;
  }
}

/** The Available ones. */
export async function readListings(folder: string): Promise<Listing[]> {
  const listings: Listing[] = [];
  for await (const pet of readImportedPets(folder)) {
    const listing = toListing(pet);
    if (listing) listings.push(listing);
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
