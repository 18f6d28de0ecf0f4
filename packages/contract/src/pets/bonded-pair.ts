import type { BondedPet, Pet } from './pet.ts';
import type { PetStatus } from './pet-status.ts';

type WithStatus = { status: PetStatus };

/** Whether adopters can ask for visits of a pet: also the other one of its pair is Available. */
export const canBeVisited = (pet: WithStatus, partner: WithStatus | null): boolean =>
  pet.status === 'Available' && (partner === null || partner.status === 'Available');

/** The other pet of a bonded pair, when visits of an Available pet are not possible because of it. */
export function unavailablePartner({
  bonded_with,
}: Pick<Pet, 'bonded_with'>): (BondedPet & { status: 'Pending' | 'Adopted' }) | null {
  if (!bonded_with || bonded_with.status === 'Available') return null;
  return { ...bonded_with, status: bonded_with.status };
}

type Named = { name: string } | null | undefined;

/** The names of a pet and the other one of its pair, such as "Luna and Milo"; empty without a pet. */
export const petNames = (pet: Named, bondedPet: Named): string =>
  [pet, bondedPet].flatMap((it) => it?.name ?? []).join(' and ');
