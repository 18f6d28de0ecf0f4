import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { NamedShelter, PetMove } from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import type { KnownShelter, Shelters } from '../shelter/shelters.ts';
import type { PetMoveDetails } from './pet-moves.repository.ts';

export const presentShelterName = ({ slug, name }: KnownShelter): NamedShelter => ({ slug, name });

export const presentPetMove = (
  { move, petName, bondedPetName }: PetMoveDetails,
  shelters: Pick<Shelters, 'of'>,
): PetMove => ({
  id: move.id,
  pet_id: move.petId,
  pet_name: petNames({ name: petName }, bondedPetName === null ? null : { name: bondedPetName }),
  from: presentShelterName(shelters.of(move.fromShelterId)),
  to: presentShelterName(shelters.of(move.toShelterId)),
  offered_at: move.offeredAt.toISOString(),
});
