import type { Pet } from '@pawmatch/contract/pets/pet';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

/**
 * The pets for which a visit was requested in this session. They are stored in the query cache,
 * which is cleared with the session, so that the next user does not see them.
 */
const requestedPetsQuery = queryOptions({
  queryKey: ['requested-pets'],
  queryFn: (): string[] => [],
  initialData: (): string[] => [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function addRequestedPet(queryClient: QueryClient, petId: string): void {
  queryClient.setQueryData(requestedPetsQuery.queryKey, (petIds = []) => [...petIds, petId]);
}

export function removeRequestedPet(queryClient: QueryClient, petId: string | undefined): void {
  queryClient.setQueryData(requestedPetsQuery.queryKey, (petIds = []) =>
    petIds.filter((id) => id !== petId),
  );
}

export function useRequestedPets(): readonly string[] {
  return useQuery(requestedPetsQuery).data;
}

/** A bonded pair is visited together. */
export const isRequestedPet = (
  requested: readonly string[],
  pet: Pick<Pet, 'id' | 'bonded_with'>,
): boolean => [pet.id, pet.bonded_with?.id].some((id) => id && requested.includes(id));
