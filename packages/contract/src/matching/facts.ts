import type { PetFactValues } from '../pets/pet-facts.ts';
import type { TrainingTrait } from '../pets/training-traits.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** The facts of a pet that matching depends on. */
export type MatchablePet = PetFactValues & { training_traits: TrainingTrait[] };

/** What an adopter looks for; `preferences` is null when only traits were saved. */
export interface MatchCriteria {
  preferences: Preferences | null;
  traits: readonly TrainingTrait[];
}

/**
 * D27: facts filter. A pet is excluded when a fact is known to conflict with the criteria; an unknown
 * fact never excludes a pet.
 */
export function isPossible(pet: MatchablePet, { preferences, traits }: MatchCriteria): boolean {
  if (traits.some((trait) => isTraitRelevant(trait, pet) && !pet.training_traits.includes(trait))) {
    return false;
  }
  if (!preferences) return true;
  const { preferred_species, has_children, has_dogs, has_cats } = preferences;
  if (preferred_species !== 'NoPreference' && preferred_species !== pet.species) return false;
  if (has_children && pet.kid_friendly === false) return false;
  if (has_dogs && pet.dog_friendly === false) return false;
  if (has_cats && pet.cat_friendly === false) return false;
  if (preferences.wants_allergy_friendly && pet.allergy_friendly === false) return false;
  return preferences.accepts_special_needs || !pet.special_needs;
}

/** Litter training applies to cats only (R3.24). */
function isTraitRelevant(trait: TrainingTrait, pet: MatchablePet): boolean {
  return trait !== 'LitterTrained' || pet.species === 'Cat';
}
