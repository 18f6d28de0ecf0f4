import type { PetStatus } from '@pawmatch/contract/pets/pet-status';

/** What people read for the status of a pet. */
export const petStatusNames: Readonly<Record<PetStatus, string>> = {
  Available: 'Available',
  Pending: 'Pending',
  Adopted: 'Adopted',
};

/** {@link petStatusNames} of one pet, for languages in which a word has the pet's gender. */
export const petStatusOfSex: Readonly<
  Record<'Male' | 'Female', Readonly<Record<PetStatus, string>>>
> = { Male: petStatusNames, Female: petStatusNames };
