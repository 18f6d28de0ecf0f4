import { type ChoiceOf, factLabel, petFacts } from '../pets/pet-facts.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { MatchablePet } from './facts.ts';
import type { MatchReason } from './match.ts';

/**
 * The weight of each criterion; with one need of the household, all weights add up to 100.
 *
 * Behaviour and daily life come before looks: energy and the required experience are the reasons that
 * adopters give when an adoption fails (Salman et al., 1998, J. Appl. Anim. Welf. Sci. 1:207-226;
 * Diesel, Pfeiffer and Brodbelt, 2008, Prev. Vet. Med. 84:228-241). Age and size come next, because
 * they decide what a household can manage; coat and sex come last (Weiss et al., 2012, Animals
 * 2:144-159, on what people say they chose by). The order is from these sources; the numbers are our
 * own.
 */
export const matchWeights = {
  energy: 25,
  experience: 15,
  age: 18,
  size: 17,
  home: 10,
  hair: 8,
  sex: 7,
} as const;

type Aspect = keyof typeof matchWeights;

/** The points of a met criterion. Points are integers, so that sums are exact. */
export const FULL_POINTS = 10;
const NEAR_POINTS = 5;
/** An unknown fact scores a little less than an average guess. */
const UNKNOWN_POINTS = 4;
const NO_POINTS = 0;

/** How one pet scores for one criterion. */
export interface ScoreComponent extends MatchReason {
  aspect: Aspect;
  /** 0 to {@link FULL_POINTS} */
  points: number;
}

/** Which components there are depends on the preferences alone; their points depend on the pet. */
export function scoreCriteria(pet: MatchablePet, preferences: Preferences): ScoreComponent[] {
  return [
    scoreOrdered(
      'energy',
      petFacts.energy_level.values,
      pet.energy_level,
      preferences.preferred_energy_level,
      {
        name: (level) => factLabel('energy_level', level),
        unknown: 'Ask the shelter about energy',
      },
    ),
    scoreExperience(pet, preferences),
    scoreOrdered('age', petFacts.age_group.values, pet.age_group, preferences.preferred_age, {
      name: (age) => factLabel('age_group', age, pet.species),
      unknown: 'Ask the shelter about age',
    }),
    scoreOrdered('size', petFacts.size.values, pet.size, preferences.preferred_size, {
      name: (size) => `${factLabel('size', size)} size`,
      unknown: 'Ask the shelter about size',
    }),
    scoreOrdered(
      'hair',
      petFacts.hair_length.values,
      pet.hair_length,
      preferences.preferred_hair_length,
      {
        name: (length) => `${length} coat`,
        unknown: 'Ask the shelter about the coat',
      },
    ),
    scoreSex(pet, preferences),
    ...scoreHome(pet, preferences),
  ].filter((component) => component !== null);
}

/** A criterion on a scale, where a pet one step away is near. */
function scoreOrdered<T extends string>(
  aspect: Aspect,
  scale: readonly T[],
  actual: T | null,
  preferred: T | 'NoPreference' | null,
  words: { name: (value: T) => string; unknown: string },
): ScoreComponent | null {
  if (preferred === null || preferred === 'NoPreference') return null;
  if (actual === null)
    return { aspect, kind: 'unknown', points: UNKNOWN_POINTS, text: words.unknown };
  const distance = Math.abs(scale.indexOf(actual) - scale.indexOf(preferred));
  if (distance === 0) {
    return {
      aspect,
      kind: 'match',
      points: FULL_POINTS,
      text: `${words.name(actual)}, as you wished`,
    };
  }
  const text = `${words.name(actual)}, you wished for ${words.name(preferred).toLowerCase()}`;
  return distance === 1
    ? { aspect, kind: 'near', points: NEAR_POINTS, text }
    : { aspect, kind: 'miss', points: NO_POINTS, text };
}

/** The highest experience level of a pet that each adopter can handle. */
const highestLevel: Record<Preferences['ownership_experience'], ChoiceOf<'experience_level'>> = {
  FirstTime: 'Beginner',
  HadBefore: 'Intermediate',
  CurrentlyHave: 'Advanced',
};

function scoreExperience(pet: MatchablePet, preferences: Preferences): ScoreComponent {
  const aspect = 'experience';
  if (pet.experience_level === null) {
    const text = 'Ask the shelter how much experience is needed';
    return { aspect, kind: 'unknown', points: UNKNOWN_POINTS, text };
  }
  const scale = petFacts.experience_level.values;
  const missing =
    scale.indexOf(pet.experience_level) -
    scale.indexOf(highestLevel[preferences.ownership_experience]);
  if (missing <= 0) {
    const text =
      pet.experience_level === 'Beginner' ? 'Easy for first-time owners' : 'Suits your experience';
    return { aspect, kind: 'match', points: FULL_POINTS, text };
  }
  const text = `Asks for ${pet.experience_level === 'Advanced' ? 'an experienced' : 'a somewhat experienced'} owner`;
  return missing === 1
    ? { aspect, kind: 'near', points: NEAR_POINTS, text }
    : { aspect, kind: 'miss', points: NO_POINTS, text };
}

function scoreSex(pet: MatchablePet, preferences: Preferences): ScoreComponent | null {
  if (preferences.preferred_sex === 'NoPreference') return null;
  return preferences.preferred_sex === pet.sex
    ? { aspect: 'sex', kind: 'match', points: FULL_POINTS, text: `${pet.sex}, as you wished` }
    : {
        aspect: 'sex',
        kind: 'miss',
        points: NO_POINTS,
        text: `${pet.sex}, you wished for ${preferences.preferred_sex.toLowerCase()}`,
      };
}

/** What the household needs; a known conflict has excluded the pet before. */
function scoreHome(pet: MatchablePet, preferences: Preferences): ScoreComponent[] {
  const needs = [
    {
      isNeeded: preferences.has_children,
      fact: pet.kid_friendly,
      match: 'Good with children',
      ask: 'children',
    },
    {
      isNeeded: preferences.has_dogs,
      fact: pet.dog_friendly,
      match: 'Good with dogs',
      ask: 'dogs',
    },
    {
      isNeeded: preferences.has_cats,
      fact: pet.cat_friendly,
      match: 'Good with cats',
      ask: 'cats',
    },
    {
      isNeeded: preferences.wants_allergy_friendly,
      fact: pet.allergy_friendly,
      match: 'Allergy friendly',
      ask: 'allergies',
    },
  ];
  return needs
    .filter((need) => need.isNeeded)
    .map((need) =>
      need.fact === true
        ? { aspect: 'home', kind: 'match', points: FULL_POINTS, text: need.match }
        : {
            aspect: 'home',
            kind: 'unknown',
            points: NO_POINTS,
            text: `Ask the shelter about ${need.ask}`,
          },
    );
}
