import * as z from 'zod/mini';
import { AdoptionQuery } from '../adoptions/adoptions-endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PetQuery } from '../pets/pet-query.ts';
import { PeopleQuery } from '../users/people-query.ts';
import { VisitQuery } from '../visits/staff/visit-query.ts';
import { exportFormats } from './export-tables.ts';

const list = <const List extends string, Query extends z.core.$ZodType>(of: List, query: Query) =>
  z.object({ what: z.literal(of), format: z.enum(exportFormats), query });

/** Everything, or one list as it is filtered and sorted, whatever page is shown. */
export const NewExport = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('everything'),
    /** Also people, visits, adoptions and notes. */
    people: z.boolean(),
    photos: z.boolean(),
  }),
  list('pets', PetQuery),
  list('visits', VisitQuery),
  list('people', PeopleQuery),
  list('adoptions', AdoptionQuery),
  // No filters: what else is sent is left out. `z.object({})` has a type that those of the other lists do not fit.
  list(
    'stays',
    z.pipe(
      z.looseObject({}),
      z.transform(() => ({})),
    ),
  ),
]);
export type NewExport = z.output<typeof NewExport>;

export const createExport = defineEndpoint({
  method: 'POST',
  path: '/admin/exports',
  access: 'records.export',
  journal: 'export',
  summary:
    'An address at which everything, or a list as filtered, is downloaded once within a minute. What names people needs people.export and a proof of who asks',
  body: NewExport,
  status: 201,
  output: z.object({ url: z.string() }),
});

export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/exports',
  access: 'public',
  summary: 'The file of an address that staff asked for: a zip, CSV, or a JSON value a line',
  query: z.object({ token: z.string().check(z.maxLength(8000)) }),
  refuses: [401, 403, 404],
  sends: ['application/zip', 'text/csv', 'application/x-ndjson'],
});
