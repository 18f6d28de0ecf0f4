import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { weigh } from '@pawmatch/contract/matching/scoring/score';
import { MAX_PENALTY } from '@pawmatch/contract/matching/scoring/weights';
import {
  completePetFacts,
  optionalFactNames,
  type PetFactName,
  petFactNames,
  petFacts,
} from '@pawmatch/contract/pets/facts/pet-facts';
import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { trainingTraitChoices } from '@pawmatch/contract/pets/pet-values';
import { type Condition, termOf } from '@pawmatch/contract/search/words/pet-terms';
import type { AdoptablePets, Alternatives } from '../pets/search/adoptable-pets.ts';
import { packWeights, penaltyOfPacked } from './rankings/packed-weights.ts';

/** Values of facts that are scored together, and the conditions that pets with them meet. */
interface Value {
  facts: Partial<MatchablePet>;
  conditions: readonly Condition[];
}

const TRAIT_SETS = [
  [],
  ['HouseTrained'],
  ['LitterTrained'],
  ['HouseTrained', 'LitterTrained'],
] as const;

/** Species and traits belong together, because litter training applies to cats only. */
const kinds: readonly Value[] = petFacts.species.values.flatMap((species) =>
  TRAIT_SETS.map((traits: readonly TrainingTrait[]) => ({
    facts: { species, training_traits: [...traits] },
    conditions: [
      { anyOf: [termOf('species', species)] },
      ...trainingTraitChoices.map((trait) => {
        const terms = [termOf('trait', trait)];
        return traits.includes(trait) ? { anyOf: terms } : { noneOf: terms };
      }),
    ],
  })),
);

/** Every value that a fact can have, null for unknown included. */
function valuesOf(name: PetFactName): readonly Value[] {
  const fact = petFacts[name];
  const known = fact.kind === 'choice' ? fact.values : [true, false];
  const terms = known.map((value) => termOf(name, value));
  const values = known.map((value, index) => ({
    facts: { [name]: value },
    conditions: [{ anyOf: terms.slice(index, index + 1) }],
  }));
  const unknown = { facts: { [name]: null }, conditions: [{ noneOf: terms }] };
  return optionalFactNames.some((optional) => optional === name) ? [...values, unknown] : values;
}

const groups: readonly (readonly Value[])[] = [
  kinds,
  ...petFactNames.filter((name) => name !== 'species').map(valuesOf),
];

const alternatives: readonly Alternatives[] = groups.map((values) =>
  values.map(({ conditions }) => conditions),
);

/** A pet that no criteria exclude, on which the values of one group at a time are scored. */
export function possiblePet({ preferences, traits }: MatchCriteria): MatchablePet {
  const species = preferences?.preferred_species === 'Cat' ? 'Cat' : 'Dog';
  const known = { species, age_group: 'Adult', sex: 'Female', size: 'Medium' } as const;
  return { ...completePetFacts(known), training_traits: [...traits] };
}

/** Packed weights and penalties are not negative. */
const EXCLUDED = -1;

export type Candidates = ReturnType<typeof createCandidates>;

/**
 * Pets that can be recommended, as columns of small numbers. Each fact adds its weights independently of
 * the others, so the contract's rule runs once for each value of each fact, and each pet costs only a few
 * additions: 100,000 pets take milliseconds.
 * @param pets those that match equally well are ranked in their order
 */
