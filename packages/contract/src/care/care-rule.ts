import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { type CareNeed as AnyNeed, careNeeds, careSteps } from './readiness.ts';

const known: readonly string[] = careNeeds;
const PLAN = 'plan:';

export const CareNeed = z.custom<AnyNeed>(
  (need) =>
    typeof need === 'string' &&
    (known.includes(need) ||
      (need.startsWith(PLAN) && Id.safeParse(need.slice(PLAN.length)).success)),
  'Please choose what must be true of a pet.',
);

export const CareStep = z.enum(
  careSteps,
  'Please say what it blocks: showing, booking or leaving.',
);

export const CareRule = z.object({
  need: CareNeed,
  blocks: z.array(CareStep).check(
    z.minLength(1, 'Please say what it blocks: showing, booking or leaving.'),
    z.refine((steps) => new Set(steps).size === steps.length, 'Please name each once.'),
  ),
  is_on: z.boolean(),
});
