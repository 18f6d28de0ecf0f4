import type { Pet } from '@pawmatch/contract/pets/pet';
import type { NewIntake, NewOutcome, StayChanges } from '@pawmatch/contract/stays/stay-input';
import * as endpoints from '@pawmatch/contract/stays/stays-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { petRows, updatePet } from '../pets/staff/staff-pets-api.ts';

/** What only staff know of a pet, with its stays. Loaded again with the pets, whenever one is changed. */
export const petRecordQuery = (id: string) =>
  endpointQuery([...petRows.keys.all, 'record', id], endpoints.getPetRecord, { params: { id } });

/** The pets that adopters do not see. */
export const unlistedPetsQuery = endpointQuery(
  [...petRows.keys.all, 'unlisted'],
  endpoints.listUnlistedPets,
);

export const takeIn = (body: z.input<typeof NewIntake>) =>
  callEndpoint(endpoints.createIntake, { body });

/** The main photo. */
export const setPhoto = (id: string, image: File): Promise<Pet> => updatePet(id, {}, image);

export const setPetListed = (id: string, is_listed: boolean) =>
  callEndpoint(endpoints.setPetListed, { params: { id }, body: { is_listed } });

export const recordOutcome = (id: string, body: z.input<typeof NewOutcome>) =>
  callEndpoint(endpoints.recordOutcome, { params: { id }, body });

export const undoOutcome = (id: string) => callEndpoint(endpoints.undoOutcome, { params: { id } });

export const changeStay = (id: string, body: z.input<typeof StayChanges>) =>
  callEndpoint(endpoints.changeStay, { params: { id }, body });

/** Shows a pet as a call has changed it, and what else is known of it. */
export function useShowChangedPet() {
  const client = useQueryClient();
  return (pet?: Pet): Promise<void> => {
    if (pet) petRows.upsert(client, [pet]);
    return client.invalidateQueries({ queryKey: petRows.keys.all });
  };
}
