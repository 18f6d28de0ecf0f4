import { ageLabel } from '@pawmatch/contract/pets/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { energyLabels, sizeLabels } from '@pawmatch/contract/pets/pet-labels';

/** Said of a tag that the shelter has not filled in. */
const NOT_KNOWN = 'Not known';

export interface PetTag {
  label: string;
  value: string;
}

/** R2.37: the eight labelled tags of a card, in their order. */
export function petTags(pet: Pet): PetTag[] {
  return [
    { label: 'Species', value: pet.species },
    { label: 'Breed', value: pet.breed },
    { label: 'Age', value: ageLabel(pet.age_group, pet.species) },
    { label: 'Sex', value: pet.sex },
    { label: 'Size', value: sizeLabels[pet.size] },
    { label: 'Energy', value: pet.energy_level ? energyLabels[pet.energy_level] : NOT_KNOWN },
    { label: 'Coat', value: pet.hair_length ?? NOT_KNOWN },
    { label: 'Exp Level', value: pet.experience_level ?? NOT_KNOWN },
  ];
}

export interface PetMark {
  label: string;
  /** Null: not known, which is not "no" (D15). */
  value: boolean | null;
}

/** R2.38: what is marked with yes or no when a card is opened up, in its order. */
export function petMarks(pet: Pet): PetMark[] {
  return [
    { label: 'Allergy Friendly', value: pet.allergy_friendly },
    { label: 'Kid Friendly', value: pet.kid_friendly },
    { label: 'Pet Friendly', value: pet.pet_friendly },
    { label: 'Special Needs', value: pet.special_needs },
  ];
}
