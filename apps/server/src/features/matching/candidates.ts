import type { MatchablePet, Wishes } from '@pawmatch/contract/matching/facts';
import { toScore, weighMatch } from '@pawmatch/contract/matching/score';
import {
  AgeGroup,
  EnergyLevel,
  ExperienceLevel,
  HairLength,
  Sex,
  Size,
  Species,
} from '@pawmatch/contract/pets/pet-traits';

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
  values: Species.options.flatMap((species) =>
    TRAIT_SETS.map((traits) => ({ species, training_traits: [...traits] })),
  ),
  codeOf: ({ species, training_traits: traits }) =>
    Species.options.indexOf(species) * TRAIT_SETS.length +
    (traits.includes('HouseTrained') ? 1 : 0) +
    (traits.includes('LitterTrained') ? 2 : 0),
};

function choice<Field extends keyof MatchablePet>(
  field: Field,
  options: readonly MatchablePet[Field][],
): Group {
  return {
    values: options.map((value) => ({ [field]: value })),
    codeOf: (pet) => options.indexOf(pet[field]),
  };
}

const groups: readonly Group[] = [
  kind,
  choice('age_group', AgeGroup.options),
  choice('sex', Sex.options),
  choice('size', Size.options),
  choice('energy_level', [...EnergyLevel.options, null]),
  choice('experience_level', [...ExperienceLevel.options, null]),
  choice('hair_length', [...HairLength.options, null]),
  choice('allergy_friendly', [true, false, null]),
  choice('special_needs', [true, false]),
  choice('kid_friendly', [true, false, null]),
  choice('pet_friendly', [true, false, null]),
];

/** Possible whatever was wished for, so that one group at a time can be tried out on it. */
function possiblePet({ preferences, traits }: Wishes): MatchablePet {
  const wished = preferences?.preferred_species;
  return {
    species: wished === 'Cat' ? 'Cat' : 'Dog',
    age_group: 'Adult',
    sex: 'Female',
    size: 'Medium',
    energy_level: null,
    experience_level: null,
    hair_length: null,
    allergy_friendly: null,
    special_needs: false,
    kid_friendly: null,
    pet_friendly: null,
    training_traits: [...traits],
  };
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
