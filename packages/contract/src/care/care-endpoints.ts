import * as z from 'zod/mini';
import { hasPlausibleYear, PlausibleDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { queryChoices, queryFlag, queryInteger } from '../query-values.ts';
import { requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { careInputMessages } from './care-input-messages.ts';
import { CareItem, CareKind, careDetails, TestResult, Title, Weight } from './care-item.ts';
import { careKinds, MAX_CARE_AT_ONCE } from './care-values.ts';
import { CareCourse } from './courses-endpoints.ts';

/** What is due, with what a round needs to know of the pet. */
export const DueCare = z.extend(CareItem, {
  is_overdue: z.boolean(),
  pet: z.object({
    id: Id,
    name: z.string(),
    species: z.enum(petFacts.species.values),
    shelter_number: z.nullable(z.string()),
    /** A small photo. */
    photo_url: z.nullable(z.string()),
  }),
  /** Where the pet lives; null where nobody says. */
  place: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Of the pet's course of medicine: earlier doses that were not given. */
  missed_doses: z.int(),
  /** Of a weighing: what the pet weighed last. */
  last_weight: z.nullable(z.object({ grams: z.int(), at: Timestamp })),
});
export type DueCare = z.infer<typeof DueCare>;

export const CareRound = z.object({
  /** At the shelter. */
  today: z.iso.date(),
  /** Of all pages. */
  total: z.int(),
  overdue: z.int(),
  /** Tests of the shelter whose result is awaited. */
  awaited: z.int(),
  /** Places with places inside, such as buildings, in the order of the round: the choices for `place_id`. */
  areas: z.array(z.object({ id: Id, name: z.string() })),
  /** By place, and at each what is overdue first; pages follow the round, so that it passes each place once. */
  items: z.array(DueCare),
});
export type CareRound = z.infer<typeof CareRound>;

export const listCareDue = defineEndpoint({
  method: 'GET',
  path: '/admin/care/due',
  access: 'care.read',
  summary:
    'The round: what is due until a day, today without it, by place, and at each what is overdue first. With `awaited` the tests whose result is awaited instead',
  query: z.object({
    until: z.optional(PlausibleDay),
    /** Only what is overdue. */
    overdue: queryFlag,
    awaited: queryFlag,
    kind: queryChoices(careKinds),
    /** This place and those inside. */
    place_id: z.optional(Id),
    page: z._default(queryInteger({ min: 1, max: 10_000 }), 1),
    limit: z._default(queryInteger({ min: 1, max: 200 }), 100),
  }),
  output: CareRound,
});

interface Shown {
  result?: string | null | undefined;
  result_note?: string | null | undefined;
  awaits_result?: boolean | undefined;
}
const noteNeedsResult = z.refine<Shown>(
  ({ result, result_note }) => Boolean(result) || !result_note,
  {
    path: ['result'],
    error: () => careInputMessages.chooseResult,
  },
);
const resultOrLater = z.refine<Shown>(
  ({ result, awaits_result }) => !result || awaits_result !== true,
  { path: ['awaits_result'], error: () => careInputMessages.resultOrLater },
);

export const PetCare = z.object({
  today: z.iso.date(),
  birth_date: z.nullable(z.iso.date()),
  is_birth_date_estimated: z.boolean(),
  /** The earliest first. */
  due: z.array(CareItem),
  /** Done or skipped, the latest first; weights are here, too. */
  done: z.array(CareItem),
  /** The latest first. */
  courses: z.array(CareCourse),
});
export type PetCare = z.infer<typeof PetCare>;

export const getCareOfPet = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/care',
  access: 'care.read',
  summary: 'The care of a pet: due, done, weights and courses of medicine',
  params: ById,
  output: PetCare,
});

export const addCare = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:id/care',
  access: 'care.do',
  summary: 'Add care that is due on a day, or that was done at a time',
  params: ById,
  body: z
    .object({
      kind: CareKind,
      title: Title,
      due_on: z.optional(PlausibleDay),
      done_at: z.optional(Timestamp.check(hasPlausibleYear)),
      ...careDetails,
    })
    .check(
      z.refine(({ due_on, done_at }) => Boolean(due_on) !== Boolean(done_at), {
        path: ['due_on'],
        error: () => careInputMessages.dueOrDone,
      }),
      z.refine(
        ({ kind, done_at, result, awaits_result }) =>
          (result === undefined && awaits_result !== true) || (kind === 'test' && Boolean(done_at)),
        { path: ['result'], error: () => careInputMessages.resultOfTest },
      ),
      noteNeedsResult,
      resultOrLater,
    ),
  status: 201,
  output: CareItem,
});

