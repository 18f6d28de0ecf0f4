import { linkPets, unlinkPets } from '@pawmatch/contract/pets/bonded-pair-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { staffPetKeys, upsertPets } from './staff-pets.ts';

/**
 * B1.14: links a pet with another one, or ends its pair (`otherId` null). After a conflict the current pet is
 * shown, and another try is based on it.
 */
export function useChangeBondedPair(pet: Pet) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string | null) => {
      const params = { id: pet.id };
      const expected_version = pet.version || undefined;
      return otherId === null
        ? callEndpoint(unlinkPets, { params, body: { expected_version } })
        : callEndpoint(linkPets, { params, body: { pet_id: otherId, expected_version } });
    },
    onSuccess: (changed) => {
      upsertPets(client, [changed]);
      const other = changed.bonded_with ?? pet.bonded_with;
      if (other) void client.invalidateQueries({ queryKey: staffPetKeys.one(other.id) });
    },
    onError: (error) => {
      const current = readCurrentRow<Pet>(error);
      if (current) upsertPets(client, [current]);
    },
  });
}
