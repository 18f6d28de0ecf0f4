import { listOwnVisitSteps } from '@pawmatch/contract/visits/visits-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B3.03: what happened to one of the user's visits, the first step first. */
export const visitStepsQuery = (id: string) =>
  queryOptions({
    queryKey: ['visits', 'steps', id],
    queryFn: ({ signal }) => callEndpoint(listOwnVisitSteps, { params: { id }, signal }),
  });
