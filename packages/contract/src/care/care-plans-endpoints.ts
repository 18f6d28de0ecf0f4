import * as z from 'zod/mini';
import { PlausibleDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { optionalLine, optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { carePlanNumbers, carePlanMessages as messages } from './care-input-messages.ts';
import { CareKind, Title } from './care-item.ts';
import { careStarts } from './care-values.ts';
import { planProblem } from './plan-care.ts';

function upTo(max: number, name: keyof typeof carePlanNumbers, min = 0) {
  const field = () => carePlanNumbers[name];
  return z
    .int({ error: () => messages.notWhole({ field: field() }) })
    .check(
      z.minimum(min, { error: () => messages.tooLow({ field: field(), min }) }),
      z.maximum(max, { error: () => messages.tooHigh({ field: field(), max }) }),
    );
}

const MAX_WEEKS = 2_080;

const planFields = {
  name: Title,
  kind: CareKind,
  /** Null for both. */
  species: z.nullable(z.enum(petFacts.species.values)),
  starts: z.enum(careStarts, { error: () => messages.chooseStart }),
  first_after_days: upTo(3_650, 'first_after_days'),
  min_age_weeks: upTo(MAX_WEEKS, 'min_age_weeks'),
  /** Until which age young pets get it; null where age does not matter. */
  max_age_weeks: z.nullable(upTo(MAX_WEEKS, 'max_age_weeks')),
  /** Null for one alone. */
  interval_days: z.nullable(upTo(3_650, 'interval_days', 1)),
  /** How often at most in a stay; null without such a limit. */
  times: z.nullable(upTo(100, 'times', 1)),
  /** Only with a highest age: how often older pets, and those of unknown age, get it. */
  adult_times: upTo(20, 'adult_times'),
  /** Only pets that came on this day or later; null for all. */
  since: z.nullable(PlausibleDay),
  product: z._default(
    optionalLine(120, () => fieldNames.product),
    null,
  ),
  dose: z._default(
    optionalLine(60, () => fieldNames.dose),
    null,
  ),
  is_on: z.boolean(),
  source: z._default(
    optionalText(500, () => fieldNames.source),
    null,
  ),
  source_date: z._default(z.nullable(PlausibleDay), null),
};

/** What is due again and again, or once, for which pets. */
export const CarePlanInput = z.object(planFields).check((context) => {
  const problem = planProblem(context.value);
  if (!problem) return;
  context.issues.push({
    code: 'custom',
    path: [problem.field],
    message: problem.text,
    input: context.value,
  });
});
export type CarePlanInput = z.output<typeof CarePlanInput>;

export const CarePlan = z.object({
  ...planFields,
  id: Id,
  name: z.string(),
  product: z.nullable(z.string()),
  dose: z.nullable(z.string()),
  source: z.nullable(z.string()),
  since: z.nullable(z.iso.date()),
  source_date: z.nullable(z.iso.date()),
});
export type CarePlan = z.infer<typeof CarePlan>;

export const listCarePlans = defineEndpoint({
  method: 'GET',
  path: '/admin/care/plans',
  access: 'care.read',
  summary: 'The plans of care, at first those of published guidelines, which are off',
  output: z.array(CarePlan),
});

export const addCarePlan = defineEndpoint({
  method: 'POST',
  path: '/admin/care/plans',
  access: 'care.edit',
  summary: 'Add a plan of care; what is due follows',
  body: CarePlanInput,
  status: 201,
  output: CarePlan,
});

export const changeCarePlan = defineEndpoint({
  method: 'PUT',
  path: '/admin/care/plans/:id',
  access: 'care.edit',
  summary: 'Change a plan of care, or turn it on or off; what is due follows',
  params: ById,
  body: CarePlanInput,
  output: CarePlan,
});

export const deleteCarePlan = defineEndpoint({
  method: 'DELETE',
  path: '/admin/care/plans/:id',
  access: 'care.edit',
  summary: 'Delete a plan of care; what was done stays',
  params: ById,
});
