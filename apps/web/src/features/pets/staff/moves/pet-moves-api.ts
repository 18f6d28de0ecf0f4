import * as endpoints from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import { actingShelter } from '../../../../lib/acting-shelter.ts';
import { callEndpoint } from '../../../../lib/api/client.ts';
import { endpointQuery } from '../../../../lib/api/endpoint-query.ts';
import { useCan } from '../../../../lib/use-can.ts';

/** Whether the reader may move pets; where the installation has one shelter, there is nowhere to move to. */
export function useCanMovePets(): boolean {
  const can = useCan();
  return can('pets.move') && actingShelter() !== null;
}

/** Loaded again with the pets, whenever one is changed. */
export const petMoveQuery = (id: string) =>
  endpointQuery(['pets', 'staff', 'move', id], endpoints.getPetMove, { params: { id } });

/** What the shelter offers and is offered. */
export const petMovesQuery = endpointQuery(['pets', 'staff', 'moves'], endpoints.listPetMoves);

export const offerPet = (id: string, to: string) =>
  callEndpoint(endpoints.offerPet, { params: { id }, body: { to } });

export const withdrawPetMove = (id: string) =>
  callEndpoint(endpoints.withdrawPetMove, { params: { id } });

export const acceptPetMove = (id: string) =>
  callEndpoint(endpoints.acceptPetMove, { params: { id } });

export const declinePetMove = (id: string) =>
  callEndpoint(endpoints.declinePetMove, { params: { id } });
