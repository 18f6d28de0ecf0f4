import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Pet } from '../pets/pet.ts';
import { Visit } from '../visits/visit.ts';

/** How many entries the overview shows of a list. */
export const OVERVIEW_ENTRIES = 5;

/** B4.07: what staff want to know at the beginning of the day; counts are of all, lists begin with the most urgent. */
export const Overview = z.object({
  /** Visits of today that are not cancelled, the next ones first. */
  today: z.object({ total: z.int(), visits: z.array(Visit) }),
  /** Requests that nobody has answered for more than 24 hours. */
  overdue: z.int(),
  to_answer: z.int(),
  /** Available pets that have waited longest. */
  waiting_longest: z.array(Pet),
  without_photo: z.int(),
  without_facts: z.int(),
  /** Pets whose status became Adopted since the first of the month. */
  adoptions_this_month: z.int(),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  summary: 'What waits for staff today',
  status: 200,
  output: Overview,
});

/**
 * B3.10, B4.01: a stream of server-sent events (`text/event-stream`). Each `change` names what has changed
 * (`pet`, `visit` or `person`); `ready` is sent once listening. The stream ends after some minutes, and
 * when the session ends; clients connect again.
 */
export const streamChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
  summary: 'What others change, as it happens',
  status: 200,
});
