import * as endpoints from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { actingShelter } from '../../../../lib/acting-shelter.ts';
import { callEndpoint } from '../../../../lib/api/client.ts';
import { useCan } from '../../../../lib/use-can.ts';

/** Whether the reader may move pets; where the installation has one shelter, there is nowhere to move to. */
export function useCanMovePets(): boolean {
  const can = useCan();
  return can('pets.move') && actingShelter() !== null;
}

/** Loaded again with the pets, whenever one is changed. */
export const petMoveQuery = (id: string) =>
  queryOptions({
    queryKey: ['pets', 'staff', 'move', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.getPetMove, { params: { id }, signal }),
  });

/** What the shelter offers and is offered. */
export const petMovesQuery = queryOptions({
  queryKey: ['pets', 'staff', 'moves'],
  queryFn: ({ signal }) => callEndpoint(endpoints.listPetMoves, { signal }),
});

export const offerPet = (id: string, to: string) =>
  callEndpoint(endpoints.offerPet, { params: { id }, body: { to } });

export const withdrawPetMove = (id: string) =>
  callEndpoint(endpoints.withdrawPetMove, { params: { id } });

export const acceptPetMove = (id: string) =>
  callEndpoint(endpoints.acceptPetMove, { params: { id } });

export const declinePetMove = (id: string) =>
  callEndpoint(endpoints.declinePetMove, { params: { id } });
