import { linkPets, unlinkPets } from '@pawmatch/contract/pets/bonded-pair-endpoints';
import { BulkLine, type BulkPets, type BulkResult } from '@pawmatch/contract/pets/bulk-pets';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/pet-input';
import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-lists';
import type { PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { type TrainingTrait, traitChanges } from '@pawmatch/contract/pets/training-traits';
import {
  addPetTrait,
  listPetTraits,
  removePetTrait,
} from '@pawmatch/contract/pets/training-traits-endpoints';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint, callEndpointWithHeaders } from '../../../lib/api/client.ts';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { INVALID_RESPONSE_MESSAGE } from '../../../lib/api/error-message.ts';
import { openStream, splitStream } from '../../../lib/api/open-stream.ts';
import type { RowPage } from '../../../staff/list/use-row-page.ts';
import { removeRows, replaceRows, rowKeys } from '../../../staff/row-cache.ts';
import { fetchPet } from '../pets-api.ts';

export const staffPetKeys = rowKeys('pets');

export type StaffPetQuery = z.input<typeof PetQuery>;

/** Pets of any status, for staff, with the number of all that match. */
export async function fetchStaffPets(
  query: StaffPetQuery,
  signal?: AbortSignal,
): Promise<RowPage<Pet>> {
  const { result, headers } = await callEndpointWithHeaders(endpoints.listPets, { query, signal });
  const total = headers.get(endpoints.TOTAL_COUNT_HEADER);
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
    queryFn: ({ signal }) => callEndpoint(endpoints.countPets, { query: filters, signal }),
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

/** R7.16; the form shows the outcome. */
export function createPet(body: z.input<typeof PetInput>, image: File | null): Promise<Pet> {
  return callEndpoint(endpoints.createPet, { body, image });
}

/** R7.17: changes any fields of a pet; the caller shows the outcome. */
export function updatePet(
  id: string,
  body: z.input<typeof PetChanges>,
  image: File | null = null,
): Promise<Pet> {
  return callEndpoint(endpoints.updatePet, { params: { id }, body, image });
}

/** R7.18, D32: deletes only the version that was seen; the caller shows the outcome. */
export function deletePet(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoints.deletePet, { params: { id }, body });
}

/** R7.19, R7.20, R7.21, R7.30: adds what is missing and removes what is extra, so that a pet has just these traits. */
export async function syncTrainingTraits(
  petId: string,
  wanted: readonly TrainingTrait[],
): Promise<void> {
  const items = await callEndpoint(listPetTraits, { params: { petId } });
  const { add, remove } = traitChanges(
    items.map(({ trait }) => trait),
    wanted,
  );
  await Promise.all([
    ...add.map((body) => callEndpoint(addPetTrait, { params: { petId }, body })),
    ...remove.map((trait) => callEndpoint(removePetTrait, { params: { petId, trait } })),
  ]);
}

/**
 * B4.02: changes all pets that match, or those of the ids.
 * @param onProgress how many of the pets are done
 * @throws ApiError also when the response ends before the report
 */
export async function changePetsInBulk(
  change: z.input<typeof BulkPets>,
  onProgress?: (done: number) => void,
): Promise<BulkResult> {
  const stream = await openStream(endpoints.changePetsInBulk, {
    accept: 'application/x-ndjson',
    body: change,
  });
  for await (const text of splitStream(stream, '\n')) {
    const line = BulkLine.parse(JSON.parse(text));
    if (line.type === 'report') return line;
    onProgress?.(line.done);
  }
  throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
}

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

/**
 * B1.14: links a pet with another one, or ends its pair (`otherId` null). After a conflict the current pet is
 * shown, and another try is based on it.
 */
export function useChangeBondedPair(pet: Pet) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string | null) => {
      const params = { id: pet.id };
      const expected_version = pet.version || undefined;
      return otherId === null
        ? callEndpoint(unlinkPets, { params, body: { expected_version } })
        : callEndpoint(linkPets, { params, body: { pet_id: otherId, expected_version } });
    },
    onSuccess: (changed) => {
      upsertPets(client, [changed]);
      const other = changed.bonded_with ?? pet.bonded_with;
      if (other) void client.invalidateQueries({ queryKey: staffPetKeys.one(other.id) });
    },
    onError: (error) => {
      const current = readCurrentRow<Pet>(error);
      if (current) upsertPets(client, [current]);
    },
  });
}