export function createCandidates(pets: AdoptablePets) {
  const { size, idAt, partners } = pets;

  const columnOf = (group: number) => pets.columnOf(alternatives[group] ?? []);

  /** The weights of each pet on its own, packed; {@link EXCLUDED} for one that is excluded. */
  function addUpWeights(criteria: MatchCriteria, hidden: readonly string[]): Int32Array {
    const base = possiblePet(criteria);
    const weightsOfBase = weigh(base, criteria);
    const packedBase = weightsOfBase ? packWeights(weightsOfBase) : 0;
    const sums = new Int32Array(size).fill(packedBase);
    for (const id of hidden) {
      const position = pets.positionOf(id);
      if (position !== undefined) sums[position] = EXCLUDED;
    }
    for (const [group, values] of groups.entries()) {
      const differences = values.map(({ facts }) => {
        const weights = weigh({ ...base, ...facts }, criteria);
        return weights && packWeights(weights) - packedBase;
      });
      // Nothing was asked of these facts.
      if (differences.every((difference) => difference === 0)) continue;
      addColumn(sums, columnOf(group), differences);
    }
    return sums;
  }

  /**
   * The penalty of each pet; -1 for one that is excluded.
   * @param hidden ids of pets that are left out, with the others of their pairs
   */
  function calculatePenalties(criteria: MatchCriteria, hidden: readonly string[] = []): Int16Array {
    const sums = addUpWeights(criteria, hidden);
    const penalties = new Int16Array(sums.length);
    for (let pet = 0; pet < sums.length; pet += 1)
      penalties[pet] = toPenalty(sums[pet] ?? EXCLUDED);
    // See calculatePairPenalty.
    for (const [one, other] of partners) {
      const penalty = largerPenalty(penalties[one] ?? EXCLUDED, penalties[other] ?? EXCLUDED);
      penalties[one] = penalty;
      penalties[other] = penalty;
    }
    return penalties;
  }

  return {
    size,
    idAt,

    addUpWeights,
    calculatePenalties,

    /** Positions of the pets of which an answer is not known. */
    positionsWithout(fact: PetFactName): number[] {
      const isUnknown = ({ facts }: Value) => facts[fact] === null;
      const group = groups.findIndex((values) => values.some(isUnknown));
      const unknown = groups[group]?.findIndex(isUnknown) ?? -1;
      const { values, numbers } = columnOf(group);
      return Array.from(numbers.keys()).filter(
        (position) => values[numbers[position] ?? 0] === unknown,
      );
    },

    /** The facts that scoring uses, of the pet at this position. */
    factsAt(position: number): MatchablePet {
      const facts = groups.map((group, index) => {
        const { values, numbers } = columnOf(index);
        return group[values[numbers[position] ?? 0] ?? 0]?.facts;
      });
      return Object.assign({}, ...facts) as MatchablePet;
    },

    /** The position of the other pet of a bonded pair. */
    partnerOf: (position: number): number | undefined => partners.get(position),

    /**
     * Positions in `ids` of the pets that are possible, best first; equal ones keep their order.
     * @param all of each person who chooses: a pet must be possible for all, and its larger penalty counts
     * @param hidden ids of pets that are left out, with the others of their pairs
     */
    rank: (all: readonly MatchCriteria[], hidden: readonly string[] = []): Uint32Array =>
      sortByPenalty(
        all.map((criteria) => calculatePenalties(criteria, hidden)).reduce(keepLargerPenalty),
      ),
  };
}

/** @param differences of each value of the column; null excludes */
function addColumn(
  sums: Int32Array,
  { values, numbers }: ReturnType<AdoptablePets['columnOf']>,
  differences: readonly (number | null)[],
): void {
  const NONE = 2 ** 31 - 1;
  const added = Int32Array.from(differences, (difference) => difference ?? NONE);
  for (let pet = 0; pet < sums.length; pet += 1) {
    const sum = sums[pet] ?? EXCLUDED;
    if (sum === EXCLUDED) continue;
    const difference = added[values[numbers[pet] ?? 0] ?? 0] ?? 0;
    sums[pet] = difference === NONE ? EXCLUDED : sum + difference;
  }
}

/** The penalty of a pet by its packed weights. */
export const toPenalty = (packed: number): number =>
  packed === EXCLUDED ? EXCLUDED : penaltyOfPacked(packed);

export const largerPenalty = (penalty: number, other: number): number =>
  penalty === EXCLUDED || other === EXCLUDED ? EXCLUDED : Math.max(penalty, other);

/** The pets that are possible for both of two people, each with its larger penalty. */
export const keepLargerPenalty = (penalties: Int16Array, others: Int16Array): Int16Array =>
  penalties.map((penalty, pet) => largerPenalty(penalty, others[pet] ?? EXCLUDED));

/** Counts the possible pets whose penalty is at most `maxPenalty`. */
export function countWithin(penalties: Int16Array, maxPenalty: number): number {
  let count = 0;
  for (let pet = 0; pet < penalties.length; pet += 1) {
    const penalty = penalties[pet] ?? EXCLUDED;
    if (penalty >= 0 && penalty <= maxPenalty) count += 1;
  }
  return count;
}

/** A stable counting sort, best first, by the penalty itself: a rounded score would let pets pass better ones. */
function sortByPenalty(penalties: Int16Array): Uint32Array {
  const starts = new Uint32Array(MAX_PENALTY + 2);
  for (let pet = 0; pet < penalties.length; pet += 1) {
    const penalty = penalties[pet] ?? EXCLUDED;
    if (penalty >= 0) starts[penalty + 1] = (starts[penalty + 1] ?? 0) + 1;
  }
  for (let penalty = 1; penalty < starts.length; penalty += 1) {
    starts[penalty] = (starts[penalty] ?? 0) + (starts[penalty - 1] ?? 0);
  }
  const order = new Uint32Array(starts[MAX_PENALTY + 1] ?? 0);
  for (let pet = 0; pet < penalties.length; pet += 1) {
    const penalty = penalties[pet] ?? EXCLUDED;
    if (penalty === EXCLUDED) continue;
    const place = starts[penalty] ?? 0;
    order[place] = pet;
    starts[penalty] = place + 1;
  }
  return order;
}
