import { factLabel } from '../../pets/facts/fact-label.ts';
import { petFacts } from '../../pets/facts/pet-facts.ts';
import { criterionLabel, NO_PREFERENCE } from '../../preferences/criteria.ts';
import type { Preferences } from '../../preferences/preferences.ts';
import type { MatchablePet } from '../facts.ts';
import type { HomeDetails } from '../home/home-details.ts';
import { compareExperience, compareHome } from '../home/needs.ts';
import type { Comparison, MatchReason } from '../match.ts';
import {
  criterionLabels,
  criterionTexts,
  householdTexts,
  questionTexts,
  sideTexts,
} from '../matching-messages.ts';
import {
  type WeightedCriterionName,
  weightedCriteria,
  weightedCriterionNames,
} from './criterion-weights.ts';
import { penaltyShare } from './weights.ts';

/** How one pet meets one criterion. */
export interface ScoreComponent extends Comparison {
  criterion: WeightedCriterionName;
}

type Compare = (
  pet: MatchablePet,
  preferences: Preferences,
  home: HomeDetails | undefined,
) => Comparison | null;

/** How each criterion is compared; null when nothing was asked. */
const comparisons: Record<WeightedCriterionName, Compare> = {
  children: compareHousehold('has_children', 'kid_friendly', ({ children_from: from }) => ({
    suits: from ? householdTexts.children.suitsFrom[from] : householdTexts.children.suits,
    ask: householdTexts.children.ask,
    yours: sideTexts.childrenAtHome,
    theirs: sideTexts.goodWithChildren,
  })),
  dogs: compareHousehold('has_dogs', 'dog_friendly', () => ({
    ...householdTexts.dogs,
    yours: sideTexts.dogsAtHome,
    theirs: sideTexts.goodWithDogs,
  })),
  cats: compareHousehold('has_cats', 'cat_friendly', () => ({
    ...householdTexts.cats,
    yours: sideTexts.catsAtHome,
    theirs: sideTexts.goodWithCats,
  })),
  allergies: compareHousehold('wants_allergy_friendly', 'allergy_friendly', () => ({
    ...householdTexts.allergies,
    yours: sideTexts.allergies,
    theirs: sideTexts.allergies,
  })),
  energy: compareOnScale('energy_level'),
  age: compareOnScale('age_group'),
  size: compareOnScale('size'),
  hair: compareOnScale('hair_length'),
  experience: (pet, { ownership_experience }) => compareExperience(pet, ownership_experience),
  children_ages: (pet, { has_children }, home) =>
    has_children ? compareHome('youngest_child', pet, home) : null,
  time_alone: (pet, _, home) => compareHome('hours_alone', pet, home),
  daily_time: (pet, _, home) => compareHome('daily_time', pet, home),
  home: (pet, _, home) => compareHome('kind_of_home', pet, home),
  sex: compareSex,
};

/** In the order of weight. */
export function scoreCriteria(
  pet: MatchablePet,
  preferences: Preferences,
  home?: HomeDetails,
): ScoreComponent[] {
  const components = weightedCriterionNames.flatMap((criterion) => {
    const comparison = comparisons[criterion](pet, preferences, home);
    return comparison ? { criterion, ...comparison } : [];
  });
  return components.filter(isFactCountedOnce);
}

/**
 * An unknown energy level is unknown once: the preferred energy counts, which weighs more, and not the time for
 * walks as well.
 */
const isFactCountedOnce = (
  { criterion, kind }: ScoreComponent,
  _: number,
  components: readonly ScoreComponent[],
) =>
  criterion !== 'daily_time' ||
  kind !== 'unknown' ||
  !components.some((other) => other.criterion === 'energy');

/** The reason as it is sent. */
export function toReason({ criterion, kind, parameters, words }: ScoreComponent): MatchReason {
  const { weight, isHousehold } = weightedCriteria[criterion];
  return {
    kind,
    parameters,
    ...words(),
    aspect: criterion,
    label: criterionLabels[criterion],
    is_household: isHousehold,
    weight,
    points: weight * (1 - penaltyShare[kind]),
    question: kind === 'unknown' ? questionTexts[criterion] : null,
  };
}

type ScaleFact = 'energy_level' | 'age_group' | 'size' | 'hair_length';

/** By the distance on a scale; farther away is a miss. */
const KINDS = ['match', 'near'] as const;

/** A preference on a scale, where a pet one step away is near. */
function compareOnScale(fact: ScaleFact): Compare {
  const { values, criterion } = petFacts[fact];
  const scale: readonly string[] = values;
  return (pet, preferences) => {
    const preferred = preferences[criterion.preference];
    if (preferred === null || preferred === NO_PREFERENCE) return null;
    const actual = pet[fact];
    const kind =
      actual === null
        ? 'unknown'
        : (KINDS[Math.abs(scale.indexOf(actual) - scale.indexOf(preferred))] ?? 'miss');
    const words = () => {
      const texts = criterionTexts[fact];
      const yours = criterionLabel(fact, preferred, preferences.preferred_species);
      if (actual === null) return { text: texts.ask, yours, theirs: null };
      const theirs = factLabel(fact, actual, pet.species, pet.sex);
      const wish = factLabel(fact, preferred, pet.species, pet.sex).toLowerCase();
      const text = texts[kind === 'match' ? 'met' : 'other']({ value: theirs, wish });
      return { text, yours, theirs };
    };
    return { kind, parameters: { yours: preferred, theirs: actual }, words };
  };
}

function compareSex(pet: MatchablePet, preferences: Preferences): Comparison | null {
  const preferred = preferences.preferred_sex;
  if (preferred === NO_PREFERENCE) return null;
  const kind = preferred === pet.sex ? 'match' : 'miss';
  const words = () => {
    const [yours, theirs] = [factLabel('sex', preferred), factLabel('sex', pet.sex)];
    const text = criterionTexts.sex[kind === 'match' ? 'met' : 'other']({
      value: theirs,
      wish: yours.toLowerCase(),
    });
    return { text, yours, theirs };
  };
  return { kind, parameters: { yours: preferred, theirs: pet.sex }, words };
}

/** What the household needs; a known conflict has excluded the pet before. */
function compareHousehold(
  need: 'has_children' | 'has_dogs' | 'has_cats' | 'wants_allergy_friendly',
  fact: 'kid_friendly' | 'dog_friendly' | 'cat_friendly' | 'allergy_friendly',
  texts: (pet: MatchablePet) => Record<'suits' | 'ask' | 'yours' | 'theirs', string>,
): Compare {
  return (pet, preferences) => {
    if (!preferences[need]) return null;
    const isKnown = pet[fact] === true;
    const words = () => {
      const { suits, ask, yours, theirs } = texts(pet);
      return isKnown ? { text: suits, yours, theirs } : { text: ask, yours, theirs: null };
    };
    const parameters = { yours: 'true', theirs: isKnown ? 'true' : null };
    return { kind: isKnown ? 'match' : 'unknown', parameters, words };
  };
}
