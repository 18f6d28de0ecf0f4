import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { isAlertMatch } from '@pawmatch/contract/new-pets/new-match';
import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Dependencies } from '../../dependencies.ts';
import type { IndexedPet, PetIndex } from '../pets/search/pet-index.ts';
import type { AlertCriteria, WantedMatches } from './alert-criteria.ts';
import type { PartnerPet } from './find-new-pets.repository.ts';

interface MatchedPet {
  pet: IndexedPet;
  /** The other pet of a bonded pair. */
  partner: PartnerPet | null;
  /** See the index of pets. */
  matcherFor: PetIndex['matcherFor'];
  logger: Dependencies['logger'];
}

/** @returns whether a pet meets the criteria of an alert; false when that fails, so that a defect stops no others */
export function createPetMatcher({ pet, partner, matcherFor, logger }: MatchedPet) {
  const isFoundBy = matcherFor(pet);
  const matchable = toMatchable(pet);
  const isPairAvailable = !partner || (partner.status === 'Available' && partner.isListed);

  function isWantedMatch({ criteria, hiddenPetIds, bestSeen }: WantedMatches): boolean {
    const isHidden = hiddenPetIds.includes(pet.id) || hiddenPetIds.includes(partner?.id ?? '');
    if (!isPairAvailable || isHidden) return false;
    return isAlertMatch(matchable, partner, criteria, bestSeen);
  }

  return ({ wanted }: AlertCriteria): boolean => {
    try {
      return 'filters' in wanted ? isFoundBy(wanted.filters) : isWantedMatch(wanted);
    } catch (error) {
      logger.error({ err: error }, 'An alert could not be compared with a pet');
      return false;
    }
  };
}

export const toMatchable = (pet: IndexedPet): MatchablePet => ({
  ...pickPetFacts(pet),
  training_traits: [...pet.training_traits],
});
