import * as endpoints from '@pawmatch/contract/keys/keys-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

export const keysQuery = queryOptions({
  queryKey: ['program-keys'],
  queryFn: ({ signal }) => callEndpoint(endpoints.listKeys, { signal }),
});

export const createKey = (body: endpoints.KeyInput) => callEndpoint(endpoints.createKey, { body });

export const revokeKey = (id: string) => callEndpoint(endpoints.revokeKey, { params: { id } });
