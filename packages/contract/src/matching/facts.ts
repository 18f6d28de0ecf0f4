import type { PetFactValues } from '../pets/pet-facts.ts';
import type { TrainingTrait } from '../pets/training-traits.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** What matching looks at in a pet. */
export type MatchablePet = PetFactValues & { training_traits: TrainingTrait[] };

/** What an adopter lives with and wishes for; preferences are null when only traits were saved. */
export interface Wishes {
  preferences: Preferences | null;
  traits: readonly TrainingTrait[];
}

/**
 * D27: facts filter. A pet is out when living together is known not to work; what is not known does
 * not exclude.
 */
export function isPossible(pet: MatchablePet, { preferences, traits }: Wishes): boolean {
  if (traits.some((trait) => asksOf(trait, pet) && !pet.training_traits.includes(trait))) {
    return false;
  }
  if (!preferences) return true;
  const { preferred_species, has_children, has_dogs, has_cats } = preferences;
  if (preferred_species !== 'NoPreference' && preferred_species !== pet.species) return false;
  if (has_children && pet.kid_friendly === false) return false;
  if ((has_dogs || has_cats) && pet.pet_friendly === false) return false;
  if (preferences.wants_allergy_friendly && pet.allergy_friendly === false) return false;
  return preferences.accepts_special_needs || !pet.special_needs;
}

/** Litter training is asked of cats only (R3.24). */
function asksOf(trait: TrainingTrait, pet: MatchablePet): boolean {
  return trait !== 'LitterTrained' || pet.species === 'Cat';
}
