import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { careNeeds, careSteps, planOfNeed } from './readiness.ts';

const known: readonly string[] = careNeeds;
const MESSAGE = 'Please choose what must be true of a pet.';

export const CareNeed = z
  .string(MESSAGE)
  .check(
    z.refine((need) => known.includes(need) || Id.safeParse(planOfNeed(need)).success, MESSAGE),
  );

export const CareStep = z.enum(
  careSteps,
  'Please say what it blocks: showing, booking or leaving.',
);

/** A need that a pet does not meet; `name` is that of a plan. */
export const PetBlock = z.object({
  need: CareNeed,
  name: z.nullable(z.string()),
  blocks: z.array(CareStep),
});

export const CareRule = z.object({
  need: CareNeed,
  blocks: z.array(CareStep).check(
    z.minLength(1, 'Please say what it blocks: showing, booking or leaving.'),
    z.refine((steps) => new Set(steps).size === steps.length, 'Please name each once.'),
  ),
  is_on: z.boolean(),
});
