import type { Endpoint, EndpointResult } from '@pawmatch/contract/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallArguments, callEndpoint } from './client.ts';

/** The query of what an endpoint answers. Spread it to say more, such as how long the answer is kept. */
export const endpointQuery = <E extends Endpoint, Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  ...[parts]: CallArguments<E>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<EndpointResult<E>> =>
      callEndpoint(endpoint, ...([{ ...parts, signal }] as unknown as CallArguments<E>)),
  });
