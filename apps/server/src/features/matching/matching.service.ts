import { currentLanguage } from '@pawmatch/contract/localized';
import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import type { Match } from '@pawmatch/contract/matching/match';
import type {
  HouseholdExclusion,
  MatchView,
  PetVerdict,
  Suggestion,
} from '@pawmatch/contract/matching/matching-endpoints';
import type { MostWantedFact } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import type { MatchablePartner } from '@pawmatch/contract/matching/partner/bonded-score';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { listPublicPetsById } from '../pets/public/public-pets.service.ts';
import type { PlaceOfReader } from '../shelter/shelter-places.ts';
import type { Candidates } from './candidates.ts';
import { countHouseholdExclusions } from './explanations/count-household-exclusions.ts';
import { explainExclusions, findHiddenPet } from './explanations/explain-exclusions.ts';
import { listMostWantedFacts } from './explanations/list-most-wanted-facts.ts';
import { suggestChanges } from './explanations/suggest-changes.ts';
import {
  findCriteriaForFirstView,
  getCriteriaForView,
  listAdoptersOfView,
} from './home/household-criteria.ts';
import { presentRecommendations, type RecommendedPet } from './matching.presenter.ts';
import { matchForPartners } from './partners/match-for-partners.ts';
import { createRankings, type Ranking } from './rankings/rankings.ts';

interface RecommendationPage {
  /** From 1. */
  page: number;
  pageSize: number;
  /** True ignores the cached ranking. */
  refresh: boolean;
  view: MatchView;
}

/** With the language of its texts. */
const nameOfPage = ({ page, pageSize }: Pick<RecommendationPage, 'page' | 'pageSize'>) =>
  `${currentLanguage()} ${page} ${pageSize}`;

/** A pet that became available, or whose facts changed. */
export interface NewPet {
  petId: string;
  /** The facts as they were; null when the pet was not available. */
  before: MatchablePet | null;
}

interface NewPetMatch {
  match: Match;
  /** With its former facts; null when the pet was not available or was excluded. */
  former: Match | null;
}

export type MatchingService = ReturnType<typeof createMatchingService>;

/** A page of the matches: JSON, a `Recommendation[]` of the contract, and how many pets all pages have. */
export interface MatchesPage {
  json: string;
  total: number;
}

