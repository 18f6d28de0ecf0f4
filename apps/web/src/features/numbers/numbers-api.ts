import type { NumberId, NumberPart } from '@pawmatch/contract/numbers/number-values';
import { NUMBER_PAGE_SIZE } from '@pawmatch/contract/numbers/number-values';
import { getNumbers, listNumberRows } from '@pawmatch/contract/numbers/numbers-endpoints';
import type { Period } from '@pawmatch/contract/numbers/periods';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';

/** The numbers of a period and of the year before; those of the period before stay until they are there. */
export const numbersQuery = (period: Period | null) =>
  queryOptions({
    queryKey: ['numbers', period],
    queryFn: ({ signal }) => callEndpoint(getNumbers, { query: period ?? {}, signal }),
    enabled: period !== null,
    placeholderData: keepPreviousData,
    // Whoever opens the page wants what is true now.
    staleTime: 0,
  });

/** A page of the rows behind a number. */
export const numberRowsQuery = (
  number: NumberId,
  { part, period, page }: { part: NumberPart | undefined; period: Partial<Period>; page: number },
) =>
  queryOptions({
    queryKey: ['numbers', 'rows', number, part, period, page],
    queryFn: async ({ signal }) => {
      const offset = (page - 1) * NUMBER_PAGE_SIZE;
      const query = { number, part, ...period, offset, limit: NUMBER_PAGE_SIZE };
      const { result, headers } = await callEndpointWithHeaders(listNumberRows, { query, signal });
      return { rows: result, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? result.length) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
