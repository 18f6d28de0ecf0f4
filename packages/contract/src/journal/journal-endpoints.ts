import * as z from 'zod/mini';
import { PlausibleDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { HistoryEvent } from '../history/history-event.ts';
import { Id, Timestamp } from '../id.ts';
import { queryChoice, queryInteger } from '../query-values.ts';
import { JOURNAL_PAGE_SIZE, journalKinds, readKinds } from './journal-values.ts';

/** Which entries; each name that is left out matches all. `before` is the id of the last entry of the page before. */
export const JournalQuery = z.object({
  /** Whose data it was. */
  person_id: z.optional(Id),
  /** Who of the staff it was. */
  colleague_id: z.optional(Id),
  kind: queryChoice(journalKinds),
  /** Days at the shelter, both included. */
  from: z.optional(PlausibleDay),
  to: z.optional(PlausibleDay),
  before: z.optional(queryInteger({ min: 1 })),
  limit: z._default(queryInteger({ min: 1, max: 100 }), JOURNAL_PAGE_SIZE),
});
export type JournalQuery = z.output<typeof JournalQuery>;

/** `name` is null when the account was deleted. */
const Named = z.nullable(z.object({ id: Id, name: z.nullable(z.string()) }));

/** What somebody of the staff read or changed: one of `read` and `event` is set. */
export const JournalEntry = z.object({
  id: z.int(),
  kind: z.enum(journalKinds),
  colleague: Named,
  person: Named,
  happened_at: Timestamp,
  read: z.nullable(
    z.object({
      kind: z.enum(readKinds),
      visit_id: z.nullable(Id),
      /** Of a list, by the names of its query; a search is only named. */
      filters: z.record(z.string(), z.unknown()),
      /** How many rows of a list were shown. */
      total: z.nullable(z.int()),
    }),
  ),
  event: z.nullable(HistoryEvent),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const listJournal = defineEndpoint({
  method: 'GET',
  path: '/admin/journal',
  access: 'journal.read',
  summary: 'What staff opened, listed, exported and changed, newest first',
  query: JournalQuery,
  output: z.array(JournalEntry),
});
