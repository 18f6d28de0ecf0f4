import {
  type MostWantedFactName,
  mostWantedFacts,
} from '@pawmatch/contract/matching/most-wanted-facts';
import { calculatePenalty, weigh } from '@pawmatch/contract/matching/scoring/score';
import { MAX_PENALTY_OF_MATCH, noWeights } from '@pawmatch/contract/matching/scoring/weights';
import { type Candidates, largerPenalty, possiblePet, toPenalty } from '../candidates.ts';
import type { AdopterCriteria } from '../home/household-criteria.ts';
import { packWeights } from '../rankings/packed-weights.ts';

/** Keeps the server responsive: with more pets, fewer adopters are counted, the latest first. */
const MAX_COMPARISONS = 10_000_000;

interface WantedFactCount {
  /** Position in the candidates. */
  position: number;
  fact: MostWantedFactName;
  adopters: number;
}

/**
 * Counts, for each missing fact of each pet, the adopters for whom it decides: "no" excludes the pet, and
 * with "yes" it is not further away.
 * @param adopters the latest first
 * @returns the most adopters first; equal ones in the order of the candidates
 */
export function findMostWantedFacts(
  candidates: Candidates,
  adopters: readonly AdopterCriteria[],
): WantedFactCount[] {
  const missing = mostWantedFacts.map((fact) => ({
    fact,
    positions: candidates.positionsWithout(fact),
    counts: new Uint32Array(candidates.size),
  }));
  const counted = Math.floor(MAX_COMPARISONS / Math.max(candidates.size, 1));
  for (const criteria of adopters.slice(0, counted)) {
    const base = possiblePet(criteria);
    const asked = missing.filter(
      ({ fact }) => calculatePenalty({ ...base, [fact]: false }, criteria) === null,
    );
    if (asked.length === 0) continue;
    const weights = candidates.addUpWeights(criteria, criteria.hiddenPetIds);
    /** @param added what the answer adds to the packed weights */
    const fitsWith = (position: number, added: number): boolean => {
      const sum = weights[position] ?? -1;
      const partner = candidates.partnerOf(position);
      const own = sum < 0 ? sum : toPenalty(sum + added);
      const penalty =
        partner === undefined ? own : largerPenalty(own, toPenalty(weights[partner] ?? -1));
      return penalty >= 0 && penalty <= MAX_PENALTY_OF_MATCH;
    };
    for (const { fact, positions, counts } of asked) {
      const packedWith = (value: boolean | null) =>
        packWeights(weigh({ ...base, [fact]: value }, criteria) ?? noWeights());
      const added = packedWith(true) - packedWith(null);
      for (const position of positions) {
        if (fitsWith(position, added)) counts[position] = (counts[position] ?? 0) + 1;
      }
    }
  }
  return missing
    .flatMap(({ fact, positions, counts }) =>
      positions.map((position) => ({ position, fact, adopters: counts[position] ?? 0 })),
    )
    .filter((found) => found.adopters > 0)
    .sort((a, b) => b.adopters - a.adopters || a.position - b.position);
}
