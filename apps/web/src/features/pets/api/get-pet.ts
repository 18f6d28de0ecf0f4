import type { Pet } from '@pawmatch/contract/pets/pet';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';
import { petKey } from './pet-keys.ts';

/**
 * One pet of any status, because a URL may name a pet that is in no list. Null when there is none: the
 * server can put that into the page too.
 */
export const petQuery = (petId: string) =>
  queryOptions({
    queryKey: petKey(petId),
    queryFn: ({ signal }) => fetchPet(petId, signal),
    retry: (failures, error) => failures < 2 && !isAnswered(error),
    staleTime: 60_000,
  });

export async function fetchPet(id: string, signal: AbortSignal): Promise<Pet | null> {
  try {
    return await callEndpoint(getPet, { params: { id }, signal });
  } catch (error) {
    if (isUnknownPet(error)) return null;
    throw error;
  }
}

/** A 4xx response: a retry would not help. */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** There is no such pet, or the URL has no valid id (404, 422, 400). */
export const isUnknownPet = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);
