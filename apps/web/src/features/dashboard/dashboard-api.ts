import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { overviewKey } from '../../components/admin/row-cache.ts';
import { callEndpoint } from '../../lib/api/client.ts';

/** B4.07: what waits for staff today. */
export const overviewQuery = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => callEndpoint(getOverview, { signal }),
});
