import { type ChoiceOf, factLabel, petFacts } from '../pets/pet-facts.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { MatchablePet } from './facts.ts';
import type { MatchReason } from './match.ts';

/**
 * How much each wish counts; they add up to 100 when everything was asked for.
 *
 * Behaviour and daily life come before looks: energy and the experience that a pet asks for are
 * what adopters name when an adoption does not last (Salman et al., 1998, J. Appl. Anim. Welf. Sci.
 * 1:207-226; Diesel, Pfeiffer and Brodbelt, 2008, Prev. Vet. Med. 84:228-241). Age and size come
 * next, since they decide what a household can manage; coat and sex last (Weiss et al., 2012,
 * Animals 2:144-159, on what people say they chose by). The order is from those; the numbers are
 * ours.
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

/** Marks are in tenths, so that sums are exact: a neighbour of the wish earns half. */
const FULL = 10;
const NEAR = 5;
/** Not known earns a little less than a fair guess would. */
const UNKNOWN = 4;
const NONE = 0;

/** What one wish is worth for one pet. */
export interface ScoreComponent extends MatchReason {
  aspect: Aspect;
  /** In tenths, 0 to 10. */
  earned: number;
}

/** Which marks there are depends on the wishes alone; what they earn, on the pet. */
export function scoreCriteria(pet: MatchablePet, wish: Preferences): ScoreComponent[] {
  return [
    judgeOrdered(
      'energy',
      petFacts.energy_level.values,
      pet.energy_level,
      wish.preferred_energy_level,
      {
        name: (level) => factLabel('energy_level', level),
        unknown: 'Ask the shelter about energy',
      },
    ),
    judgeExperience(pet, wish),
    judgeOrdered('age', petFacts.age_group.values, pet.age_group, wish.preferred_age, {
      name: (age) => factLabel('age_group', age, pet.species),
      unknown: 'Ask the shelter about age',
    }),
    judgeOrdered('size', petFacts.size.values, pet.size, wish.preferred_size, {
      name: (size) => `${factLabel('size', size)} size`,
      unknown: 'Ask the shelter about size',
    }),
    judgeOrdered('hair', petFacts.hair_length.values, pet.hair_length, wish.preferred_hair_length, {
      name: (length) => `${length} coat`,
      unknown: 'Ask the shelter about the coat',
    }),
    judgeSex(pet, wish),
    ...judgeHome(pet, wish),
  ].filter((mark) => mark !== null);
}

/** A wish on a scale, on which the next step either way is near. */
function judgeOrdered<T extends string>(
  aspect: Aspect,
  scale: readonly T[],
  actual: T | null,
  wished: T | 'NoPreference' | null,
  words: { name: (value: T) => string; unknown: string },
): ScoreComponent | null {
  if (wished === null || wished === 'NoPreference') return null;
  if (actual === null) return { aspect, kind: 'unknown', earned: UNKNOWN, text: words.unknown };
  const distance = Math.abs(scale.indexOf(actual) - scale.indexOf(wished));
  if (distance === 0) {
    return { aspect, kind: 'match', earned: FULL, text: `${words.name(actual)}, as you wished` };
  }
  const text = `${words.name(actual)}, you wished for ${words.name(wished).toLowerCase()}`;
  return distance === 1
    ? { aspect, kind: 'near', earned: NEAR, text }
    : { aspect, kind: 'miss', earned: NONE, text };
}

/** How far each adopter's experience reaches on the scale of what pets ask for. */
const experienceReach: Record<Preferences['ownership_experience'], ChoiceOf<'experience_level'>> = {
  FirstTime: 'Beginner',
  HadBefore: 'Intermediate',
  CurrentlyHave: 'Advanced',
};

function judgeExperience(pet: MatchablePet, wish: Preferences): ScoreComponent {
  const aspect = 'experience';
  if (pet.experience_level === null) {
    const text = 'Ask the shelter how much experience is needed';
    return { aspect, kind: 'unknown', earned: UNKNOWN, text };
  }
  const scale = petFacts.experience_level.values;
  const missing =
    scale.indexOf(pet.experience_level) - scale.indexOf(experienceReach[wish.ownership_experience]);
  if (missing <= 0) {
    const text =
      pet.experience_level === 'Beginner' ? 'Easy for first-time owners' : 'Suits your experience';
    return { aspect, kind: 'match', earned: FULL, text };
  }
  const text = `Asks for ${pet.experience_level === 'Advanced' ? 'an experienced' : 'a somewhat experienced'} owner`;
  return missing === 1
    ? { aspect, kind: 'near', earned: NEAR, text }
    : { aspect, kind: 'miss', earned: NONE, text };
}

function judgeSex(pet: MatchablePet, wish: Preferences): ScoreComponent | null {
  if (wish.preferred_sex === 'NoPreference') return null;
  return wish.preferred_sex === pet.sex
    ? { aspect: 'sex', kind: 'match', earned: FULL, text: `${pet.sex}, as you wished` }
    : {
        aspect: 'sex',
        kind: 'miss',
        earned: NONE,
        text: `${pet.sex}, you wished for ${wish.preferred_sex.toLowerCase()}`,
      };
}

/** What the home needs and the pet is known for, or not known for. */
function judgeHome(pet: MatchablePet, wish: Preferences): ScoreComponent[] {
  const needs = [
    {
      asked: wish.has_children,
      fact: pet.kid_friendly,
      match: 'Good with children',
      ask: 'children',
    },
    {
      asked: wish.has_dogs || wish.has_cats,
      fact: pet.pet_friendly,
      match: 'Good with other pets',
      ask: 'other pets',
    },
    {
      asked: wish.wants_allergy_friendly,
      fact: pet.allergy_friendly,
      match: 'Allergy friendly',
      ask: 'allergies',
    },
  ];
  return needs
    .filter((need) => need.asked)
    .map((need) =>
      need.fact === true
        ? { aspect: 'home', kind: 'match', earned: FULL, text: need.match }
        : {
            aspect: 'home',
            kind: 'unknown',
            earned: NONE,
            text: `Ask the shelter about ${need.ask}`,
          },
    );
}
