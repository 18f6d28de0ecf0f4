import { listUsers } from '@pawmatch/contract/account/account-endpoints';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { getPet, listPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import {
  type BulkVisits,
  BulkVisitsLine,
  type BulkVisitsReport,
} from '@pawmatch/contract/visits/staff/bulk-visits';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import type { VisitFilters, VisitQuery } from '@pawmatch/contract/visits/staff/visit-query';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type {
  StaffVisit,
  VisitChanges,
  VisitStatusChange,
  WalkIn,
} from '@pawmatch/contract/visits/visit-input';
import { activeVisitStatuses } from '@pawmatch/contract/visits/visit-statuses';
import {
  MAX_VISITS,
  type NotAFitReason,
  type VisitOutcome,
} from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { petStatusName } from '../../../lib/text/pet-status-name.ts';
import { readBulkReport } from '../../../staff/bulk/read-bulk-report.ts';
import type { ComboboxOption } from '../../../staff/edit/combobox/combobox-options.ts';
import { createRowSource, rowKeys } from '../../../staff/row-source.ts';
import { withDeclined } from './declined/declined-visits.ts';

/** All visits, for staff. */
export const visitRows = createRowSource('visits', {
  fetchRows: async (query: z.input<typeof VisitQuery>, signal?: AbortSignal) => ({
    rows: withDeclined(query, await callEndpoint(endpoints.listAllVisits, { query, signal })),
    total: null,
  }),
  maxRows: MAX_VISITS,
  /** How many visits match, and how many of them are in each view. */
  fetchCounts: (filters: z.input<typeof VisitFilters>, signal) =>
    callEndpoint(endpoints.countVisits, { query: filters, signal }),
  fetchRow: (id, signal) => callEndpoint(endpoints.getVisit, { params: { id }, signal }),
});

/** More visits to come than any shelter has for a few pets. */
const MAX_UPCOMING = 1_000;

/** Visits to come of these pets that are not cancelled. @throws ApiError */
export async function fetchUpcomingVisits(
  petIds: readonly string[],
  timeZone: string,
  signal?: AbortSignal,
): Promise<Visit[]> {
  const [only, ...others] = petIds;
  if (only === undefined) return [];
  const { rows } = await visitRows.fetchRows(
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

/** A visit that staff schedule; the form shows the outcome. */
export function createVisit(body: z.input<typeof StaffVisit>): Promise<Visit> {
  return callEndpoint(endpoints.createVisit, { body });
}

/** With `expected_status`, 409 CONFLICT when someone else has changed it. */
export function updateVisit(id: string, body: z.input<typeof VisitChanges>): Promise<Visit> {
  return callEndpoint(endpoints.updateVisit, { params: { id }, body });
}

/** Deletes only the version that was seen; the caller shows the outcome. */
export function deleteVisit(id: string, seenVersion?: number): Promise<void> {
  const body = seenVersion ? { expected_version: seenVersion } : undefined;
  return callEndpoint(endpoints.deleteVisit, { params: { id }, body });
}

/** With `expected_status`, 409 CONFLICT when someone else has changed it. */
export function changeVisitStatus(
  id: string,
  body: z.input<typeof VisitStatusChange>,
): Promise<Visit> {
  return callEndpoint(endpoints.changeVisitStatus, { params: { id }, body });
}

/** Says why a request was declined, in the email about it; null while that is being written. */
export const explainDecline = (id: string, reason: string | null): Promise<void> =>
  callEndpoint(endpoints.explainDecline, { params: { id }, body: { reason } });

/** Changes all visits that match. @throws ApiError */
export const changeVisitsInBulk = (
  change: z.input<typeof BulkVisits>,
  onProgress: (done: number) => void,
): Promise<BulkVisitsReport> =>
  readBulkReport(endpoints.changeVisitsInBulk, change, BulkVisitsLine, onProgress);

/** Stores that the visitor has come. */
export const checkIn = ({ id, version }: Visit): Promise<Visit> =>
  callEndpoint(outcomeEndpoints.checkInVisitor, {
    params: { id },
    body: { expected_version: version },
  });

/** Takes a check-in back. @param status the one before it */
export const undoCheckIn = (
  { id, version }: Visit,
  status: (typeof activeVisitStatuses)[number] | undefined,
): Promise<Visit> =>
  callEndpoint(outcomeEndpoints.undoCheckIn, {
    params: { id },
    body: { status, expected_version: version },
  });

export interface OutcomeChoice {
  outcome: VisitOutcome | null;
  not_a_fit_because?: NotAFitReason | null;
}

/** Stores what came of a visit; null takes it back. */
export const saveOutcome = ({ id, version }: Visit, choice: OutcomeChoice): Promise<Visit> =>
  callEndpoint(outcomeEndpoints.setVisitOutcome, {
    params: { id },
    body: { ...choice, expected_version: version },
  });

/** Stores somebody who is at the shelter now. */
export const storeWalkIn = (walkIn: z.input<typeof WalkIn>): Promise<Visit> =>
  callEndpoint(outcomeEndpoints.addWalkIn, { body: walkIn });

/** The pet of a visit that led to an adoption, or both of a bonded pair. */
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
  endpointQuery(rowKeys('pets').one(id), getPet, { params: { id } });

/**
 * Pets as the options of a combobox: in the order of the list, with the adopted ones last, because
 * they are seldom visited.
 */
export function toPetOptions(pets: readonly Pet[]): ComboboxOption[] {
  const isAdopted = ({ status }: Pet) => status === 'Adopted';
  return [...pets.filter((pet) => !isAdopted(pet)), ...pets.filter(isAdopted)].map(
    ({ id, name, species, sex, breed, status }) => ({
      value: id,
      label: name,
      hint: `${factLabel('species', species, species, sex)} · ${breed} · ${petStatusName(status, sex)}`,
    }),
  );
}
