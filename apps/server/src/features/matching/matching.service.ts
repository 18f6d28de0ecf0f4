import type { Wishes } from '@pawmatch/contract/matching/facts';
import type { Match } from '@pawmatch/contract/matching/match';
import { scoreMatch } from '@pawmatch/contract/matching/score';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CachedPet, PetCache } from '../pets/pet-cache.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import * as preferencesRepository from '../preferences/preferences.repository.ts';
import { type Candidates, createCandidates } from './candidates.ts';
import { createCriteriaCache } from './criteria-cache.ts';
import { listCandidates } from './matching.repository.ts';

export interface RecommendedPet {
  pet: CachedPet;
  match: Match;
}

export interface RecommendationPage {
  /** From 1. */
  page: number;
  pageSize: number;
  /** True ranks anew, whatever is kept (D28). */
  refresh: boolean;
}

/** In bytes, of all adopters together; one ranking of 10,000 pets takes 40 kB. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

interface Ranking {
  candidates: Candidates;
  /** The same object as long as they have not changed. */
  wishes: Wishes;
  order: Uint32Array;
}

export type MatchingService = ReturnType<typeof createMatchingService>;

/** Which pets fit whom. */
export function createMatchingService(
  {
    database,
    petChanges,
    preferenceChanges,
  }: Pick<Dependencies, 'database' | 'petChanges' | 'preferenceChanges'>,
  petCache: PetCache,
) {
  const rankings = new LRUCache<string, Ranking>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ order }) => order.byteLength + 1_000,
  });
  let candidates: Promise<Candidates> | undefined;

  petChanges.onChange(() => {
    candidates = undefined;
    rankings.clear();
  });

  /** Read once until the pets change; whoever asks meanwhile waits for the same reading. */
  function readCandidates(): Promise<Candidates> {
    if (candidates && petChanges.isLive()) return candidates;
    const reading = listCandidates(database).then(createCandidates);
    candidates = reading;
    reading.catch(() => {
      if (candidates === reading) candidates = undefined;
    });
    return reading;
  }

  const wishesOf = createCriteriaCache(preferenceChanges, async (userId) => {
    const [row, traits] = await Promise.all([
      preferencesRepository.findPreferences(database, userId),
      preferencesRepository.listRequiredTraits(database, userId),
    ]);
    if (!row && traits.length === 0) return null;
    return { preferences: row ? presentPreferences(row) : null, traits };
  });

  async function rankFor(userId: string, wishes: Wishes, refresh: boolean): Promise<Ranking> {
    const current = await readCandidates();
    const kept = rankings.get(userId);
    if (kept && kept.candidates === current && kept.wishes === wishes && !refresh) return kept;
    const ranking = { candidates: current, wishes, order: current.rank(wishes) };
    rankings.set(userId, ranking);
    return ranking;
  }

  return {
    /**
     * R7.22: one page of the Available pets that fit, best first; equals are in the order in which
     * they came to the shelter (D27).
     * @throws AppError PREFERENCES_REQUIRED when neither preferences nor traits were saved (D28)
     */
    async recommend(
      userId: string,
      { page, pageSize, refresh }: RecommendationPage,
    ): Promise<RecommendedPet[]> {
      const wishes = await wishesOf(userId);
      if (!wishes) throw new AppError('PREFERENCES_REQUIRED');
      const { candidates, order } = await rankFor(userId, wishes, refresh);
      const positions = [...order.subarray((page - 1) * pageSize, page * pageSize)];
      const pets = await petCache.getMany(
        positions.map((position) => candidates.ids[position] ?? ''),
      );
      return positions.flatMap((position) => {
        const pet = pets.get(candidates.ids[position] ?? '');
        // Between the ranking and the reading somebody may have taken the pet away.
        if (pet?.status !== 'Available') return [];
        const match = scoreMatch(candidates.factsAt(position), wishes);
        return match ? [{ pet, match }] : [];
      });
    },
  };
}
