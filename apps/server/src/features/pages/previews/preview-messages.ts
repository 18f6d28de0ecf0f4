import { localized } from '@pawmatch/contract/localized';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';

/** What the preview of a link says and shows, and its data for search engines. */
export const previewMessages = localized('previewMessages', {
  /** Of the picture of pages that are not about one pet. */
  site: 'A dog and a cat side by side at a window',
  pet: ({ name, age, breed }: { name: string; age: string; breed: string }) =>
    `${name}, ${age.toLowerCase()} ${breed}`,
  status: {
    Available: 'Looking for a home',
    Pending: 'Has an adoption pending',
    Adopted: 'Has found a home',
  } satisfies Record<PetStatus, string>,
  /** In place of a name that no font has. */
  unnamed: ({ species }: { species: string; isFemale: boolean }) => `This ${species.toLowerCase()}`,
  availablePets: 'Available Pets',
});
