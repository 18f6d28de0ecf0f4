import {
  type ExclusionCause,
  listExclusions,
  type MatchablePet,
  type MatchCriteria,
} from '@pawmatch/contract/matching/facts';
import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import { exclusionTexts, pairTexts } from '@pawmatch/contract/matching/matching-messages';
import { relaxationOf } from '@pawmatch/contract/matching/relax-criteria';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { AdopterCriteria } from '../home/household-criteria.ts';

type Exclusion = PetVerdict['excluded_by'][number];

const textOf = (cause: ExclusionCause, pet: MatchablePet): string =>
  cause === 'species' ? exclusionTexts.species({ species: pet.species }) : exclusionTexts[cause];

/** The answers of one person that exclude a pet or the other one of its pair. */
function explainTo(
  criteria: MatchCriteria,
  pet: MatchablePet,
  bonded: (MatchablePet & { name: string }) | null,
): Pick<Exclusion, 'cause' | 'text'>[] {
  const own = listExclusions(pet, criteria);
  const others = bonded ? listExclusions(bonded, criteria) : [];
  return [
    ...own.map((cause) => ({ cause, text: textOf(cause, pet) })),
    ...others
      .filter((cause) => !own.includes(cause))
      .map((cause) => ({
        cause,
        text: pairTexts.exclusion({
          other: bonded?.name ?? '',
          text: bonded ? textOf(cause, bonded) : '',
        }),
      })),
  ];
}

/**
 * Which answers exclude a pet. Those that can be relaxed are only offered when this includes it: not
 * beside a fact of the household or an answer of the partner.
 */
export function explainExclusions(
  pet: MatchablePet,
  bonded: (MatchablePet & { name: string }) | null,
  [own, partner]: readonly [MatchCriteria, ...MatchCriteria[]],
): Exclusion[] {
  const yours = explainTo(own, pet, bonded);
  const theirs = (partner ? explainTo(partner, pet, bonded) : []).filter(
    ({ cause }) => relaxationOf[cause] !== null || !yours.some((other) => other.cause === cause),
  );
  const canInclude = theirs.length === 0 && yours.every(({ cause }) => relaxationOf[cause]);
  return [
    ...yours.map((exclusion) => ({
      ...exclusion,
      of_partner: false,
      answer: canInclude ? relaxationOf[exclusion.cause] : null,
    })),
    ...theirs.map((exclusion) => ({ ...exclusion, of_partner: true, answer: null })),
  ];
}

/** Who has hidden one of these pets, the caller first. */
export function findHiddenPet(
  pets: readonly Pet[],
  people: readonly AdopterCriteria[],
): PetVerdict['put_aside'] {
  for (const [person, { hiddenPetIds }] of people.entries()) {
    const pet = pets.find(({ id }) => hiddenPetIds.includes(id));
    if (pet) return { pet_id: pet.id, name: pet.name, by_partner: person > 0 };
  }
  return null;
}
