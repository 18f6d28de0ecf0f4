import type { Pet } from '@pawmatch/contract/pets/pet';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  REQUESTED_VISIT_KEY,
  readItem,
  removeItem,
  writeItem,
} from '../../../lib/storage/session-storage.ts';
import { getSession } from '../../../lib/storage/session-store.ts';

const whileOpen = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/**
 * The pets for which a visit was requested in this session. They are stored in the query cache,
 * which is cleared with the session, so that the next user does not see them.
 */
const requestedPetsQuery = queryOptions({
  queryKey: ['requested-pets'],
  queryFn: (): string[] => [],
  initialData: (): string[] => [],
  ...whileOpen,
});

/** The user of this tab, and the pet of the request whose panel is open; it survives a reload. */
const ownRequest = (petId: string) => `${getSession().user?.id} ${petId}`;

function readLatestRequest(): string | null {
  const petId = readItem(REQUESTED_VISIT_KEY)?.split(' ')[1];
  return petId && readItem(REQUESTED_VISIT_KEY) === ownRequest(petId) ? petId : null;
}

/** The pet of the latest request, until its panel is closed. */
const latestRequestQuery = queryOptions({
  queryKey: ['latest-request'],
  queryFn: readLatestRequest,
  initialData: readLatestRequest,
  ...whileOpen,
});

export function addRequestedPet(queryClient: QueryClient, petId: string): void {
  queryClient.setQueryData(requestedPetsQuery.queryKey, (petIds = []) => [...petIds, petId]);
  queryClient.setQueryData(latestRequestQuery.queryKey, petId);
  writeItem(REQUESTED_VISIT_KEY, ownRequest(petId));
}

export function removeRequestedPet(queryClient: QueryClient, petId: string | undefined): void {
  queryClient.setQueryData(requestedPetsQuery.queryKey, (petIds = []) =>
    petIds.filter((id) => id !== petId),
  );
}

/** Closes the panel. */
export function closeLatestRequest(queryClient: QueryClient): void {
  queryClient.setQueryData(latestRequestQuery.queryKey, null);
  removeItem(REQUESTED_VISIT_KEY);
}

export function useRequestedPets(): readonly string[] {
  return useQuery(requestedPetsQuery).data;
}

/** The pet of the latest request whose panel is open; null without one. */
export function useLatestRequest(): string | null {
  return useQuery(latestRequestQuery).data;
}

/** A bonded pair is visited together. */
export const isRequestedPet = (
  requested: readonly string[],
  pet: Pick<Pet, 'id' | 'bonded_with'>,
): boolean => [pet.id, pet.bonded_with?.id].some((id) => id && requested.includes(id));
