import * as z from 'zod/mini';
import { Email, PhoneNumber } from '../auth/account-fields.ts';
import { Id } from '../id.ts';
import { lineUpTo } from '../text.ts';
import { ExpectedVersion } from '../version.ts';
import { notAFitReasons, visitOutcomes } from './visit-outcome.ts';

/** B3.05: null takes an outcome back. */
export const VisitOutcomeChange = z.object({
  outcome: z.nullable(z.enum(visitOutcomes, 'Please choose how the visit went.')),
  not_a_fit_because: z.optional(z.nullable(z.enum(notAFitReasons, 'Please choose a reason.'))),
  expected_version: ExpectedVersion,
});

/** B3.09: somebody who is at the shelter now; without a name only "Walk-in" is stored. */
export const WalkIn = z.object({
  pet_id: Id,
  full_name: z.optional(z.nullable(lineUpTo(200, 'Name'))),
  email: z.optional(z.nullable(Email)),
  phone_number: z.optional(z.nullable(PhoneNumber)),
});
