import type { PetFactValues } from '../pets/facts/pet-facts.ts';
import type { TrainingTrait } from '../pets/facts/training-traits.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { HomeDetails } from './home/home-details.ts';
import { isTooMuch } from './home/needs.ts';

/** The facts of a pet that matching depends on. */
export type MatchablePet = PetFactValues & { training_traits: TrainingTrait[] };

/** What an adopter looks for; `preferences` is null when only traits were saved. */
export interface MatchCriteria {
  preferences: Preferences | null;
  traits: readonly TrainingTrait[];
  /** The optional answers about the home, which count with preferences only. */
  home?: HomeDetails | undefined;
}

export const exclusionCauses = [
  'species',
  'children',
  'children_ages',
  'dogs',
  'cats',
  'allergies',
  'special_needs',
  'HouseTrained',
  'LitterTrained',
] as const;
/** Facts of the household, which cannot be relaxed. */
export const householdCauses = ['children', 'children_ages', 'dogs', 'cats', 'allergies'] as const;
export type HouseholdCause = (typeof householdCauses)[number];
/** The answer that excludes a pet. */
export type ExclusionCause = (typeof exclusionCauses)[number];

/**
 * Facts filter. A pet is excluded when a fact is known to conflict with the criteria; an unknown
 * fact never excludes a pet.
 * @returns every answer that excludes the pet; none when it is possible
 */
export function listExclusions(
  pet: MatchablePet,
  { preferences, traits, home }: MatchCriteria,
): ExclusionCause[] {
  const causes: ExclusionCause[] = traits.filter(
    (trait) => isTraitRelevant(trait, pet) && !pet.training_traits.includes(trait),
  );
  if (!preferences) return causes;
  const { preferred_species: species, has_children, has_dogs, has_cats } = preferences;
  if (species !== 'NoPreference' && species !== pet.species) causes.push('species');
  if (has_children && pet.kid_friendly === false) causes.push('children');
  if (has_children && isTooMuch('youngest_child', pet, home)) causes.push('children_ages');
  if (has_dogs && pet.dog_friendly === false) causes.push('dogs');
  if (has_cats && pet.cat_friendly === false) causes.push('cats');
  if (preferences.wants_allergy_friendly && pet.allergy_friendly === false) {
    causes.push('allergies');
  }
  if (pet.special_needs && !preferences.accepts_special_needs) causes.push('special_needs');
  return causes;
}

/** See {@link listExclusions}. */
export const isPossible = (pet: MatchablePet, criteria: MatchCriteria): boolean =>
  listExclusions(pet, criteria).length === 0;

/** Litter training applies to cats only. */
function isTraitRelevant(trait: TrainingTrait, pet: MatchablePet): boolean {
  return trait !== 'LitterTrained' || pet.species === 'Cat';
}
