import type { Pet } from '@pawmatch/contract/pets/pet';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { useQueryClient } from '@tanstack/react-query';
import { StatusDropdown } from '../../../components/admin/StatusDropdown.tsx';
import { refreshAllVisits } from '../../visits/api/all-visits-cache.ts';
import { keepPets } from '../api/all-pets-cache.ts';
import { updatePet } from '../api/update-pet.ts';
import { petStatusTone } from './pet-status-tone.ts';

/** R2.52, R4.12: the status of a pet in its row; any may follow any other. */
export function PetStatusDropdown({ pet }: { pet: Pet }) {
  const client = useQueryClient();

  const handleChange = async (status: PetStatus) => {
    keepPets(client, [await updatePet(pet.id, { status })]);
    void refreshAllVisits(client);
    return true;
  };

  return (
    <StatusDropdown
      current={pet.status}
      tone={petStatusTone(pet.status)}
      choices={PetStatus.options}
      labelOf={(status) => status}
      name={pet.name}
      onChange={handleChange}
    />
  );
}
