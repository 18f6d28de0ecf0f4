import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { refreshVisits } from '../../visits/admin/staff-visits-api.ts';
import { deleteFailure, petSaved } from './pets-admin-messages.ts';
import { deletePet, removePets, upsertPets } from './staff-pets-api.ts';

/** Deletes one pet after confirmation, and shows a toast with the outcome (R8.34, R8.41). */
export function useDeletePet() {
  const client = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);

  /** @returns whether the pet is gone */
  const remove = async ({ id, version }: Pet): Promise<boolean> => {
    setIsDeleting(true);
    try {
      await deletePet(id, version);
      removePets(client, [id]);
      // Deleting a pet cancels its visits (D19).
      void refreshVisits(client);
      adminToast.success(petSaved.deleted);
      return true;
    } catch (error) {
      const current = readCurrentRow<Pet>(error);
      if (current) upsertPets(client, [current]);
      const message = deleteFailure(error);
      adminToast.error(message, reasonBelow(error, message));
      return false;
    } finally {
      setIsDeleting(false);
    }
  };

  return { remove, isDeleting };
}
