import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { overviewKey } from '../../../staff/row-source.ts';

/** What waits for staff today. */
export const overviewQuery = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => callEndpoint(getOverview, { signal }),
});
