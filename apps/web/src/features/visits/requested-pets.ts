import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

/**
 * R2.43: the pets for which a visit was asked for in this session. They live in the query cache,
 * which is emptied with the session, so that the next person does not see them.
 */
const requestedPetsQuery = queryOptions({
  queryKey: ['requested-pets'],
  queryFn: (): string[] => [],
  initialData: (): string[] => [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function rememberRequestedPet(queryClient: QueryClient, petId: string): void {
  queryClient.setQueryData(requestedPetsQuery.queryKey, (petIds = []) => [...petIds, petId]);
}

export function forgetRequestedPet(queryClient: QueryClient, petId: string | undefined): void {
  queryClient.setQueryData(requestedPetsQuery.queryKey, (petIds = []) =>
    petIds.filter((id) => id !== petId),
  );
}

export function useRequestedPets(): readonly string[] {
  return useQuery(requestedPetsQuery).data;
}
