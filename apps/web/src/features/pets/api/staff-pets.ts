import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import { countPets, listPets, TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { removeRows, replaceRows, rowKeys } from '../../../components/admin/row-cache.ts';
import type { RowPage } from '../../../components/admin/use-desk-page.ts';
import { callEndpoint, callEndpointWithHeaders } from '../../../lib/api/client.ts';
import { fetchPet } from './get-pet.ts';

export const staffPetKeys = rowKeys('pets');

export type StaffPetQuery = z.input<typeof PetQuery>;

/** Pets of any status, for staff, with the number of all that match. */
export async function fetchStaffPets(
  query: StaffPetQuery,
  signal?: AbortSignal,
): Promise<RowPage<Pet>> {
  const { result, headers } = await callEndpointWithHeaders(listPets, { query, signal });
  const total = headers.get(TOTAL_COUNT_HEADER);
  return { rows: result, total: total === null ? null : Number(total) };
}

/** B4.01: one page of the pets that match. */
export const staffPetsQuery = (query: StaffPetQuery) => ({
  queryKey: [...staffPetKeys.lists, query],
  fetchPage: (signal: AbortSignal) => fetchStaffPets(query, signal),
});

/** How many pets match, also by each value of a filter. */
export const petCountsQuery = (filters: z.input<typeof PetFilters>) =>
  queryOptions({
    queryKey: [...staffPetKeys.counts, filters],
    queryFn: ({ signal }) => callEndpoint(countPets, { query: filters, signal }),
  });

/** One pet, for staff; null when it was deleted. */
export const staffPetQuery = (id: string) =>
  queryOptions({
    queryKey: staffPetKeys.one(id),
    queryFn: ({ signal }) => fetchPet(id, signal),
    enabled: ({ state }) => state.data !== null,
  });

/** Shows changed and new pets in every list. */
export function upsertPets(client: QueryClient, changed: readonly Pet[]): void {
  replaceRows(client, staffPetKeys, changed);
  refreshPublicPets(client);
}

/** Removes deleted pets from every list. */
export function removePets(client: QueryClient, ids: readonly string[]): void {
  removeRows(client, staffPetKeys, ids);
  refreshPublicPets(client);
}

/** The visitors' lists are loaded again when they are next shown. */
const refreshPublicPets = (client: QueryClient) =>
  void client.invalidateQueries({
    queryKey: ['pets'],
    predicate: ({ queryKey }) => queryKey[1] !== 'staff',
  });
