import type { HiddenPet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import type { HiddenPetRow } from './hidden-pets.repository.ts';

export const presentHiddenPet = ({ petId, name, reason, createdAt }: HiddenPetRow): HiddenPet => ({
  pet_id: petId,
  name,
  reason,
  created_at: createdAt.toISOString(),
});
