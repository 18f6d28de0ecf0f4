import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import type { AdoptionStepInput } from '@pawmatch/contract/adoptions/adoption-input';
import * as endpoints from '@pawmatch/contract/adoptions/adoptions-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../lib/api/response/current-row.ts';
import { adminToast } from '../../lib/toast.ts';
import { historyKey, overviewKey, type RowPage, rowKeys } from '../../staff/row-source.ts';
import { adoptionMessages as messages } from './adoptions-messages.ts';

const adoptionsKey = ['adoptions'] as const;

/** Adoptions that are loaded at once. */
const PAGE_SIZE = 25;

type Filters = Omit<z.input<typeof endpoints.AdoptionQuery>, 'offset' | 'limit'>;

async function fetchAdoptions(
  query: z.input<typeof endpoints.AdoptionQuery>,
  signal: AbortSignal,
): Promise<RowPage<Adoption>> {
  const call = { query, signal };
  const { result, headers } = await callEndpointWithHeaders(endpoints.listAdoptions, call);
  return { rows: result, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? result.length) };
}

/** The adoptions that match, for staff, more and more of them. */
export const useAdoptionList = (filters: Filters) =>
  useInfiniteQuery({
    queryKey: [...adoptionsKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      fetchAdoptions({ ...filters, offset: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, _, offset) =>
      offset + rows.length < (total ?? 0) && rows.length > 0 ? offset + rows.length : undefined,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages.at(-1)?.total ?? 0,
    }),
  });

/** All adoptions of a person, a pet or a visit, for staff. */
export const adoptionsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: [...adoptionsKey, 'all', filters],
    queryFn: async ({ signal }) => (await fetchAdoptions(filters, signal)).rows,
  });

/** One adoption, for staff; null for an unknown one. */
export const adoptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...adoptionsKey, 'one', id],
    queryFn: ({ signal }): Promise<Adoption | null> =>
      callEndpoint(endpoints.getAdoption, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        throw error;
      }),
  });

/** Shows a changed adoption, and loads again what changes with it. */
export function showAdoption(client: QueryClient, adoption: Adoption): void {
  client.setQueryData(adoptionQuery(adoption.id).queryKey, adoption);
  const outdated = [
    [...adoptionsKey, 'list'],
    [...adoptionsKey, 'all'],
    rowKeys('pets').all,
    rowKeys('visits').all,
    historyKey,
    overviewKey,
  ];
  for (const queryKey of outdated) void client.invalidateQueries({ queryKey });
}

export type NewAdoption = EndpointInput<typeof endpoints.createAdoption>['body'];

export const createAdoption = (body: NewAdoption): Promise<Adoption> =>
  callEndpoint(endpoints.createAdoption, { body });

type AdoptionChanges = EndpointInput<typeof endpoints.changeAdoption>['body'];
type AdoptionStep = z.input<typeof AdoptionStepInput>;

/** Changes an adoption in the version that is shown; after a conflict the current one is shown. */
export function useChangeAdoption({ id, version: expected_version }: Adoption) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (call: () => Promise<Adoption>): Promise<Adoption> => {
    setIsBusy(true);
    try {
      const changed = await call();
      showAdoption(client, changed);
      return changed;
    } catch (error) {
      const current = readCurrentRow<Adoption>(error);
      if (current) showAdoption(client, current);
      else void client.invalidateQueries({ queryKey: adoptionsKey });
      throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    /** @throws ApiError with the errors of fields */
    change: (changes: AdoptionChanges) =>
      run(() =>
        callEndpoint(endpoints.changeAdoption, {
          params: { id },
          body: { ...changes, expected_version },
        }),
      ),
    /** Takes a step; a toast says what was done, or why it was not. @returns whether it was done */
    move: async (step: AdoptionStep, done: string): Promise<boolean> => {
      try {
        const body = { ...step, expected_version };
        await run(() => callEndpoint(endpoints.moveAdoption, { params: { id }, body }));
        adminToast.success(done);
        return true;
      } catch (error) {
        adminToast.error(failureReason(error, messages.stepFailed));
        return false;
      }
    },
  };
}
