import * as z from 'zod/mini';
import { PlausibleDay } from '../../day.ts';
import { Id } from '../../id.ts';
import { queryChoice, queryChoices, queryInteger } from '../../query-values.ts';
import { SearchText } from '../../search-text.ts';
import { visitStatuses } from '../visit-statuses.ts';
import { MAX_VISITS, visitSorts, visitViews } from '../visit-values.ts';

/** Which visits a list has. Each name that is left out matches all visits. */
const visitFilters = {
  view: queryChoice(visitViews),
  status: queryChoices(visitStatuses),
  pet_id: z.optional(Id),
  user_id: z.optional(Id),
  /** Days at the shelter, both included. */
  from: z.optional(PlausibleDay),
  to: z.optional(PlausibleDay),
  /** Finds the pet's name and breed, and the visitor's name, e-mail address and phone number. */
  q: SearchText,
};

export const VisitFilters = z.object(visitFilters);
export type VisitFilters = z.output<typeof VisitFilters>;

/** All visits, newest request first, unless filtered and sorted otherwise; a page with `limit`. */
export const VisitQuery = z.object({
  ...visitFilters,
  sort: queryChoice(visitSorts),
  offset: z.optional(queryInteger({ min: 0 })),
  limit: z._default(queryInteger({ min: 1, max: MAX_VISITS }), MAX_VISITS),
});
export type VisitQuery = z.output<typeof VisitQuery>;

/** How many visits match, and how many are in each view. */
export const VisitCounts = z.object({
  total: z.int(),
  views: z.record(z.enum(visitViews), z.int()),
});
export type VisitCounts = z.infer<typeof VisitCounts>;
