import * as z from 'zod/mini';
import { queryChoice, queryInteger } from '../query-values.ts';
import { SearchText } from '../search-text.ts';
import { MAX_PEOPLE, peopleSorts } from './people-lists.ts';
import { Role } from './user.ts';

const peopleFilters = {
  role: queryChoice(Role.options),
  /** Finds name, e-mail address and phone number. */
  q: SearchText,
};

export const PeopleFilters = z.object(peopleFilters);
export type PeopleFilters = z.output<typeof PeopleFilters>;

/** Accounts by filters, by name unless sorted otherwise; a page with `limit`. */
export const PeopleQuery = z.object({
  ...peopleFilters,
  sort: queryChoice(peopleSorts),
  offset: z.optional(queryInteger({ min: 0 })),
  limit: z._default(queryInteger({ min: 1, max: MAX_PEOPLE }), MAX_PEOPLE),
});
export type PeopleQuery = z.output<typeof PeopleQuery>;
