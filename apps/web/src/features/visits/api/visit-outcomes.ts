import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { NotAFitReason, VisitOutcome } from '@pawmatch/contract/visits/visit-outcome';
import type { WalkIn } from '@pawmatch/contract/visits/visit-outcome-input';
import {
  addWalkIn,
  checkInVisitor,
  setVisitOutcome,
} from '@pawmatch/contract/visits/visits-endpoints';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../../lib/api/client.ts';

/** B3.05: stores that the visitor has come. */
export const checkIn = ({ id, version }: Visit): Promise<Visit> =>
  callEndpoint(checkInVisitor, { params: { id }, body: { expected_version: version } });

export interface OutcomeChoice {
  outcome: VisitOutcome | null;
  not_a_fit_because?: NotAFitReason | null;
}

/** B3.05: stores what came of a visit; null takes it back. */
export const saveOutcome = ({ id, version }: Visit, choice: OutcomeChoice): Promise<Visit> =>
  callEndpoint(setVisitOutcome, { params: { id }, body: { ...choice, expected_version: version } });

/** B3.09: stores somebody who is at the shelter now. */
export const storeWalkIn = (walkIn: z.input<typeof WalkIn>): Promise<Visit> =>
  callEndpoint(addWalkIn, { body: walkIn });

/** B3.05, B1.14: the pet of a visit that led to an adoption, or both of a bonded pair. */
export async function markAdopted({ pet, bonded_pet }: Visit): Promise<void> {
  for (const adopted of [pet, bonded_pet]) {
    if (!adopted) continue;
    await callEndpoint(updatePet, { params: { id: adopted.id }, body: { status: 'Adopted' } });
  }
}
