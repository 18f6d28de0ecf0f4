import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-lists';
import { useQuery } from '@tanstack/react-query';
import { fetchStaffPets, staffPetKeys } from './staff-pets.ts';

/** Breeds of the newest pets, as suggestions; none while they load. */
export function useBreeds(): readonly string[] {
  const { data } = useQuery({
    queryKey: [...staffPetKeys.all, 'breeds'],
    queryFn: ({ signal }) => fetchStaffPets({ limit: MAX_PAGE_SIZE }, signal),
    select: ({ rows }) => [...new Set(rows.map(({ breed }) => breed))],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? noBreeds;
}

const noBreeds: readonly string[] = [];
