import type { Visit } from '@pawmatch/contract/visits/visit';
import { moveOwnVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B3.06: moves one of the user's visits to a free time. @param requestedAt ISO 8601 in UTC */
export const moveVisit = ({ id, version }: Visit, requestedAt: string): Promise<Visit> =>
  callEndpoint(moveOwnVisit, {
    params: { id },
    body: { requested_at: requestedAt, expected_version: version },
  });