export const AddedWeight = z.object({
  item: CareItem,
  /** Percent below the highest weight of the last 30 days, from 10 on; the pet then has a look at it due. */
  fall_percent: z.nullable(z.int()),
});
export type AddedWeight = z.infer<typeof AddedWeight>;

export const addWeight = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:id/weights',
  access: 'care.do',
  isDoneOnce: true,
  summary: 'Write down a weight, in pounds or kilograms; it does the weighing that is due',
  params: ById,
  body: z.object({
    weight: Weight,
    at: z.optional(Timestamp.check(hasPlausibleYear)),
    note: careDetails.note,
  }),
  status: 201,
  output: AddedWeight,
});

const Ids = z.array(Id).check(
  z.minLength(1, { error: () => careInputMessages.chooseCare }),
  z.maxLength(MAX_CARE_AT_ONCE, {
    error: () => careInputMessages.tooManyAtOnce({ max: MAX_CARE_AT_ONCE }),
  }),
);

export const careRefusals = [
  /** Somebody was faster; `by` and `at` say who and when. */
  'already_done',
  'already_skipped',
  /** There is nothing to take back. */
  'not_done',
  /** More than a day ago. */
  'too_late',
  /** A volunteer takes back only what they did themselves. */
  'not_yours',
  /** A weight is written down with its number. */
  'needs_weight',
  /** Only tests have a result. */
  'not_a_test',
  /** Its result is known, or somebody was faster. */
  'no_result_awaited',
  /** Also of what is not due any more, such as of a pet that left. */
  'not_found',
] as const;
export type CareRefusal = (typeof careRefusals)[number];

/** What a call did of what it was asked for; the rest is refused one by one. */
export const CareResult = z.object({
  /** As they are now. */
  items: z.array(CareItem),
  refused: z.array(
    z.object({
      id: Id,
      reason: z.enum(careRefusals),
      by: z.nullable(z.string()),
      at: z.nullable(Timestamp),
    }),
  ),
});
export type CareResult = z.infer<typeof CareResult>;

export const doCare = defineEndpoint({
  method: 'POST',
  path: '/admin/care/done',
  access: 'care.do',
  isDoneOnce: true,
  summary:
    'Say that care was done, of one pet or of many. Each is done once, by who says it first; asking again says the same',
  body: z
    .object({ ids: Ids, at: z.optional(Timestamp.check(hasPlausibleYear)), ...careDetails })
    .check(noteNeedsResult, resultOrLater),
  output: CareResult,
});

export const writeResults = defineEndpoint({
  method: 'POST',
  path: '/admin/care/results',
  access: 'care.do',
  isDoneOnce: true,
  summary:
    'Write down the result of tests that await it, also after the pet has left. With `replaces`, a result that came later is corrected within a day, or awaited again with null, by who wrote it or by staff',
  body: z
    .object({
      ids: Ids,
      result: z.nullable(TestResult),
      result_note: careDetails.result_note,
      replaces: z.optional(TestResult),
    })
    .check(
      noteNeedsResult,
      z.refine(({ result, replaces }) => result !== null || replaces !== undefined, {
        path: ['result'],
        error: () => careInputMessages.chooseResult,
      }),
    ),
  output: CareResult,
});

export const undoCare = defineEndpoint({
  method: 'POST',
  path: '/admin/care/undo',
  access: 'care.do',
  isDoneOnce: true,
  summary: 'Take back within a day that care was done or skipped, by who did it or by staff',
  body: z.object({ ids: Ids }),
  output: CareResult,
});

export const skipCare = defineEndpoint({
  method: 'POST',
  path: '/admin/care/skip',
  access: 'care.do',
  isDoneOnce: true,
  summary: 'Skip care that is due, with a reason; the next one follows as if it was done',
  body: z.object({ ids: Ids, reason: requiredText(300, () => fieldNames.theReason) }),
  output: CareResult,
});
