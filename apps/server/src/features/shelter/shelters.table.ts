import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { paperSizes } from '@pawmatch/contract/shelter/shelter-details';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

/** The first shelter, which every installation has. */
export const FIRST_SHELTER = '00000000-0000-7000-8000-000000000001';

export const shelters = pgTable('shelters', {
  id: uuid().primaryKey(),
  /** As in addresses: lower-case letters, digits and hyphens. */
  slug: text().notNull(),
  name: text().notNull(),
  address: text(),
  phone: text(),
  email: text(),
  hours: text(),
  timeZone: text('time_zone').notNull(),
  /** In which its staff write. */
  language: text().notNull().default(DEFAULT_LANGUAGE),
  paperSize: choice('paper_size', paperSizes).notNull().default('letter'),
  visiting: jsonb().$type<VisitingRules>().notNull(),
  /** Incremented by the database; never written by the application. */
  version: integer().notNull().default(1),
  /** See `0143_required_second_factor.sql`. */
  secondFactorRequiredAt: timestamp('second_factor_required_at', { withTimezone: true }),
  /** For how many years signed contracts are kept. */
  contractYears: integer('contract_years').notNull().default(7),
  careParts: text('care_parts').array().$type<CarePart[]>().notNull().default([]),
  /** While it is set, adopters do not see its pets, and nobody books visits. */
  pausedAt: timestamp('paused_at', { withTimezone: true }),
  /** Null until the first start has stored the values of the environment. */
  updatedAt: timestamp('updated_at', { withTimezone: true }),
});

export type ShelterRow = typeof shelters.$inferSelect;
