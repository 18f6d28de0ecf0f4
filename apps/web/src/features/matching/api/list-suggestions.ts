import { listSuggestions } from '@pawmatch/contract/matching/matching-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B2.04: the answers that bring more matches when they are loosened. */
export const suggestionsQuery = queryOptions({
  queryKey: ['matches', 'suggestions'],
  queryFn: ({ signal }) => callEndpoint(listSuggestions, { signal }),
  retry: false,
});
