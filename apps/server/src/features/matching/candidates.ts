import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { addUpPoints, toScore } from '@pawmatch/contract/matching/score';
import {
  completePetFacts,
  type PetFactName,
  petFactNames,
  petFacts,
  requiredFactNames,
} from '@pawmatch/contract/pets/pet-facts';

export type Candidate = MatchablePet & { id: string };

/** Facts of a pet that are scored together, and all values that they can have. */
interface Group {
  values: readonly Partial<MatchablePet>[];
  /** The index of a pet's value. */
  codeOf(pet: MatchablePet): number;
}

const TRAIT_SETS = [
  [],
  ['HouseTrained'],
  ['LitterTrained'],
  ['HouseTrained', 'LitterTrained'],
] as const;

/** Species and traits belong together, because litter training applies to cats only. */
const kind: Group = {
  values: petFacts.species.values.flatMap((species) =>
    TRAIT_SETS.map((traits) => ({ species, training_traits: [...traits] })),
  ),
  codeOf: ({ species, training_traits: traits }) =>
    petFacts.species.values.indexOf(species) * TRAIT_SETS.length +
    (traits.includes('HouseTrained') ? 1 : 0) +
    (traits.includes('LitterTrained') ? 2 : 0),
};

/** Every value that a fact can have, null for unknown included. */
function valuesOf(name: PetFactName): readonly MatchablePet[PetFactName][] {
  const fact = petFacts[name];
  if (fact.kind === 'flag') return [true, false];
  if (fact.kind === 'answer') return [true, false, null];
  return requiredFactNames.some((required) => required === name)
    ? fact.values
    : [...fact.values, null];
}

function groupOf(name: PetFactName): Group {
  const values = valuesOf(name);
  return {
    values: values.map((value) => ({ [name]: value })),
    codeOf: (pet) => values.indexOf(pet[name]),
  };
}

const groups: readonly Group[] = [
  kind,
  ...petFactNames.filter((name) => name !== 'species').map(groupOf),
];

/** A pet that no criteria exclude, on which the values of one group at a time are scored. */
function possiblePet({ preferences, traits }: MatchCriteria): MatchablePet {
  const species = preferences?.preferred_species === 'Cat' ? 'Cat' : 'Dog';
  const known = { species, age_group: 'Adult', sex: 'Female', size: 'Medium' } as const;
  return { ...completePetFacts(known), training_traits: [...traits] };
}

const EXCLUDED = Number.NEGATIVE_INFINITY;

/** Scores are 0 to 100. */
const SCORES = 101;

export type Candidates = ReturnType<typeof createCandidates>;

/**
 * The pets that can be recommended, as columns of small numbers. Each fact adds its points
 * independently of the others, so the contract's rule runs once for each value of each fact, and each
 * pet costs only a few additions: 100,000 pets take milliseconds.
 * @param pets in the order in which pets with equal scores are ranked
 */
export function createCandidates(pets: readonly Candidate[]) {
  const ids = pets.map(({ id }) => id);
  const columns = groups.map((group) => Uint8Array.from(pets, group.codeOf));

  return {
    ids,

    /** The facts that scoring uses, of the pet at this position. */
    factsAt(position: number): MatchablePet {
      const facts = groups.map(({ values }, group) => values[columns[group]?.[position] ?? 0]);
      return Object.assign({}, ...facts) as MatchablePet;
    },

    /** Positions in `ids` of the pets that fit, best first; equal scores keep their order. */
    rank(criteria: MatchCriteria): Uint32Array {
      const base = possiblePet(criteria);
      const { points, maxPoints } = addUpPoints(base, criteria) ?? { points: 0, maxPoints: 0 };
      const differences = groups.map(({ values }) =>
        Float64Array.from(values, (facts) => {
          const totals = addUpPoints({ ...base, ...facts }, criteria);
          return totals ? totals.points - points : EXCLUDED;
        }),
      );
      const scores = new Int8Array(ids.length).fill(-1);
      const counts = new Uint32Array(SCORES);
      for (let pet = 0; pet < ids.length; pet += 1) {
        let sum = points;
        for (let group = 0; group < columns.length; group += 1) {
          sum += differences[group]?.[columns[group]?.[pet] ?? 0] ?? 0;
        }
        if (sum === EXCLUDED) continue;
        const score = toScore({ points: sum, maxPoints });
        scores[pet] = score;
        counts[score] = (counts[score] ?? 0) + 1;
      }
      return sortByScore(scores, counts);
    },
  };
}

/** A stable counting sort, best first. */
function sortByScore(scores: Int8Array, counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(SCORES);
  let position = 0;
  for (let score = SCORES - 1; score >= 0; score -= 1) {
    starts[score] = position;
    position += counts[score] ?? 0;
  }
  const order = new Uint32Array(position);
  for (let pet = 0; pet < scores.length; pet += 1) {
    const score = scores[pet] ?? -1;
    if (score < 0) continue;
    const place = starts[score] ?? 0;
    order[place] = pet;
    starts[score] = place + 1;
  }
  return order;
}
