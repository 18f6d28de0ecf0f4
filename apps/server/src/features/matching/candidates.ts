import type { MatchablePet, Wishes } from '@pawmatch/contract/matching/facts';
import { toScore, weighMatch } from '@pawmatch/contract/matching/score';
import {
  completePetFacts,
  type PetFactName,
  petFactNames,
  petFacts,
  requiredFactNames,
} from '@pawmatch/contract/pets/pet-facts';

export type Candidate = MatchablePet & { id: string };

/** Facts of a pet that count together, and all values that they can have. */
interface Group {
  values: readonly Partial<MatchablePet>[];
  /** Which of the values a pet has. */
  codeOf(pet: MatchablePet): number;
}

const TRAIT_SETS = [
  [],
  ['HouseTrained'],
  ['LitterTrained'],
  ['HouseTrained', 'LitterTrained'],
] as const;

/** Species and traits belong together: litter training is asked of cats only. */
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

/** Possible whatever was wished for, so that one group at a time can be tried out on it. */
function possiblePet({ preferences, traits }: Wishes): MatchablePet {
  const wished = preferences?.preferred_species;
  const species = wished === 'Cat' ? 'Cat' : 'Dog';
  const known = { species, age_group: 'Adult', sex: 'Female', size: 'Medium' } as const;
  return { ...completePetFacts(known), training_traits: [...traits] };
}

const EXCLUDED = Number.NEGATIVE_INFINITY;

/** Scores are 0 to 100. */
const SCORES = 101;

export type Candidates = ReturnType<typeof createCandidates>;

/**
 * The pets that can be recommended, as columns of small numbers. Every fact adds its own part to
 * what a pet earns, so the contract's rule is asked once for each value of each fact, and the pets
 * themselves cost a few additions each: 100,000 take milliseconds.
 * @param pets in the order in which equals are to be ranked
 */
export function createCandidates(pets: readonly Candidate[]) {
  const ids = pets.map(({ id }) => id);
  const columns = groups.map((group) => Uint8Array.from(pets, group.codeOf));

  return {
    ids,

    /** What scoring looks at, of the pet at this position. */
    factsAt(position: number): MatchablePet {
      const facts = groups.map(({ values }, group) => values[columns[group]?.[position] ?? 0]);
      return Object.assign({}, ...facts) as MatchablePet;
    },

    /** Positions in `ids` of the pets that fit, best first, equals in their order. */
    rank(wishes: Wishes): Uint32Array {
      const base = possiblePet(wishes);
      const { earned, asked } = weighMatch(base, wishes) ?? { earned: 0, asked: 0 };
      const parts = groups.map(({ values }) =>
        Float64Array.from(values, (facts) => {
          const tried = weighMatch({ ...base, ...facts }, wishes);
          return tried ? tried.earned - earned : EXCLUDED;
        }),
      );
      const scores = new Int8Array(ids.length).fill(-1);
      const counts = new Uint32Array(SCORES);
      for (let pet = 0; pet < ids.length; pet += 1) {
        let sum = earned;
        for (let group = 0; group < columns.length; group += 1) {
          sum += parts[group]?.[columns[group]?.[pet] ?? 0] ?? 0;
        }
        if (sum === EXCLUDED) continue;
        const score = toScore({ earned: sum, asked });
        scores[pet] = score;
        counts[score] = (counts[score] ?? 0) + 1;
      }
      return sortByScore(scores, counts);
    },
  };
}

/** A counting sort, best first, that keeps the order of equals. */
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
