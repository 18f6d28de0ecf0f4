import * as z from 'zod/mini';
import { PlausibleDay } from '../day.ts';
import { petFactInputs } from '../pets/facts/pet-fact-schemas.ts';
import { PET_NAME_MAX_LENGTH } from '../pets/staff/pet-input.ts';
import { optionalLine, optionalText, requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { IntakeKind } from './stay.ts';
import { stayInputMessages } from './stay-messages.ts';
import { intakeKinds, LITTER_MAX, MAX_AGE_MONTHS, otherOutcomeKinds } from './stay-values.ts';

const FROM_MAX_LENGTH = 200;
const REASON_MAX_LENGTH = 500;

const CameFrom = optionalLine(FROM_MAX_LENGTH, () => fieldNames.cameFrom);
const Reason = optionalText(REASON_MAX_LENGTH, () => fieldNames.reason);

/** One pet, or all of a litter, as they come in; adopters do not see them yet. */
export const NewIntake = z.object({
  intake: z.enum(intakeKinds, { error: () => stayInputMessages.chooseIntake }),
  /** The day on which they came; today without it. */
  came_on: z.optional(PlausibleDay),
  came_from: z.optional(CameFrom),
  /** The last day of a legal hold. */
  hold_until: z.optional(z.nullable(PlausibleDay)),
  species: petFactInputs.species,
  size: petFactInputs.size,
  /** About. */
  age_months: z
    .int({ error: () => stayInputMessages.age })
    .check(
      z.minimum(0, { error: () => stayInputMessages.ageTooLow }),
      z.maximum(MAX_AGE_MONTHS, { error: () => stayInputMessages.ageTooHigh }),
    ),
  pets: z
    .array(
      z.object({
        name: requiredLine(PET_NAME_MAX_LENGTH, () => fieldNames.name),
        sex: petFactInputs.sex,
      }),
    )
    .check(
      z.minLength(1, { error: () => stayInputMessages.noPets }),
      z.maxLength(LITTER_MAX, { error: () => stayInputMessages.tooManyPets({ max: LITTER_MAX }) }),
    ),
});
export type NewIntake = z.output<typeof NewIntake>;

/** How a pet has left the shelter otherwise than by adoption. */
export const NewOutcome = z
  .object({
    outcome: z.enum(otherOutcomeKinds, { error: () => stayInputMessages.chooseOutcome }),
    /** The day on which it left; today without it. */
    left_on: z.optional(PlausibleDay),
    outcome_reason: z.optional(Reason),
  })
  .check(
    z.refine(({ outcome, outcome_reason }) => outcome !== 'euthanized' || Boolean(outcome_reason), {
      path: ['outcome_reason'],
      error: () => stayInputMessages.reason,
    }),
  );
export type NewOutcome = z.output<typeof NewOutcome>;

/** What is corrected of a stay; fields that are left out stay unchanged. */
export const StayChanges = z.object({
  intake: z.optional(IntakeKind),
  came_on: z.optional(PlausibleDay),
  came_from: z.optional(CameFrom),
  hold_until: z.optional(z.nullable(PlausibleDay)),
  /** Only of a stay that has ended otherwise than by adoption. */
  outcome: z.optional(z.enum(otherOutcomeKinds)),
  /** Only of a stay that has ended. */
  left_on: z.optional(PlausibleDay),
  outcome_reason: z.optional(Reason),
});
export type StayChanges = z.output<typeof StayChanges>;
