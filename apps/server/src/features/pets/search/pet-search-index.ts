import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PetFacets, PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { TermFilters } from '@pawmatch/contract/search/words/pet-terms';
import type { Changes } from '../../../platform/cluster/change-feed.ts';
import type { Database } from '../../../platform/database/database.ts';
import { distanceFinder } from '../../shelter/shelter-places.ts';
import type { Shelters } from '../../shelter/shelters.ts';
import type { AdoptablePets } from './adoptable-pets.ts';
import { createPetIndex, type FoundPets, type PetIndex } from './pet-index.ts';
import { listChangedPets, listIndexedPets, listListedPetIds } from './search.repository.ts';

/** Pets that are read at once. */
const BATCH = 250;

/** Pets that are added at once, which takes a millisecond: requests are served between two turns. */
const TURN = 20;

/** Old numbers of changed pets, beyond the number of pets, after which the index is made anew. */
const MAX_STALE_ENTRIES = 20_000;

export type PetSearchIndex = ReturnType<typeof createPetSearchIndex>;

/**
 * Finds listed pets in an index in memory. After a change, and each time while changes of other servers might be
 * missed, it reads the pets that changed before it answers.
 */
export function createPetSearchIndex({
  database,
  petChanges,
  shelters,
}: {
  database: Database;
  petChanges: Changes;
  shelters: Pick<Shelters, 'isOne' | 'all' | 'paused' | 'withSlug'>;
}) {
  let index = createPetIndex(shelters.paused);
  /** What of the database the index has. */
  let snapshot: string | null = null;
  let isCurrent = false;
  let adoptable: AdoptablePets | undefined;
  let updating: Promise<void> | null = null;

  petChanges.onChange(() => {
    isCurrent = false;
  });

  async function update(): Promise<void> {
    isCurrent = petChanges.isLive();
    const { current, added } = index.size();
    const needsRebuild = added - current > current + MAX_STALE_ENTRIES;
    const next: PetIndex = needsRebuild ? createPetIndex(shelters.paused) : index;
    const read = await listChangedPets(database, needsRebuild ? null : snapshot);
    for (let start = 0; start < read.changed.length; start += BATCH) {
      const pets = await listIndexedPets(database, read.changed.slice(start, start + BATCH));
      for (const [position, pet] of pets.entries()) {
        next.add(pet);
        if (position % TURN === TURN - 1) await nextTurn();
      }
    }
    if (next.size().current !== read.total) {
      const ids = await listListedPetIds(database);
      for (const id of [...next.ids()]) if (!ids.has(id)) next.remove(id);
    }
    await next.prepare();
    index = next;
    snapshot = read.snapshot;
    adoptable = undefined;
  }

  /** The index with all changes that were committed before the call. */
  async function current(): Promise<PetIndex> {
    // A running update may have read before the change.
    if (updating !== null) await updating.catch(() => undefined);
    if (isCurrent && petChanges.isLive()) return index;
    updating ??= update()
      .catch((error: unknown) => {
        isCurrent = false;
        throw error;
      })
      .finally(() => {
        updating = null;
      });
    await updating;
    return index;
  }

  /** Adds the distances from the ZIP code of a query. */
  const located = async <Query extends PetFilters>(query: Query): Promise<Query & TermFilters> =>
    query.zip ? { ...query, miles: (await distanceFinder(shelters))(query.zip) } : query;

  return {
    /** Reads all pets, so that the first visitor need not wait for it. */
    prepare: async (): Promise<void> => void (await current()),
    find: async (query: PetQuery): Promise<FoundPets> =>
      (await current()).find(await located(query)),
    count: async (filters: PetFilters): Promise<number> =>
      (await current()).count(await located(filters)),
    facets: async (filters: PetFilters): Promise<PetFacets> =>
      (await current()).facets(await located(filters)),
    /** The same object until the next change. */
    adoptable: async (): Promise<AdoptablePets> => {
      const { adoptable: list } = await current();
      adoptable ??= list();
      return adoptable;
    },
    /** `matcherFor` of the index. It always reads changes, also those that were not reported yet. */
    currentMatcherFor: async (): Promise<PetIndex['matcherFor']> => {
      isCurrent = false;
      const { matcherFor } = await current();
      const milesFrom = await distanceFinder(shelters);
      return (pet) => {
        const isFoundBy = matcherFor(pet);
        return (filters) => {
          const { zip, within } = filters;
          const named = filters.shelter && shelters.withSlug(filters.shelter);
          return isFoundBy({
            ...filters,
            ...(zip && within && { miles: milesFrom(zip) }),
            // A shelter may have had another name when the filters were saved.
            ...(named && { shelter: named.slug }),
          });
        };
      };
    },
    matchingIds: async (filters: PetFilters): Promise<string[]> =>
      (await current()).matchingIds(await located(filters)),
  };
}