/** Recommends pets that fit an adopter's criteria. */
export function createMatchingService(
  dependencies: Uses<
    'database' | 'petSearchIndex' | 'petChanges' | 'preferenceChanges' | 'shelters'
  >,
) {
  const { database } = dependencies;
  const rankings = createRankings(dependencies);

  const getCriteria = async (userId: string, view: MatchView) =>
    getCriteriaForView(database, await listAdoptersOfView(database, userId, view), view);

  async function readBondedPet({ bonded_with: other }: Pet): Promise<Pet | null> {
    const pets = other ? await listPublicPetsById(dependencies, [other.id]) : null;
    return (other && pets?.get(other.id)) ?? null;
  }

  /**
   * @param first place in the ranking, from 0
   * @param end first place that is left out
   * @param place of who reads them
   */
  async function readPets(
    { candidates, order, criteria }: Ranking,
    first: number,
    end: number,
    place?: PlaceOfReader,
  ): Promise<RecommendedPet[]> {
    const positions = [...order.subarray(first, end)];
    const ids = positions.map((position) => candidates.idAt(position));
    const pets = await listPublicPetsById(dependencies, ids, { place });
    return positions.flatMap((position) => {
      const pet = pets.get(candidates.idAt(position));
      // The pet may have been adopted since the ranking was made.
      if (pet?.status !== 'Available') return [];
      const bonded = bondedPetAt(candidates, position, pet);
      const match = matchForPartners(candidates.factsAt(position), bonded, criteria);
      return match ? [{ pet, ...match }] : [];
    });
  }

  return {
    /** @returns the page of {@link recommend} if it was the last that was computed for this view */
    async findCachedPage(
      userId: string,
      { page, pageSize, refresh, view }: RecommendationPage,
    ): Promise<MatchesPage | undefined> {
      if (refresh) return undefined;
      const { cached } = await rankings.findCurrent(userId, view);
      if (cached?.lastPage?.name !== nameOfPage({ page, pageSize })) return undefined;
      return { json: cached.lastPage.json, total: cached.order.length };
    },

    /**
     * One page of the Available pets that fit, best first; pets with equal scores are ordered by
     * their arrival at the shelter.
     * @throws AppError PREFERENCES_REQUIRED when neither preferences nor traits were saved,
     *   PARTNER_REQUIRED for a view of partners without a partner
     */
    async recommend(
      userId: string,
      { page, pageSize, refresh, view }: RecommendationPage,
    ): Promise<MatchesPage> {
      const ranking = await rankings.rank(userId, view, refresh);
      // The partner's matches do not say where the partner lives.
      const place = view === 'partner' ? undefined : ranking.criteria[0].home;
      const json = presentRecommendations(
        await readPets(ranking, (page - 1) * pageSize, page * pageSize, place),
      );
      rankings.cachePage(ranking, { name: nameOfPage({ page, pageSize }), json });
      return { json, total: ranking.order.length };
    },

    /**
     * The score of the first pet that the matches page shows.
     * @returns 0 when no pet is possible or all are further away, null before anything was answered
     */
    async findBestScore(userId: string): Promise<number | null> {
      const first = await findCriteriaForFirstView(database, userId);
      if (!first) return null;
      const ranking = await rankings.rank(userId, first.view);
      const [best] = await readPets(ranking, 0, 1);
      return best && best.match.fit !== 'further_away' ? best.match.score : 0;
    },

    /**
     * How pets fit with their facts of now and before, by the criteria of the first view of the matches page.
     * Pets that it would not show are left out.
     */
    async matchNewPets(userId: string, newPets: readonly NewPet[]): Promise<NewPetMatch[]> {
      // Most calls end here: every page asks through `GET /users/me`.
      if (newPets.length === 0) return [];
      const first = await findCriteriaForFirstView(database, userId);
      if (!first) return [];
      const { criteria } = first;
      const hiddenPetIds = new Set(criteria.flatMap((person) => person.hiddenPetIds));
      const isShown = ({ id, status }: Pet) => status === 'Available' && !hiddenPetIds.has(id);
      const petIds = newPets.map(({ petId }) => petId);
      const pets = await listPublicPetsById(dependencies, petIds);
      const matched = newPets.map(async ({ petId, before }): Promise<NewPetMatch[]> => {
        const pet = pets.get(petId);
        if (!pet || !isShown(pet)) return [];
        const bonded = await readBondedPet(pet);
        if (pet.bonded_with && !(bonded && isShown(bonded))) return [];
        const current = matchForPartners(pet, bonded, criteria);
        if (!current) return [];
        const former = before && matchForPartners({ ...pet, ...before }, bonded, criteria);
        return [{ match: current.match, former: former?.match ?? null }];
      });
      return (await Promise.all(matched)).flat();
    },

    /** @param shelterId null where one shelter has all pets */
    listMostWantedFacts: async (shelterId: string | null): Promise<MostWantedFact[]> =>
      listMostWantedFacts(dependencies, await rankings.readCandidates(), shelterId),

    /**
     * Suggests answers to relax.
     * @throws AppError PREFERENCES_REQUIRED, PARTNER_REQUIRED
     */
    async suggest(userId: string, view: MatchView): Promise<Suggestion[]> {
      const people = await getCriteria(userId, view);
      const owners = view === 'partner' ? (['partner'] as const) : (['you', 'partner'] as const);
      return suggestChanges(await rankings.readCandidates(), people, owners);
    },

    /** @throws AppError PREFERENCES_REQUIRED, PARTNER_REQUIRED */
    async listHouseholdExclusions(userId: string, view: MatchView): Promise<HouseholdExclusion[]> {
      const people = await getCriteria(userId, view);
      return countHouseholdExclusions(await rankings.readCandidates(), people);
    },

    /**
     * How one pet fits by the criteria of the first view of the matches page, and what excludes it.
     * @throws AppError PREFERENCES_REQUIRED, PET_NOT_FOUND
     */
    async getPetVerdict(userId: string, petId: string): Promise<PetVerdict> {
      const first = await findCriteriaForFirstView(database, userId);
      if (!first) throw new AppError('PREFERENCES_REQUIRED');
      const pet = (await listPublicPetsById(dependencies, [petId])).get(petId);
      if (!pet) throw new AppError('PET_NOT_FOUND');
      const bonded = await readBondedPet(pet);
      const matched = matchForPartners(pet, bonded, first.criteria);
      return {
        pet,
        match: matched?.match ?? null,
        ...(matched?.together && { together: matched.together }),
        excluded_by: explainExclusions(pet, bonded, first.criteria),
        put_aside: findHiddenPet(bonded ? [pet, bonded] : [pet], first.criteria),
      };
    },
  };
}

/** The other pet of a pair, with the facts of the ranking. */
function bondedPetAt(candidates: Candidates, position: number, pet: Pet): MatchablePartner | null {
  const other = candidates.partnerOf(position);
  const bonded = other === undefined ? null : pet.bonded_with;
  return bonded && other !== undefined ? { ...candidates.factsAt(other), ...bonded } : null;
}
