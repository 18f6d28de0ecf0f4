import { listUsers } from '@pawmatch/contract/account/account-endpoints';
import { getPet, listPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { activeVisitStatuses } from '@pawmatch/contract/visits/active-visit-status';
import type { BulkVisits } from '@pawmatch/contract/visits/bulk-visits';
import {
  BulkVisitsLine,
  type BulkVisitsReport,
} from '@pawmatch/contract/visits/bulk-visits-report';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type {
  StaffVisit,
  VisitChanges,
  VisitStatusChange,
} from '@pawmatch/contract/visits/visit-input';
import type { NotAFitReason, VisitOutcome } from '@pawmatch/contract/visits/visit-outcome';
import type { WalkIn } from '@pawmatch/contract/visits/visit-outcome-input';
import type { VisitFilters, VisitQuery } from '@pawmatch/contract/visits/visit-query';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';
import { INVALID_RESPONSE_MESSAGE } from '../../../lib/api/error-message.ts';
import { openStream, splitStream } from '../../../lib/api/open-stream.ts';
import type { RowPage } from '../../../staff/list/use-row-page.ts';
import { removeRows, replaceRows, rowKeys } from '../../../staff/row-cache.ts';
import { toPetOptions } from './pet-options.ts';

export const staffVisitKeys = rowKeys('visits');

export type StaffVisitQuery = z.input<typeof VisitQuery>;
export type StaffVisitFilters = z.input<typeof VisitFilters>;

/** R7.23: visits that match; how many there are comes with {@link visitCountsQuery}. */
export async function fetchStaffVisits(
  query: StaffVisitQuery,
  signal?: AbortSignal,
): Promise<RowPage<Visit>> {
  return { rows: await callEndpoint(endpoints.listAllVisits, { query, signal }), total: null };
}

/** B4.01: one page of the visits that match. */
export const staffVisitsQuery = (query: StaffVisitQuery) => ({
  queryKey: [...staffVisitKeys.lists, query],
  fetchPage: (signal: AbortSignal) => fetchStaffVisits(query, signal),
});

/** How many visits match, and how many of them are in each view. */
export const visitCountsQuery = (filters: StaffVisitFilters) =>
  queryOptions({
    queryKey: [...staffVisitKeys.counts, filters],
    queryFn: ({ signal }) => callEndpoint(endpoints.countVisits, { query: filters, signal }),
  });

/** One visit; null when it was deleted. */
export const staffVisitQuery = (id: string) =>
  queryOptions({
    queryKey: staffVisitKeys.one(id),
    queryFn: async ({ signal }): Promise<Visit | null> => {
      try {
        return await callEndpoint(endpoints.getVisit, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
    enabled: ({ state }) => state.data !== null,
  });

/** More visits to come than any shelter has for a few pets. */
const MAX_UPCOMING = 1_000;

/** B3.11: visits to come of these pets that are not cancelled. @throws ApiError */
export async function fetchUpcomingVisits(
  petIds: readonly string[],
  timeZone: string,
  signal?: AbortSignal,
): Promise<Visit[]> {
  const [only, ...others] = petIds;
  if (only === undefined) return [];
  const { rows } = await fetchStaffVisits(
    {
      status: activeVisitStatuses.join(','),
      from: toZonedTime(new Date(), timeZone).date,
      sort: 'soonest',
      limit: MAX_UPCOMING,
      ...(others.length === 0 && { pet_id: only }),
    },
    signal,
  );
  return rows;
}

/** Shows changed and new visits in every list. */
export const upsertVisits = (client: QueryClient, changed: readonly Visit[]): void =>
  replaceRows(client, staffVisitKeys, changed);

/** Removes deleted visits from every list. */
export const removeVisits = (client: QueryClient, ids: readonly string[]): void =>
  removeRows(client, staffVisitKeys, ids);

/** Loads the lists of visits again where they are shown. */
export const refreshVisits = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: staffVisitKeys.all });

/** R7.33, D24: a visit that staff schedule; the form shows the outcome. */
export function createVisit(body: z.input<typeof StaffVisit>): Promise<Visit> {
  return callEndpoint(endpoints.createVisit, { body });
}

/** R7.28; with `expected_status`, 409 CONFLICT when someone else has changed it. */
export function updateVisit(id: string, body: z.input<typeof VisitChanges>): Promise<Visit> {
  return callEndpoint(endpoints.updateVisit, { params: { id }, body });
}

/** R7.33, D24, D32: deletes only the version that was seen; the caller shows the outcome. */
export function deleteVisit(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoints.deleteVisit, { params: { id }, body });
}

/** R7.24; with `expected_status`, 409 CONFLICT when someone else has changed it. */
export function changeVisitStatus(
  id: string,
  body: z.input<typeof VisitStatusChange>,
): Promise<Visit> {
  return callEndpoint(endpoints.changeVisitStatus, { params: { id }, body });
}

/**
 * B4.02: changes all visits that match.
 * @param onProgress how many of the visits are done
 * @throws ApiError also when the response ends before the report
 */
export async function changeVisitsInBulk(
  change: z.input<typeof BulkVisits>,
  onProgress: (done: number) => void,
): Promise<BulkVisitsReport> {
  const stream = await openStream(endpoints.changeVisitsInBulk, {
    accept: 'application/x-ndjson',
    body: change,
  });
  for await (const text of splitStream(stream, '\n')) {
    const line = BulkVisitsLine.parse(JSON.parse(text));
    if (line.type === 'report') return line;
    onProgress(line.done);
  }
  throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
}

/** B3.05: stores that the visitor has come. */
export const checkIn = ({ id, version }: Visit): Promise<Visit> =>
  callEndpoint(endpoints.checkInVisitor, { params: { id }, body: { expected_version: version } });

export interface OutcomeChoice {
  outcome: VisitOutcome | null;
  not_a_fit_because?: NotAFitReason | null;
}

/** B3.05: stores what came of a visit; null takes it back. */
export const saveOutcome = ({ id, version }: Visit, choice: OutcomeChoice): Promise<Visit> =>
  callEndpoint(endpoints.setVisitOutcome, {
    params: { id },
    body: { ...choice, expected_version: version },
  });

/** B3.09: stores somebody who is at the shelter now. */
export const storeWalkIn = (walkIn: z.input<typeof WalkIn>): Promise<Visit> =>
  callEndpoint(endpoints.addWalkIn, { body: walkIn });

/** B3.05, B1.14: the pet of a visit that led to an adoption, or both of a bonded pair. */
export async function markAdopted({ pet, bonded_pet }: Visit): Promise<void> {
  for (const adopted of [pet, bonded_pet]) {
    if (!adopted) continue;
    await callEndpoint(updatePet, { params: { id: adopted.id }, body: { status: 'Adopted' } });
  }
}

type Query = { q?: string; limit: number };

/** The pets that the visit form offers: the newest, or those that a text finds. */
export const petOptionsSource = {
  queryKey: [...rowKeys('pets').all, 'options'],
  fetchOptions: async (query: Query, signal: AbortSignal) =>
    toPetOptions(await callEndpoint(listPets, { query, signal })),
};

/** The people that the visit form offers. */
export const personOptionsSource = {
  queryKey: [...rowKeys('users').all, 'options'],
  fetchOptions: async (query: Query, signal: AbortSignal) => {
    const people = await callEndpoint(listUsers, { query, signal });
    return people.map(({ id, full_name, email, phone_number }) => ({
      value: id,
      label: full_name,
      hint: email,
      phone: phone_number,
    }));
  },
};

/** The pet of a visit, for staff: in the cache it is the pet of the lists and of its own page. */
export const visitedPetQuery = (id: string) =>
  queryOptions({
    queryKey: rowKeys('pets').one(id),
    queryFn: ({ signal }) => callEndpoint(getPet, { params: { id }, signal }),
  });
