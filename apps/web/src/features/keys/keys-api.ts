import * as endpoints from '@pawmatch/contract/keys/keys-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

export const keysQuery = endpointQuery(['program-keys'], endpoints.listKeys);

export const createKey = (body: endpoints.KeyInput) => callEndpoint(endpoints.createKey, { body });

export const revokeKey = (id: string) => callEndpoint(endpoints.revokeKey, { params: { id } });
