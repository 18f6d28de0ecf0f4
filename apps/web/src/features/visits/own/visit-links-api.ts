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
import { callEndpoint } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';

/** The visit of the link in an email. */
export const linkedVisitQuery = (token: string) => ({
  ...endpointQuery(['linked visit', token], openVisitLink, { body: { token } }),
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
export const heldTimeQuery = (token: string) => ({
  ...endpointQuery(['held time', token], openHeldTime, { body: { token } }),
  enabled: token !== '',
  retry: false,
});

export const bookByLink = (token: string) => callEndpoint(bookHeldTime, { body: { token } });

export const releaseByLink = (token: string) => callEndpoint(releaseHeldTime, { body: { token } });
