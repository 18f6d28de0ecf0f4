import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import type { ListFilterState } from '../../../components/admin/ListFilter.tsx';

/** The filter of the staff's pet list; empty values match everything. */
export type PetListFilter = ListFilterState<PetStatus>;

export const noPetListFilter: PetListFilter = { text: '', status: '' };

/** The pets with the status whose name, breed or species contains the text, in their order. */
export function filterPetList(pets: readonly Pet[], { text, status }: PetListFilter) {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' && status === '') return pets;
  return pets.filter(
    (pet) =>
      (status === '' || pet.status === status) &&
      `${pet.name} ${pet.breed} ${pet.species}`.toLowerCase().includes(wanted),
  );
}

/** How many pets have each status. */
export function countPets(pets: readonly Pet[]): Record<PetStatus, number> {
  const counts: Record<PetStatus, number> = { Available: 0, Pending: 0, Adopted: 0 };
  for (const { status } of pets) counts[status] += 1;
  return counts;
}
