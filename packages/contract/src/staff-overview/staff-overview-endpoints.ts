import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Timestamp } from '../id.ts';
import { Pet } from '../pets/pet.ts';
import { Visit } from '../visits/visit.ts';

/** How many entries the overview shows of a list. */
export const OVERVIEW_ENTRIES = 5;

/** What staff want to know at the beginning of the day; counts are of all, lists begin with the most urgent. */
export const Overview = z.object({
  /** Midnight at the shelter, from which the month is counted. */
  month_began_at: Timestamp,
  /** Visits of today that are not cancelled, the next ones first. */
  today: z.object({ total: z.int(), visits: z.array(Visit) }),
  /** Requests that wait longer for an answer than the settings promise. */
  overdue: z.int(),
  /** Past visits without an outcome. */
  without_outcome: z.int(),
  /** Visitors of this month who did not come. */
  no_shows_this_month: z.int(),
  to_answer: z.int(),
  adoptions: z.object({
    /** That wait for an answer to their adopters. */
    to_answer: z.int(),
    /** Of these, how many wait longer than they were promised. */
    overdue: z.int(),
    /** Trials whose last day has passed. */
    trials_over: z.int(),
    /** Pets that were adopted this month, and of which nobody has said by whom. */
    without_adopter: z.int(),
  }),
  /**
   * Of requests made this month that were answered, or should have been: how many were answered in time, and the
   * median of minutes until an answer, null without one.
   */
  answers_this_month: z.object({
    total: z.int(),
    in_time: z.int(),
    median_minutes: z.nullable(z.int()),
  }),
  /** Available pets that have waited longest. */
  waiting_longest: z.array(Pet),
  without_photo: z.int(),
  without_facts: z.int(),
  /** Pets that were adopted since then, and have not come back. */
  adoptions_this_month: z.int(),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'overview.read',
  summary: 'What waits for staff today',
  output: Overview,
});

/** The number of the latest change of each entity; null without any. */
export const LatestChanges = z.object({
  pet: z.nullable(z.int()),
  visit: z.nullable(z.int()),
  adoption: z.nullable(z.int()),
  person: z.nullable(z.int()),
  /** Care that was done, pets that were moved to another place, tasks, and notes of staff. */
  care: z.nullable(z.int()),
});
export type LatestChanges = z.infer<typeof LatestChanges>;

/**
 * For `Accept: text/event-stream` a stream of server-sent events. Each `change` names what has
 * changed (`pet`, `visit`, `adoption`, `person` or `care`); `ready` is sent once listening, and `refused` when the session or
 * the role has ended. The stream ends after some minutes, and clients connect again. Other clients get the numbers of the
 * latest changes, to compare them.
 */
export const streamChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes',
  access: 'changes.read',
  summary: 'What others change, as it happens',
  output: LatestChanges,
});
