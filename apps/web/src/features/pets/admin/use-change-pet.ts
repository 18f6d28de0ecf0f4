import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetChanges } from '@pawmatch/contract/pets/pet-input';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { updatePet, upsertPets } from './staff-pets-api.ts';

/** Changes a pet as it is shown, in every list; after a conflict the current pet is shown. */
export function useChangePet() {
  const client = useQueryClient();
  return async (
    pet: Pick<Pet, 'id' | 'version'>,
    changes: z.input<typeof PetChanges>,
  ): Promise<void> => {
    try {
      const body = { ...changes, expected_version: pet.version || undefined };
      upsertPets(client, [await updatePet(pet.id, body)]);
    } catch (error) {
      const current = readCurrentRow<Pet>(error);
      if (current) upsertPets(client, [current]);
      throw error;
    }
  };
}
