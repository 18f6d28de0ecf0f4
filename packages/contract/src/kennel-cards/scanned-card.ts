import { shortPetId } from '../pets/pet-address.ts';

/** Marks the address behind the code on a kennel card, which leads staff to their own page of the pet. */
export const SCANNED = 'card';

/** Short, for a code with large squares; the server completes it with the name that the pet has then. */
export const scannedPath = (petId: string): string => `/pets/p-${shortPetId(petId)}?${SCANNED}`;
