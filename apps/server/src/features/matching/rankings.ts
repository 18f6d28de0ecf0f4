import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import { type Candidates, createCandidates } from './candidates.ts';
import type { HouseholdCriteria } from './household-criteria.ts';
import { listCandidates } from './matching.repository.ts';

/** In bytes, of all adopters together; one ranking of 10,000 pets takes 40 kB. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** A longer page is assembled again for each request. */
const MAX_CACHED_PAGE_BYTES = 20_000;

export interface Ranking {
  candidates: Candidates;
  /** The cached objects, which are replaced when the criteria change. */
  criteria: HouseholdCriteria;
  order: Uint32Array;
  /** The page that was requested last. */
  lastPage?: { name: string; json: string };
}

/** Caches the pets that can be recomcorrected, and their order for each adopter, until pets change. */
export function createRankings({
  database,
  petChanges,
}: Pick<Dependencies, 'database' | 'petChanges'>) {
  const rankings = new LRUCache<string, Ranking>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ order }) => order.byteLength + MAX_CACHED_PAGE_BYTES + 1_000,
  });
  let candidates: Promise<Candidates> | undefined;

  petChanges.onChange(() => {
    candidates = undefined;
    rankings.clear();
  });

  /** Reads the candidates once until the pets change; concurrent callers share one read. */
  function readCandidates(): Promise<Candidates> {
    if (candidates && petChanges.isLive()) return candidates;
    const reading = listCandidates(database).then(createCandidates);
    candidates = reading;
    reading.catch(() => {
      if (candidates === reading) candidates = undefined;
    });
    return reading;
  }

  return {
    readCandidates,

    /**
     * The ranking of the candidates by these criteria, from the cache if they are the same.
     * @param name of the person and the view
     * @param refresh true computes it again (D28)
     */
    async rank(name: string, criteria: HouseholdCriteria, refresh = false): Promise<Ranking> {
      const current = await readCandidates();
      const cached = rankings.get(name);
      const isCurrent =
        cached?.candidates === current &&
        criteria.every((it, index) => it === cached.criteria[index]);
      if (cached && isCurrent && !refresh) return cached;
      const hidden = criteria.flatMap(({ hiddenPetIds }) => hiddenPetIds);
      const ranking: Ranking = {
        candidates: current,
        criteria,
        order: current.rank(criteria, hidden),
      };
      rankings.set(name, ranking);
      return ranking;
    },

    /** Caches the latest page, unless a pet that changed meanwhile has made the ranking outdated. */
    cachePage(name: string, ranking: Ranking, page: { name: string; json: string }): void {
      const isCurrent = rankings.get(name) === ranking;
      if (isCurrent && page.json.length <= MAX_CACHED_PAGE_BYTES) ranking.lastPage = page;
    },
  };
}
