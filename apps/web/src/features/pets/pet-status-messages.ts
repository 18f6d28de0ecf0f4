import type { PetStatus } from '@pawmatch/contract/pets/pet-status';

/** What people read for the status of a pet. */
export const petStatusNames: Readonly<Record<PetStatus, string>> = {
  Available: 'Available',
  Pending: 'Pending',
  Adopted: 'Adopted',
};
