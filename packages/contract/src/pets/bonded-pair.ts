import type { BondedPet, Pet } from './pet.ts';

/**
 * B1.14: the other pet of a bonded pair, when visits are not possible because of it. A pet of a pair can be
 * visited and adopted while both are Available.
 */
export function unavailablePartner({
  bonded_with,
}: Pick<Pet, 'bonded_with'>): (BondedPet & { status: 'Pending' | 'Adopted' }) | null {
  if (!bonded_with || bonded_with.status === 'Available') return null;
  return { ...bonded_with, status: bonded_with.status };
}
