import {
  cancelByLink,
  moveByLink,
  openVisitLink,
} from '@pawmatch/contract/visits/own/visit-link-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import {
  bookHeldTime,
  openHeldTime,
  releaseHeldTime,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';

/** The visit of the link in an email. */
export const linkedVisitQuery = (token: string) =>
  queryOptions({
    queryKey: ['linked visit', token],
    queryFn: ({ signal }) => callEndpoint(openVisitLink, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
  });

export const cancelLinkedVisit = (token: string): Promise<OwnVisit> =>
  callEndpoint(cancelByLink, { body: { token } });

/** @param requestedAt ISO 8601 in UTC */
export const moveLinkedVisit = (
  token: string,
  { version }: OwnVisit,
  requestedAt: string,
): Promise<OwnVisit> =>
  callEndpoint(moveByLink, {
    body: { token, requested_at: requestedAt, expected_version: version },
  });

/** The held time of the link in an email. */
export const heldTimeQuery = (token: string) =>
  queryOptions({
    queryKey: ['held time', token],
    queryFn: ({ signal }) => callEndpoint(openHeldTime, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
  });

export const bookByLink = (token: string) => callEndpoint(bookHeldTime, { body: { token } });

export const releaseByLink = (token: string) => callEndpoint(releaseHeldTime, { body: { token } });
