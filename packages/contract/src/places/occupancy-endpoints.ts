import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { queryInteger } from '../query-values.ts';
import { MAX_OCCUPANCY_DAYS } from './place-values.ts';

const course = {
  /** How many pets fit; null where nobody counts. */
  capacity: z.nullable(z.int()),
  /** Pets at the end of each day. */
  counts: z.array(z.int()),
  /** The counts as a drawing. */
  svg: z.string(),
};

export const Occupancy = z.object({
  /** The last one is today. */
  days: z.array(z.iso.date()),
  /** All pets in care, with a place or without. */
  shelter: z.object(course),
  /** By name, which says where the place is; without those where nobody lives or counts. */
  places: z.array(z.object({ id: Id, name: z.string(), ...course })),
});
export type Occupancy = z.infer<typeof Occupancy>;

export const getOccupancy = defineEndpoint({
  method: 'GET',
  path: '/admin/places/occupancy',
  access: 'places.read',
  summary: 'How many pets lived in the shelter and at each place on each of the last days',
  query: z.object({ days: z._default(queryInteger({ min: 7, max: MAX_OCCUPANCY_DAYS }), 30) }),
  output: Occupancy,
});
