import * as z from 'zod/mini';
import { Day } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { petFactInputs } from '../pets/facts/pet-fact-schemas.ts';
import { queryChoice, queryInteger } from '../query-values.ts';
import { IntakeKind, OutcomeKind } from '../stays/stay.ts';
import { numberInputMessages } from './number-messages.ts';
import {
  NUMBER_PAGE_SIZE,
  type NumberId,
  type NumberPart,
  numberIds,
  numberParts,
} from './number-values.ts';

const Count = z.int();

/** Days at the shelter, both included. Without them the year until today; days to come are cut off. */
export const PeriodQuery = z.object({ from: z.optional(Day), to: z.optional(Day) });
export type PeriodQuery = z.output<typeof PeriodQuery>;

/** Pets of one kind, species and age. `began` and `ended`: in care before and after the period. */
export const MatrixCell = z.object({
  section: z.enum(['began', 'intake', 'outcome', 'ended']),
  kind: z.nullable(z.union([IntakeKind, OutcomeKind])),
  species: petFactInputs.species,
  /** Under five months on that day; by its age group on arrival where its birth date is not known. */
  is_young: z.boolean(),
  count: Count,
});
export type MatrixCell = z.infer<typeof MatrixCell>;

/** The eight numbers of one period; shares are from 0 to 1, and null where there is nothing to divide by. */
export const PeriodNumbers = z.object({
  from: Day,
  to: Day,
  intake: z.record(IntakeKind, Count),
  outcomes: z.record(OutcomeKind, Count),
  live_release: z.object({
    rate: z.nullable(z.number()),
    live: Count,
    deaths: Count,
    /** Without deleted records. */
    all: Count,
  }),
  length_of_stay: z.object({
    stays: Count,
    median_days: z.nullable(z.number()),
    /** Nine of ten stays took at most so long. */
    ninety_percent_days: z.nullable(z.number()),
  }),
  in_care: Count,
  adoptions: z.object({ all: Count, back_30: Count, back_90: Count }),
  answers: z.object({ requests: Count, median_hours: z.nullable(z.number()) }),
  visits: z.object({ took_place: Count, adopted: Count, share: z.nullable(z.number()) }),
  /** Without empty cells. */
  matrix: z.array(MatrixCell),
  /** Weeks, months or years, by their first days. */
  course: z.array(z.object({ from: Day, came: Count, left: Count })),
});
export type PeriodNumbers = z.infer<typeof PeriodNumbers>;

/** What a chart shows of two periods, in a sentence, as rows, and drawn. */
export const NumberChart = z.object({
  title: z.string(),
  summary: z.string(),
  rows: z.array(z.object({ label: z.string(), now: Count, before: Count })),
  /** An `<svg>` as wide as what it stands in, in the colors of the page around it. */
  svg: z.string(),
});
export type NumberChart = z.infer<typeof NumberChart>;

export const getNumbers = defineEndpoint({
  method: 'GET',
  path: '/admin/numbers',
  access: 'numbers.read',
  summary: 'The numbers of the shelter in a period, beside the same days of the year before',
  query: PeriodQuery,
  output: z.object({
    course_unit: z.enum(['week', 'month', 'year']),
    current: PeriodNumbers,
    year_before: PeriodNumbers,
    charts: z.array(NumberChart),
  }),
});
export type Numbers = z.infer<(typeof getNumbers)['output']>;

export const getNumbersFile = defineEndpoint({
  method: 'GET',
  path: '/admin/numbers.csv',
  access: 'numbers.read',
  summary: 'The numbers of a period as a table for other programs',
  query: PeriodQuery,
  sends: ['text/csv'],
});

const isPartOf = (number: NumberId, part: NumberPart | undefined): boolean =>
  part === undefined || numberParts[number].some((each) => each === part);

export const NumberRowsQuery = z
  .extend(PeriodQuery, {
    number: z.enum(numberIds, { error: () => numberInputMessages.chooseNumber }),
    /** Only the rows of a part of the number, such as an intake kind. */
    part: queryChoice([
      ...new Set(numberIds.flatMap((id): readonly NumberPart[] => numberParts[id])),
    ]),
    offset: z.optional(queryInteger({ min: 0 })),
    limit: z._default(queryInteger({ min: 1, max: 100 }), NUMBER_PAGE_SIZE),
  })
  .check(
    z.refine(({ number, part }) => isPartOf(number, part), {
      path: ['part'],
      error: () => numberInputMessages.noSuchPart,
    }),
  );
export type NumberRowsQuery = z.output<typeof NumberRowsQuery>;

/** A stay, a visit request or a visit behind a number. */
export const NumberRow = z.object({
  id: Id,
  subject: z.enum(['stay', 'visit']),
  /** Null after the pet was deleted. */
  pet_id: z.nullable(Id),
  /** Null for the visit of a deleted pet. */
  pet_name: z.nullable(z.string()),
  /** Of a stay. */
  intake: z.nullable(IntakeKind),
  outcome: z.nullable(OutcomeKind),
  /** When the pet came, the request was made, or the visit began. */
  began_at: Timestamp,
  /** When the pet left, staff answered, or the visitor adopted the pet. */
  ended_at: z.nullable(Timestamp),
});
export type NumberRow = z.infer<typeof NumberRow>;

export const listNumberRows = defineEndpoint({
  method: 'GET',
  path: '/admin/numbers/rows',
  access: 'numbers.read',
  summary: 'The stays or visits behind a number, the latest first, with the total in X-Total-Count',
  query: NumberRowsQuery,
  output: z.array(NumberRow),
});
