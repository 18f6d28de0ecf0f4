import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatusChange } from '@pawmatch/contract/visits/visit-input';
import { changeVisitStatus as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.24; with `expected_status`, 409 CONFLICT when someone else has changed it. */
export function changeVisitStatus(
  id: string,
  body: z.input<typeof VisitStatusChange>,
): Promise<Visit> {
  return callEndpoint(endpoint, { params: { id }, body });
}
