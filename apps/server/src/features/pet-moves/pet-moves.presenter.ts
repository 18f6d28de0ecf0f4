import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Partner, PetMove } from '@pawmatch/contract/pets/pet-moves-endpoints';
import type { KnownShelter, Shelters } from '../shelter/shelters.ts';
import type { PetMoveDetails } from './pet-moves.repository.ts';

export const presentPartner = ({ slug, name }: KnownShelter): Partner => ({ slug, name });

export const presentPetMove = (
  { move, petName, bondedPetName }: PetMoveDetails,
  shelters: Pick<Shelters, 'of'>,
): PetMove => ({
  id: move.id,
  pet_id: move.petId,
  pet_name: petNames({ name: petName }, bondedPetName === null ? null : { name: bondedPetName }),
  from: presentPartner(shelters.of(move.fromShelterId)),
  to: presentPartner(shelters.of(move.toShelterId)),
  offered_at: move.offeredAt.toISOString(),
});
