import { type MatchablePartner, scorePair } from '@pawmatch/contract/matching/bonded-score';
import { MAX_DECIDING_FACTS } from '@pawmatch/contract/matching/deciding-facts';
import type { DecidingFact } from '@pawmatch/contract/matching/deciding-facts-endpoints';
import {
  listExclusions,
  type MatchablePet,
  type MatchCriteria,
} from '@pawmatch/contract/matching/facts';
import { listLoosenings, looseningOf } from '@pawmatch/contract/matching/loosen';
import type {
  MatchView,
  PetVerdict,
  Suggestion,
} from '@pawmatch/contract/matching/matching-endpoints';
import { bondedExclusion, exclusionTexts } from '@pawmatch/contract/matching/matching-messages';
import { MAX_LOSS_OF_FIT } from '@pawmatch/contract/matching/score';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CachedPet, PetCache } from '../pets/pet-cache.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import * as preferencesRepository from '../preferences/preferences.repository.ts';
import { listPutAsideIds } from '../put-aside/put-aside.repository.ts';
import { type Candidates, createCandidates } from './candidates.ts';
import { type AdopterCriteria, createCriteriaCache } from './criteria-cache.ts';
import { findDecidingFacts } from './find-deciding-facts.ts';
import { findHomeDetails } from './home-details.repository.ts';
import { presentRecommendations, type RecommendedPet } from './matching.presenter.ts';
import { listCandidates } from './matching.repository.ts';
import { listLatestCriteria } from './suitable-adopters.repository.ts';
import { matchOfAll } from './together/match-of-all.ts';
import { findPartner } from './together/match-together.repository.ts';

export interface RecommendationPage {
  /** From 1. */
  page: number;
  pageSize: number;
  /** True ignores the cached ranking (D28). */
  refresh: boolean;
  view: MatchView;
}

/** In bytes, of all adopters together; one ranking of 10,000 pets takes 40 kB. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** Enough to tell which facts matter most. */
const MAX_ADOPTERS_COUNTED = 1_000;

/** A longer page is written again for each request. */
const MAX_KEPT_PAGE_BYTES = 20_000;

interface Ranking {
  candidates: Candidates;
  /** The cached objects, which are replaced when the criteria change. */
  criteria: readonly AdopterCriteria[];
  order: Uint32Array;
  /** The page that was written last. */
  written?: { name: string; json: string };
}

export type MatchingService = ReturnType<typeof createMatchingService>;

