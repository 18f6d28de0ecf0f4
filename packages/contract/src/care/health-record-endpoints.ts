import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { CareKind, TestResult } from './care-item.ts';

/** What a new home gets to know of the health of a pet: nothing internal, such as notes, costs and places. */
export const HealthRecord = z.object({
  pet: z.object({
    id: Id,
    name: z.string(),
    species: z.string(),
    breed: z.string(),
    sex: z.string(),
    birth_date: z.nullable(z.iso.date()),
    is_birth_date_estimated: z.boolean(),
    color: z.nullable(z.string()),
    microchip: z.nullable(z.string()),
  }),
  /** Who answers for it. */
  shelter_name: z.string(),
  time_zone: z.string(),
  /** As known then: now, or when the pet left. */
  as_of: Timestamp,
  /** The latest first. */
  done: z.array(
    z.object({
      /** Missing in records that were kept before tests had results that come later. */
      id: z.optional(Id),
      kind: CareKind,
      title: z.string(),
      product: z.nullable(z.string()),
      lot: z.nullable(z.string()),
      dose: z.nullable(z.string()),
      /** Of a test; missing in records that were kept before there were results. */
      result: z.optional(z.nullable(TestResult)),
      result_note: z.optional(z.nullable(z.string())),
      awaits_result: z.optional(z.boolean()),
      done_on: z.iso.date(),
      /** The shelter that did it. */
      by: z.string(),
    }),
  ),
  /** The latest first. */
  weights: z.array(z.object({ grams: z.int(), measured_on: z.iso.date() })),
  /** What is not over. */
  medicines: z.array(
    z.object({
      product: z.string(),
      dose: z.nullable(z.string()),
      times_a_day: z.int(),
      ends_on: z.iso.date(),
      /** Doses that are still to be given. */
      left: z.int(),
    }),
  ),
  /** The earliest first. */
  next: z.array(z.object({ kind: CareKind, title: z.string(), due_on: z.iso.date() })),
});
export type HealthRecord = z.infer<typeof HealthRecord>;

export const getOwnHealthRecords = defineEndpoint({
  method: 'GET',
  path: '/adoptions/:id/health-records',
  access: 'user',
  summary:
    "The health records of the pets of the caller's adoption, as they were when the pets left, with results that came later",
  params: ById,
  output: z.array(HealthRecord),
});

export const getHealthRecord = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/health-record',
  access: 'care.read',
  summary: 'The health record of a pet, as its new home would get it',
  params: ById,
  output: HealthRecord,
});
