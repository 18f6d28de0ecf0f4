import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetFormValues } from './pet-form-values.ts';

/** The name under which the pet form stores its draft when a session ends. */
export const PET_DRAFT = 'pet';

export interface PetDraft {
  /** The pet that is edited; null for a new one. */
  pet: Pet | null;
  changed: Partial<PetFormValues>;
  image: File | null;
}
