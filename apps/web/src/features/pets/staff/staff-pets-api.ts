import { type TrainingTrait, traitChanges } from '@pawmatch/contract/pets/facts/training-traits';
import {
  addPetTrait,
  listPetTraits,
  removePetTrait,
} from '@pawmatch/contract/pets/facts/training-traits-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import { MAX_PAGE_SIZE } from '@pawmatch/contract/pets/pet-values';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { BulkLine, type BulkPets, type BulkResult } from '@pawmatch/contract/pets/staff/bulk-pets';
import type { PetChanges, PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callEndpoint, callEndpointWithHeaders } from '../../../lib/api/client.ts';
import { readCurrentRow } from '../../../lib/api/response/current-row.ts';
import { readBulkReport } from '../../../staff/bulk/read-bulk-report.ts';
import { createRowSource, isNotLeaving, type RowPage } from '../../../staff/row-source.ts';
import { visitRows } from '../../visits/staff/staff-visits-api.ts';
import { fetchPet, isUnknownPet } from '../pets-api.ts';

/** Pets of any status, for staff. */
export const petRows = createRowSource('pets', {
  async fetchRows(query: z.input<typeof PetQuery>, signal?: AbortSignal): Promise<RowPage<Pet>> {
    const { result, headers } = await callEndpointWithHeaders(endpoints.listPets, {
      query,
      signal,
    });
    const total = headers.get(endpoints.TOTAL_COUNT_HEADER);
    return { rows: result, total: total === null ? null : Number(total) };
  },
  hasTotals: true,
  maxRows: MAX_PAGE_SIZE,
  /** How many pets match, also by each value of a filter. */
  fetchCounts: (filters: z.input<typeof PetFilters>, signal) =>
    callEndpoint(endpoints.countPets, { query: filters, signal }),
  /** Also a pet that adopters do not see. Other servers have only the public call. */
  fetchRow: (id, signal): Promise<Pet | null> =>
    callEndpoint(endpoints.getPetOfStaff, { params: { id }, signal }).catch((error: unknown) => {
      if (isUnknownPet(error)) return fetchPet(id, signal);
      throw error;
    }),
  onChange(client) {
    // A change may cancel visits.
    void visitRows.refresh(client);
    for (const name of ['record', 'unlisted']) {
      const queryKey = ['pets', 'staff', name];
      void client.invalidateQueries({ queryKey, predicate: isNotLeaving });
    }
    // The visitors' lists are loaded again when they are next shown.
    void client.invalidateQueries({
      queryKey: ['pets'],
      predicate: ({ queryKey }) => queryKey[1] !== 'staff',
    });
  },
});

/** The form shows the outcome. */
export function createPet(body: z.input<typeof PetInput>, image: File | null): Promise<Pet> {
  return callEndpoint(endpoints.createPet, { body, image });
}

/** Changes any fields of a pet; the caller shows the outcome. */
export function updatePet(
  id: string,
  body: z.input<typeof PetChanges>,
  image: File | null = null,
): Promise<Pet> {
  return callEndpoint(endpoints.updatePet, { params: { id }, body, image });
}

/** Deletes only the version that was seen; the caller shows the outcome. */
export function deletePet(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoints.deletePet, { params: { id }, body });
}

/** Adds what is missing and removes what is extra, so that a pet has just these traits. */
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

/** Changes all pets that match, or those of the ids. @throws ApiError */
export const changePetsInBulk = (
  change: z.input<typeof BulkPets>,
  onProgress?: (done: number) => void,
): Promise<BulkResult> => readBulkReport(endpoints.changePetsInBulk, change, BulkLine, onProgress);

/** Breeds of the newest pets, as suggestions; none while they load. */
export function useBreeds(): readonly string[] {
  const { data } = useQuery({
    queryKey: [...petRows.keys.all, 'breeds'],
    queryFn: ({ signal }) => petRows.fetchRows({ limit: MAX_PAGE_SIZE }, signal),
    select: ({ rows }) => [...new Set(rows.map(({ breed }) => breed))],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? noBreeds;
}

const noBreeds: readonly string[] = [];

/**
 * Links a pet with another one, or ends its pair (`otherId` null). After a conflict the current pet is
 * shown, and another try is based on it.
 */
export function useChangeBondedPair(pet: Pet) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string | null) => {
      const params = { id: pet.id };
      const expected_version = pet.version || undefined;
      return otherId === null
        ? callEndpoint(endpoints.unlinkPets, { params, body: { expected_version } })
        : callEndpoint(endpoints.linkPets, { params, body: { pet_id: otherId, expected_version } });
    },
    onSuccess: (changed) => {
      petRows.upsert(client, [changed]);
      const other = changed.bonded_with ?? pet.bonded_with;
      if (other) void client.invalidateQueries({ queryKey: petRows.keys.one(other.id) });
    },
    onError: (error) => {
      const current = readCurrentRow<Pet>(error);
      if (current) petRows.upsert(client, [current]);
    },
  });
}

/**
 * Changes a pet as it is shown, in every list; after a conflict the current pet is shown. @returns it after the change
 */
export function useChangePet() {
  const client = useQueryClient();
  return async (
    pet: Pick<Pet, 'id' | 'version'>,
    changes: z.input<typeof PetChanges>,
  ): Promise<Pet> => {
    try {
      const body = { ...changes, expected_version: pet.version || undefined };
      const changed = await updatePet(pet.id, body);
      petRows.upsert(client, [changed]);
      return changed;
    } catch (error) {
      const current = readCurrentRow<Pet>(error);
      if (current) petRows.upsert(client, [current]);
      throw error;
    }
  };
}
