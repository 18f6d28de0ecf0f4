import type { Visit } from '@pawmatch/contract/visits/visit';
import type { StaffVisit } from '@pawmatch/contract/visits/visit-input';
import { createVisit as endpoint } from '@pawmatch/contract/visits/visits-endpoints';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.33, D24: a visit that staff schedule; the form shows the outcome. */
export function createVisit(body: z.input<typeof StaffVisit>): Promise<Visit> {
  return callEndpoint(endpoint, { body });
}
