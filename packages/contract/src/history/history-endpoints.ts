import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { queryInteger } from '../query-values.ts';
import { HistoryEvent } from './history-event.ts';
import { historyInputMessages } from './history-messages.ts';

export const HISTORY_PAGE_SIZE = 20;

/** At most one of the ids, otherwise of everything; `before` is the id of the last event of the page before. */
export const HistoryQuery = z
  .object({
    pet_id: z.optional(Id),
    visit_id: z.optional(Id),
    person_id: z.optional(Id),
    before: z.optional(queryInteger({ min: 1 })),
    limit: z._default(queryInteger({ min: 1, max: 100 }), HISTORY_PAGE_SIZE),
  })
  .check(
    z.refine(
      ({ pet_id, visit_id, person_id }) =>
        [pet_id, visit_id, person_id].filter((id) => id !== undefined).length <= 1,
      { path: ['pet_id'], error: () => historyInputMessages.onlyOne },
    ),
  );
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const listHistory = defineEndpoint({
  method: 'GET',
  path: '/admin/history',
  access: 'history.read',
  journal: 'history',
  summary: 'What happened, to everything or to one pet, visit or person; newest first',
  query: HistoryQuery,
  output: z.array(HistoryEvent),
});
