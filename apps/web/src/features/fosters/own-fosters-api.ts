import { getOwnFosters } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

export const ownFostersQuery = queryOptions({
  queryKey: ['fosters', 'own'],
  queryFn: ({ signal }) => callEndpoint(getOwnFosters, { signal }),
});
