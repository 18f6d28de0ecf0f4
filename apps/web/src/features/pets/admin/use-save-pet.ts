import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { adminToast, LONG_TOAST_DURATION } from '../../../lib/toast.ts';
import { refreshVisits } from '../../visits/admin/staff-visits-api.ts';
import type { ChangedPetFields, PetFormValues } from './pet-form-values.ts';
import { createFailure, petSaved, traitsNotSaved, updateFailure } from './pets-admin-messages.ts';
import { addPet, changePet } from './save-pet.ts';
import { removePets, upsertPets } from './staff-pets-api.ts';

export type SaveFailure = {
  error: unknown;
  message: string;
  /** The pet as someone else has saved it; set for a conflict, which shows no toast. */
  current?: Pet;
};

/**
 * Saves the form, updates the cached lists and shows a toast with the outcome (R8.30-R8.32, R8.41).
 * @param pet the version that the changes are based on; null for a new pet
 * @returns the saved pet, or why it is not saved
 */
export function useSavePet(pet: Pet | null) {
  const client = useQueryClient();
  const event = pet ? 'updated' : 'created';

  return async (
    values: PetFormValues,
    changed: ChangedPetFields,
    image: File | null,
  ): Promise<{ saved: Pet } | SaveFailure> => {
    try {
      const saved = await (pet ? changePet(pet, values, changed, image) : addPet(values, image));
      upsertPets(client, [saved.pet]);
      void refreshVisits(client);
      if (saved.hasTraitFailure) adminToast.warning(traitsNotSaved[event]);
      else adminToast.success(petSaved[event]);
      return { saved: saved.pet };
    } catch (error) {
      const current = readCurrentRow<Pet>(error);
      if (current) {
        upsertPets(client, [current]);
        return { error, message: updateFailure(error), current };
      }
      // The form then shows that the pet was deleted.
      if (pet && error instanceof ApiError && error.status === 404) removePets(client, [pet.id]);
      const message = pet ? updateFailure(error) : createFailure(error);
      adminToast.error(message, {
        ...(!pet && { duration: LONG_TOAST_DURATION }),
        ...reasonBelow(error, message),
      });
      return { error, message };
    }
  };
}
