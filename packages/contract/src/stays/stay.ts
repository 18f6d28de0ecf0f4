import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { intakeKinds, outcomeKinds } from './stay-values.ts';

export const IntakeKind = z.enum(intakeKinds);
export const OutcomeKind = z.enum(outcomeKinds);

/** One stay of a pet at a shelter, for staff. A pet has at most one open stay, whose `outcome` is null. */
export const Stay = z.object({
  id: Id,
  pet_id: Id,
  came_at: Timestamp,
  intake: IntakeKind,
  /** From whom, or where it was found. */
  came_from: z.nullable(z.string()),
  /** The last day of a legal hold. */
  hold_until: z.nullable(z.iso.date()),
  /** Null until adopters may see the pet. */
  listed_at: z.nullable(Timestamp),
  outcome: z.nullable(OutcomeKind),
  /** Null in an open stay, and where the date of the outcome is not known. */
  left_at: z.nullable(Timestamp),
  outcome_reason: z.nullable(z.string()),
});
export type Stay = z.infer<typeof Stay>;
