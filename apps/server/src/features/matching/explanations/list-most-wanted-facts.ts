import { MAX_MOST_WANTED_FACTS } from '@pawmatch/contract/matching/most-wanted-facts';
import type { MostWantedFact } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { listAvailableIdsOf } from '../../pets/pets.repository.ts';
import { listPublicPetsById } from '../../pets/public/public-pets.service.ts';
import { presentPreferences } from '../../preferences/preferences.presenter.ts';
import type { Candidates } from '../candidates.ts';
import { listLatestCriteria } from '../suitable-adopters/suitable-adopters.repository.ts';
import { findMostWantedFacts } from './find-most-wanted-facts.ts';

/** Enough to know which facts matter most. */
const MAX_ADOPTERS_COUNTED = 1_000;

/**
 * The missing facts that decide most matches, the most first.
 * @param shelterId null where one shelter has all pets
 */
export async function listMostWantedFacts(
  dependencies: Uses<'database' | 'petSearchIndex' | 'shelters'>,
  candidates: Candidates,
  shelterId: string | null,
): Promise<MostWantedFact[]> {
  const { database } = dependencies;
  const [rows, own] = await Promise.all([
    listLatestCriteria(database, MAX_ADOPTERS_COUNTED),
    shelterId ? listAvailableIdsOf(database, shelterId) : null,
  ]);
  const adopters = rows.map((row) => ({
    ...row,
    preferences: presentPreferences(row.preferences),
  }));
  const { idAt } = candidates;
  const mostWanted = findMostWantedFacts(candidates, adopters)
    .filter(({ position }) => own?.has(idAt(position)) ?? true)
    .slice(0, MAX_MOST_WANTED_FACTS);
  const ids = mostWanted.map(({ position }) => idAt(position));
  const pets = await listPublicPetsById(dependencies, ids);
  return mostWanted.flatMap(({ position, fact, adopters: count }) => {
    const pet = pets.get(idAt(position));
    if (!pet) return [];
    const { id, name, version } = pet;
    return [{ pet_id: id, pet_name: name, version, fact, adopters: count }];
  });
}
