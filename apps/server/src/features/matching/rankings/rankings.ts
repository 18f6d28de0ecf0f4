import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import { LRUCache } from 'lru-cache';
import type { Uses } from '../../../dependencies.ts';
import type { AdoptablePets } from '../../pets/search/adoptable-pets.ts';
import { type Candidates, createCandidates } from '../candidates.ts';
import {
  getCriteriaForView,
  type HouseholdCriteria,
  listAdoptersOfView,
} from '../home/household-criteria.ts';

/** In bytes, of all adopters together; one ranking of 10,000 pets takes 40 kB. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

/** A longer page is assembled again for each request. */
const MAX_CACHED_PAGE_BYTES = 20_000;

/** What was computed for one view of an adopter. */
export interface Ranking {
  adopters: readonly string[];
  criteria: HouseholdCriteria;
  candidates: Candidates;
  order: Uint32Array;
  /** The page that was requested last. */
  lastPage?: { name: string; json: string };
}

/**
 * Ranks the pets that can be recommended. A ranking, with its last page, is cached until a pet or the criteria
 * of its adopters change: every adopter pages through it, and comes back to it.
 */
export function createRankings({
  database,
  petSearchIndex,
  petChanges,
  preferenceChanges,
}: Uses<'database' | 'petSearchIndex' | 'petChanges' | 'preferenceChanges'>) {
  const rankings = new LRUCache<string, Ranking>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ order }) => order.byteLength + MAX_CACHED_PAGE_BYTES + 1_000,
  });
  let latest: { pets: AdoptablePets; candidates: Candidates } | undefined;
  let criteriaChangeCount = 0;

  petChanges.onChange(() => rankings.clear());

  preferenceChanges.onChange((userId) => {
    criteriaChangeCount += 1;
    for (const [name, { adopters }] of [...rankings]) {
      if (userId === undefined || adopters.includes(userId)) rankings.delete(name);
    }
  });

  /** The same object until the pets change. */
  async function readCandidates(): Promise<Candidates> {
    const pets = await petSearchIndex.adoptable();
    if (latest?.pets !== pets) latest = { pets, candidates: createCandidates(pets) };
    return latest.candidates;
  }

  /** What a view is computed from, and its cached ranking unless pets or criteria have changed since. */
  async function findCurrent(userId: string, view: MatchView) {
    const [current, adopters] = await Promise.all([
      readCandidates(),
      listAdoptersOfView(database, userId, view),
    ]);
    const name = `${adopters} ${view}`;
    const cached = rankings.get(name);
    const isCurrent = cached?.candidates === current && preferenceChanges.isLive();
    return { name, current, adopters, cached: isCurrent ? cached : undefined };
  }

  return {
    readCandidates,
    findCurrent,

    /**
     * The ranking of the candidates for a view.
     * @param refresh true computes it again
     * @throws AppError PREFERENCES_REQUIRED, PARTNER_REQUIRED
     */
    async rank(userId: string, view: MatchView, refresh = false): Promise<Ranking> {
      const { name, current, adopters, cached } = await findCurrent(userId, view);
      if (cached && !refresh) return cached;
      const changeCountAtRead = criteriaChangeCount;
      const criteria = await getCriteriaForView(database, adopters, view);
      const hidden = criteria.flatMap(({ hiddenPetIds }) => hiddenPetIds);
      const order = current.rank(criteria, hidden);
      const ranking: Ranking = { adopters, criteria, candidates: current, order };
      // Criteria that changed during the read may be outdated.
      if (criteriaChangeCount === changeCountAtRead) rankings.set(name, ranking);
      return ranking;
    },

    /** Caches the latest page, unless a change meanwhile has made the ranking outdated. */
    cachePage(ranking: Ranking, page: { name: string; json: string }): void {
      if (page.json.length <= MAX_CACHED_PAGE_BYTES) ranking.lastPage = page;
    },
  };
}
