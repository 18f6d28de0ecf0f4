import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { petInputMessages } from '../staff/pet-input-messages.ts';
import { careNeeds, careSteps, planOfNeed } from './readiness.ts';

const known: readonly string[] = careNeeds;
const notANeed = { error: () => petInputMessages.careNeed };

export const CareNeed = z
  .string(notANeed)
  .check(
    z.refine((need) => known.includes(need) || Id.safeParse(planOfNeed(need)).success, notANeed),
  );

const notAStep = { error: () => petInputMessages.careStep };

export const CareStep = z.enum(careSteps, notAStep);

/** A need that a pet does not meet; `name` is that of a plan. */
export const PetBlock = z.object({
  need: CareNeed,
  name: z.nullable(z.string()),
  blocks: z.array(CareStep),
});

export const CareRule = z.object({
  need: CareNeed,
  blocks: z.array(CareStep).check(
    z.minLength(1, notAStep),
    z.refine((steps) => new Set(steps).size === steps.length, {
      error: () => petInputMessages.careStepTwice,
    }),
  ),
  is_on: z.boolean(),
});