/** Recommends pets that fit an adopter's criteria. */
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
    sizeCalculation: ({ order }) => order.byteLength + MAX_KEPT_PAGE_BYTES + 1_000,
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

  const criteriaOf = createCriteriaCache(preferenceChanges, async (userId) => {
    const [row, traits, home, putAside] = await Promise.all([
      preferencesRepository.findPreferences(database, userId),
      preferencesRepository.listRequiredTraits(database, userId),
      findHomeDetails(database, userId),
      listPutAsideIds(database, userId),
    ]);
    if (!row && traits.length === 0) return null;
    return { preferences: row ? presentPreferences(row) : null, traits, home, putAside };
  });

  function rankFor(
    name: string,
    current: Candidates,
    criteria: readonly AdopterCriteria[],
    refresh: boolean,
  ): Ranking {
    const cached = rankings.get(name);
    const isCurrent =
      cached?.candidates === current &&
      criteria.every((it, index) => it === cached.criteria[index]);
    if (cached && isCurrent && !refresh) return cached;
    const hidden = criteria.flatMap(({ putAside }) => putAside);
    const ranking: Ranking = {
      candidates: current,
      criteria,
      order: current.rank(criteria, hidden),
    };
    rankings.set(name, ranking);
    return ranking;
  }

  async function readBondedPet({ bonded_with: other }: Pet): Promise<Pet | null> {
    const found = other && (await petCache.getMany([other.id])).get(other.id);
    return found ? readPet(found) : null;
  }

  /** @throws AppError PREFERENCES_REQUIRED */
  async function requireCriteria(userId: string): Promise<AdopterCriteria> {
    const criteria = await criteriaOf(userId);
    if (!criteria) throw new AppError('PREFERENCES_REQUIRED');
    return criteria;
  }

  /**
   * B2.11: whose criteria rank the pets of a view, the caller's first.
   * @throws AppError PREFERENCES_REQUIRED, PARTNER_REQUIRED
   */
  async function criteriaOfView(
    userId: string,
    view: MatchView,
  ): Promise<[AdopterCriteria, ...AdopterCriteria[]]> {
    const own = await requireCriteria(userId);
    if (view === 'mine') return [own];
    const found = await findPartner(database, userId);
    const partner = found && (await criteriaOf(found.partnerId));
    if (!partner) throw new AppError('PARTNER_REQUIRED');
    return view === 'both' ? [own, partner] : [partner];
  }

  return {
    /**
     * R7.22: one page of the Available pets that fit, best first; pets with equal scores are ordered by
     * their arrival at the shelter (D27).
     * @returns JSON, a `Recommendation[]` of the contract
     * @throws AppError PREFERENCES_REQUIRED when neither preferences nor traits were saved (D28),
     *   PARTNER_REQUIRED for a view of somebody who matches alone
     */
    async recommend(
      userId: string,
      { page, pageSize, refresh, view }: RecommendationPage,
    ): Promise<string> {
      const criteria = await criteriaOfView(userId, view);
      const rankingName = `${userId} ${view}`;
      const ranking = rankFor(rankingName, await readCandidates(), criteria, refresh);
      const { candidates, order, written } = ranking;
      const name = `${page} ${pageSize}`;
      if (written?.name === name) return written.json;
      const positions = [...order.subarray((page - 1) * pageSize, page * pageSize)];
      const pets = await petCache.getMany(
        positions.map((position) => candidates.ids[position] ?? ''),
      );
      const recommended = positions.flatMap((position): RecommendedPet[] => {
        const pet = pets.get(candidates.ids[position] ?? '');
        // The pet may have been adopted since the ranking was made.
        if (pet?.status !== 'Available') return [];
        const bonded = bondedPetAt(candidates, position, pet);
        const match = matchOfAll(candidates.factsAt(position), bonded, criteria);
        return match ? [{ pet, ...match }] : [];
      });
      const json = presentRecommendations(recommended);
      // A pet that changed meanwhile has ended the ranking.
      const isKept = rankings.get(rankingName) === ranking && json.length <= MAX_KEPT_PAGE_BYTES;
      if (isKept) ranking.written = { name, json };
      return json;
    },

    /** B2.10: the missing facts that decide most matches, the most first. */
    async listDecidingFacts(): Promise<DecidingFact[]> {
      const [current, rows] = await Promise.all([
        readCandidates(),
        listLatestCriteria(database, MAX_ADOPTERS_COUNTED),
      ]);
      const adopters = rows.map((row) => ({
        ...row,
        preferences: presentPreferences(row.preferences),
      }));
      const deciding = findDecidingFacts(current, adopters).slice(0, MAX_DECIDING_FACTS);
      const cached = await petCache.getMany(
        deciding.map(({ position }) => current.ids[position] ?? ''),
      );
      return deciding.flatMap(({ position, fact, adopters: count }) => {
        const pet = cached.get(current.ids[position] ?? '');
        if (!pet) return [];
        const { id, name, version } = readPet(pet);
        return [{ pet_id: id, pet_name: name, version, fact, adopters: count }];
      });
    },

    /**
     * B2.04: what would change the matches: the single answers that bring more pets when they are
     * loosened, the most first.
     * @throws AppError PREFERENCES_REQUIRED
     */
    async suggest(userId: string): Promise<Suggestion[]> {
      const criteria = await requireCriteria(userId);
      const current = await readCandidates();
      const count = (it: MatchCriteria) => current.count(it, MAX_LOSS_OF_FIT, criteria.putAside);
      const before = count(criteria);
      return listLoosenings(criteria)
        .map(({ answer, text, criteria: loosened }) => ({
          answer,
          text,
          more: count(loosened) - before,
        }))
        .filter(({ more }) => more > 0)
        .toSorted((a, b) => b.more - a.more);
    },

    /**
     * B2.11: how one pet fits, and what excludes it.
     * @throws AppError PREFERENCES_REQUIRED, PET_NOT_FOUND
     */
    async judgePet(userId: string, petId: string): Promise<PetVerdict> {
      const criteria = await requireCriteria(userId);
      const cached = (await petCache.getMany([petId])).get(petId);
      if (!cached) throw new AppError('PET_NOT_FOUND');
      const pet = readPet(cached);
      const bonded = await readBondedPet(pet);
      const excluded_by = explainExclusions(pet, criteria);
      for (const exclusion of bonded ? explainExclusions(bonded, criteria) : []) {
        if (excluded_by.some(({ cause }) => cause === exclusion.cause)) continue;
        const text = bondedExclusion({ other: bonded?.name ?? '', text: exclusion.text });
        excluded_by.push({ ...exclusion, text });
      }
      return { pet, match: scorePair(pet, bonded, criteria), excluded_by };
    },
  };
}

const explainExclusions = (pet: MatchablePet, criteria: MatchCriteria): PetVerdict['excluded_by'] =>
  listExclusions(pet, criteria).map((cause) => ({
    cause,
    text: cause === 'species' ? exclusionTexts.species(pet.species) : exclusionTexts[cause],
    answer: looseningOf[cause],
  }));

const readPet = ({ json }: CachedPet) => JSON.parse(json.toString()) as Pet;

/** B1.14: the other pet of a pair, with the facts of the ranking. */
function bondedPetAt(
  candidates: Candidates,
  position: number,
  pet: CachedPet,
): MatchablePartner | null {
  const other = candidates.partnerOf(position);
  const bonded = other === undefined ? null : readPet(pet).bonded_with;
  return bonded && other !== undefined ? { ...candidates.factsAt(other), ...bonded } : null;
}
