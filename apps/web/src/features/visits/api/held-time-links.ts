import {
  bookHeldTime,
  openHeldTime,
  releaseHeldTime,
} from '@pawmatch/contract/visits/held-time-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B3.08: the held time of the link in an email. */
export const heldTimeQuery = (token: string) =>
  queryOptions({
    queryKey: ['held time', token],
    queryFn: ({ signal }) => callEndpoint(openHeldTime, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
  });

export const bookByLink = (token: string) => callEndpoint(bookHeldTime, { body: { token } });

export const releaseByLink = (token: string) => callEndpoint(releaseHeldTime, { body: { token } });
