import { type MatchablePartner, scorePair } from '@pawmatch/contract/matching/bonded-score';
import { MAX_DECIDING_FACTS } from '@pawmatch/contract/matching/deciding-facts';
import type { DecidingFact } from '@pawmatch/contract/matching/deciding-facts-endpoints';
import {
  listExclusions,
  type MatchablePet,
  type MatchCriteria,
} from '@pawmatch/contract/matching/facts';
import { listLoosenings, looseningOf } from '@pawmatch/contract/matching/loosen';
import type { Match } from '@pawmatch/contract/matching/match';
import type {
  MatchView,
  PetVerdict,
  Suggestion,
} from '@pawmatch/contract/matching/matching-endpoints';
import { bondedExclusion, exclusionTexts } from '@pawmatch/contract/matching/matching-messages';
import { MAX_LOSS_OF_FIT } from '@pawmatch/contract/matching/weights';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CachedPet, PetCache } from '../pets/pet-cache.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import { type Candidates, countWithin } from './candidates.ts';
import { findDecidingFacts } from './find-deciding-facts.ts';
import { createHouseholdCriteria } from './household-criteria.ts';
import { presentRecommendations, type RecommendedPet } from './matching.presenter.ts';
import { createRankings, type Ranking } from './rankings.ts';
import { listLatestCriteria } from './suitable-adopters.repository.ts';
import { matchOfAll } from './together/match-of-all.ts';

export interface RecommendationPage {
  /** From 1. */
  page: number;
  pageSize: number;
  /** True ignores the cached ranking (D28). */
  refresh: boolean;
  view: MatchView;
}

/** A pet that became available, or whose facts changed. */
export interface Arrival {
  petId: string;
  /** The facts as they were; null when the pet was not available. */
  before: MatchablePet | null;
}

interface MatchOfArrival {
  match: Match;
  /** With its former facts; null when the pet was not available or was excluded. */
  former: Match | null;
}

/** Enough to tell which facts matter most. */
const MAX_ADOPTERS_COUNTED = 1_000;

export type MatchingService = ReturnType<typeof createMatchingService>;

/** Recommends pets that fit an adopter's criteria. */
export function createMatchingService(
  dependencies: Pick<Dependencies, 'database' | 'petChanges' | 'preferenceChanges'>,
  petCache: PetCache,
) {
  const household = createHouseholdCriteria(dependencies);
  const rankings = createRankings(dependencies);

  async function readBondedPet({ bonded_with: other }: Pet): Promise<Pet | null> {
    const found = other && (await petCache.getMany([other.id])).get(other.id);
    return found ? readPet(found) : null;
  }

  /** @param first place in the ranking, from 0 @param end first place that is left out */
  async function readPets(
    { candidates, order, criteria }: Ranking,
    first: number,
    end: number,
  ): Promise<RecommendedPet[]> {
    const positions = [...order.subarray(first, end)];
    const pets = await petCache.getMany(
      positions.map((position) => candidates.ids[position] ?? ''),
    );
    return positions.flatMap((position) => {
      const pet = pets.get(candidates.ids[position] ?? '');
      // The pet may have been adopted since the ranking was made.
      if (pet?.status !== 'Available') return [];
      const bonded = bondedPetAt(candidates, position, pet);
      const match = matchOfAll(candidates.factsAt(position), bonded, criteria);
      return match ? [{ pet, ...match }] : [];
    });
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
      const criteria = await household.getForView(userId, view);
      const rankingName = `${userId} ${view}`;
      const ranking = await rankings.rank(rankingName, criteria, refresh);
      const name = `${page} ${pageSize}`;
      if (ranking.lastPage?.name === name) return ranking.lastPage.json;
      const json = presentRecommendations(
        await readPets(ranking, (page - 1) * pageSize, page * pageSize),
      );
      rankings.cachePage(rankingName, ranking, { name, json });
      return json;
    },

    /**
     * The score of the first pet that the matches page shows.
     * @returns 0 when no pet is possible or all are further away, null before anything was answered
     */
    async findBestScore(userId: string): Promise<number | null> {
      const first = await household.findForFirstView(userId);
      if (!first) return null;
      const ranking = await rankings.rank(`${userId} ${first.view}`, first.criteria);
      const [best] = await readPets(ranking, 0, 1);
      return best && best.match.fit !== 'further_away' ? best.match.score : 0;
    },

    /**
     * How pets fit with their facts of now and before, by the criteria of the first view of the matches page.
     * Pets that it would not show are left out.
     */
    async matchArrivals(userId: string, arrivals: readonly Arrival[]): Promise<MatchOfArrival[]> {
      // Most calls end here: every page asks through `GET /users/me`.
      if (arrivals.length === 0) return [];
      const first = await household.findForFirstView(userId);
      if (!first) return [];
      const { criteria } = first;
      const putAside = new Set(criteria.flatMap((person) => person.putAside));
      const isShown = ({ id, status }: Pet) => status === 'Available' && !putAside.has(id);
      const pets = await petCache.getMany(arrivals.map(({ petId }) => petId));
      const matched = arrivals.map(async ({ petId, before }): Promise<MatchOfArrival[]> => {
        const cached = pets.get(petId);
        const pet = cached && readPet(cached);
        if (!pet || !isShown(pet)) return [];
        const bonded = await readBondedPet(pet);
        if (pet.bonded_with && !(bonded && isShown(bonded))) return [];
        const current = matchOfAll(pet, bonded, criteria);
        if (!current) return [];
        const former = before && matchOfAll({ ...pet, ...before }, bonded, criteria);
        return [{ match: current.match, former: former?.match ?? null }];
      });
      return (await Promise.all(matched)).flat();
    },

    /** B2.10: the missing facts that decide most matches, the most first. */
    async listDecidingFacts(): Promise<DecidingFact[]> {
      const [current, rows] = await Promise.all([
        rankings.readCandidates(),
        listLatestCriteria(dependencies.database, MAX_ADOPTERS_COUNTED),
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
      const criteria = await household.getOwn(userId);
      const current = await rankings.readCandidates();
      const count = (it: MatchCriteria) =>
        countWithin(current.addUpLosses(it, criteria.putAside), MAX_LOSS_OF_FIT);
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
      const criteria = await household.getOwn(userId);
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
