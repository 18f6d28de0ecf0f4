import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { optionalLine, optionalText, requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { careInputMessages } from './care-input-messages.ts';
import { careKinds, testResults } from './care-values.ts';
import { parseWeight } from './pet-weight.ts';

export const CareKind = z.enum(careKinds, { error: () => careInputMessages.chooseKind });
export const Title = requiredLine(120, () => fieldNames.name);

/** What a test has shown. */
export const TestResult = z.enum(testResults, { error: () => careInputMessages.chooseResult });

/** What is written down with what was done. */
export const careDetails = {
  product: z.optional(optionalLine(120, () => fieldNames.product)),
  /** The number on the package. */
  lot: z.optional(optionalLine(60, () => fieldNames.lot)),
  dose: z.optional(optionalLine(60, () => fieldNames.dose)),
  note: z.optional(optionalText(1_000, () => fieldNames.note)),
  result: z.optional(TestResult),
  /** With a result, for the adopter and their veterinarian to read, unlike the note. */
  result_note: z.optional(optionalLine(120, () => fieldNames.resultNote)),
  /** Of a test whose result comes later, such as from a laboratory. */
  awaits_result: z.optional(z.boolean()),
  cost_cents: z.optional(
    z.nullable(
      z
        .int({ error: () => careInputMessages.cost })
        .check(z.minimum(0, { error: () => careInputMessages.costTooLow }), z.maximum(100_000_000)),
    ),
  ),
};

/** Such as "9 lb 4 oz" or "4.2 kg"; the output is in grams. */
export const Weight = z.pipe(
  z.string({ error: () => careInputMessages.weightUnit }).check(
    z.maxLength(40),
    z.refine((text) => parseWeight(text) !== null, { error: () => careInputMessages.weight }),
  ),
  z.transform((text) => parseWeight(text) ?? 0),
);

const Person = z.nullable(z.object({ id: Id, name: z.string() }));

/** Care of one pet that is due, was done, or was skipped. */
export const CareItem = z.object({
  id: Id,
  pet_id: Id,
  kind: CareKind,
  title: z.string(),
  /** Null where it was only written down after it was done. */
  due_on: z.nullable(z.iso.date()),
  /** Which one of its plan in this stay, or of the day in its course, from 1. */
  number: z.nullable(z.int()),
  /** Of a dose: how many there are on its day. */
  doses_a_day: z.nullable(z.int()),
  plan_id: z.nullable(Id),
  course_id: z.nullable(Id),
  /** Of a plan or course, before it is done: what it proposes. */
  product: z.nullable(z.string()),
  lot: z.nullable(z.string()),
  dose: z.nullable(z.string()),
  note: z.nullable(z.string()),
  cost_cents: z.nullable(z.int()),
  /** Only of a test that was done. */
  result: z.nullable(TestResult),
  result_note: z.nullable(z.string()),
  awaits_result: z.boolean(),
  /** Of a result that came later. */
  result_by: Person,
  result_at: z.nullable(Timestamp),
  /** Whether the caller can write down the result that is awaited, or take back the one that came later. */
  can_write_result: z.boolean(),
  /** Only of a weight that was measured. */
  grams: z.nullable(z.int()),
  done_at: z.nullable(Timestamp),
  /** Who did or skipped it; null while it is due, and for a colleague who left. */
  done_by: Person,
  skipped_at: z.nullable(Timestamp),
  skip_reason: z.nullable(z.string()),
  /** Whether the caller can take back that it was done or skipped. */
  can_undo: z.boolean(),
});
export type CareItem = z.infer<typeof CareItem>;
