import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '../../../lib/map-with-concurrency.ts';
import { isFailed, useBulkAction } from '../../../staff/bulk/use-bulk-action.ts';
import { refreshVisits } from '../../visits/admin/staff-visits-api.ts';
import { type PetBulkAction, reportPetBulkAction } from './pet-bulk-action.ts';
import { petBulkMessages } from './pets-admin-messages.ts';
import { deletePet, removePets, updatePet, upsertPets } from './staff-pets-api.ts';

type Result = BulkResult<Pet, Pet | null>;

/** Pets that are selected: how many, and how to get them. */
export interface SelectedPets {
  count: number;
  load: () => Promise<readonly Pet[]>;
}

/**
 * Deletes the selected pets or gives them a status (R4.12, R7.31).
 * @param onDone clears the selection
 */
export function useBulkPetAction({ count, load }: SelectedPets, onDone: () => void) {
  const client = useQueryClient();

  const updateCache = (action: PetBulkAction, result: Result) => {
    logFailures(result);
    const succeeded = result.results.filter((each) => each.success);
    if (action === 'delete') {
      const deletedIds = succeeded.map(({ item }) => item.id);
      removePets(client, deletedIds);
    } else {
      const changed = succeeded.flatMap(({ response }) => response ?? []);
      upsertPets(client, changed);
    }
    // Deleting or adopting a pet cancels its visits (D19, B3.11).
    void refreshVisits(client);
  };

  return useBulkAction<PetBulkAction, Pet, Pet | null>({
    count,
    loadItems: load,
    noItemsMessage: petBulkMessages.noneSelected,
    call: changePet,
    updateCache,
    report: reportPetBulkAction,
    identify: ({ id, name }) => ({ id, name }),
    onDone,
  });
}

async function changePet(action: PetBulkAction, { id }: Pet): Promise<Pet | null> {
  if (action !== 'delete') return updatePet(id, { status: action });
  await deletePet(id);
  return null;
}

/** R8.35: the message refers to the console. */
function logFailures({ results }: Result): void {
  for (const { item, error } of results.filter(isFailed)) {
    // biome-ignore lint/suspicious/noConsole: R8.35, "See console for details."
    console.error(`Pet ${item.id} (${item.name}) could not be changed.`, error);
  }
}
