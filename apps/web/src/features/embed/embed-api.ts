import { getWebsite } from '@pawmatch/contract/embed/website-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** What the tag for the own site of the shelter is written with. */
export const websiteQuery = queryOptions({
  queryKey: ['website'],
  queryFn: ({ signal }) => callEndpoint(getWebsite, { signal }),
});
