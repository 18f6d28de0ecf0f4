import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitChanges } from '@pawmatch/contract/visits/visit-input';
import { updateVisit as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.28; with `expected_status`, 409 CONFLICT when someone else has changed it. */
export function updateVisit(id: string, body: z.input<typeof VisitChanges>): Promise<Visit> {
  return callEndpoint(endpoint, { params: { id }, body });
}
