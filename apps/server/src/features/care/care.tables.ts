import { careKinds, careStarts, testResults } from '@pawmatch/contract/care/care-values';
import type { CareRule } from '@pawmatch/contract/pets/care/readiness';
import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** See `0265_care.sql`. */
export const carePlans = pgTable('care_plans', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  /** Of a plan that every shelter begins with. */
  firstKey: text('first_key'),
  name: text().notNull(),
  kind: choice('kind', careKinds).notNull(),
  /** Null for both. */
  species: choice('species', petFacts.species.values),
  starts: choice('starts', careStarts).notNull(),
  first_after_days: integer().notNull(),
  min_age_weeks: integer().notNull(),
  max_age_weeks: integer(),
  interval_days: integer(),
  times: integer(),
  adult_times: integer().notNull(),
  since: date(),
  product: text(),
  dose: text(),
  is_on: boolean().notNull(),
  source: text(),
  source_date: date(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

export type CarePlanRow = typeof carePlans.$inferSelect;

export const careCourses = pgTable('care_courses', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id').notNull(),
  stayId: uuid('stay_id').notNull(),
  product: text().notNull(),
  dose: text(),
  note: text(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  timesADay: integer('times_a_day').notNull(),
  createdBy: uuid('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type CareCourseRow = typeof careCourses.$inferSelect;

export const careItems = pgTable('care_items', {
  id: uuid().primaryKey().defaultRandom(),
  shelterId: uuid('shelter_id').notNull(),
  petId: uuid('pet_id').notNull(),
  stayId: uuid('stay_id').notNull(),
  kind: choice('kind', careKinds).notNull(),
  title: text().notNull(),
  /** Null where it was only written down after it was done. */
  dueOn: date('due_on'),
  /** Which one of its plan in the stay, or of the day in its course. */
  number: smallint(),
  planId: uuid('plan_id'),
  courseId: uuid('course_id'),
  /** What it came from, so that computing it again does not double it. */
  sourceKey: text('source_key'),
  product: text(),
  lot: text(),
  dose: text(),
  note: text(),
  /** Of a test that was done. */
  result: choice('result', testResults),
  resultNote: text('result_note'),
  /** Its result comes later. */
  awaitsResult: boolean('awaits_result').notNull().default(false),
  /** Who wrote down a result that came later, and when. */
  resultBy: uuid('result_by'),
  resultAt: timestamp('result_at', { withTimezone: true }),
  grams: integer(),
  costCents: integer('cost_cents'),
  doneAt: timestamp('done_at', { withTimezone: true }),
  skippedAt: timestamp('skipped_at', { withTimezone: true }),
  skipReason: text('skip_reason'),
  doneBy: uuid('done_by'),
  /** When it was written down that it was done or skipped; null while it is due. */
  recordedAt: timestamp('recorded_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** As `vaccines_of` in `0310_blocks_of_many_pets.sql` reads them in what people call a vaccination. */
export type Vaccine = 'rabies' | 'core' | 'bordetella';

/** @param words such as a title and a product */
export const vaccinesOf = (kind: AnyPgColumn, ...words: AnyPgColumn[]): SQL<Vaccine[]> =>
  sql`vaccines_of(${kind}, concat_ws(' ', ${sql.join(words, sql`, `)}))`;

export type CareItemRow = typeof careItems.$inferSelect;

/** See `0267_care_rules.sql`. */
export const careRules = pgTable('care_rules', {
  shelterId: uuid('shelter_id').primaryKey(),
  rules: jsonb().$type<CareRule[]>().notNull(),
  /** The day for which the blocks of pets are computed. */
  asOf: date('as_of').notNull(),
  /** Incremented by the database; never written by the application. */
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type CareRulesRow = typeof careRules.$inferSelect;
