import { changeOwnDetails as endpoint } from '@pawmatch/contract/account/account-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { storeUser } from '../../../lib/session-store.ts';
import { changeKnownUser } from '../../auth/api/change-known-user.ts';

export type DetailsChange = EndpointInput<typeof endpoint>['body'];

async function changeOwnDetails(queries: QueryClient, body: DetailsChange): Promise<void> {
  const changed = await callEndpoint(endpoint, { body });
  storeUser(changed);
  await changeKnownUser(queries, () => changed);
}

/** Changes what people say about themselves; every page then shows it. */
export function useChangeOwnDetails() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (body: DetailsChange) => changeOwnDetails(queries, body) });
}
