import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';

/** Without the address itself, of which only a hash is stored. */
export const getCalendarAddress = defineEndpoint({
  method: 'GET',
  path: '/admin/calendar-address',
  access: 'visits.read',
  summary: 'When the caller’s calendar address was created; null without one',
  output: z.object({ created_at: z.nullable(Timestamp) }),
});

export const createCalendarAddress = defineEndpoint({
  method: 'POST',
  path: '/admin/calendar-address',
  access: 'visits.read',
  journal: 'export',
  summary: 'A new calendar address, which replaces the former one; it is in this response only',
  status: 201,
  output: z.object({ url: z.string(), created_at: Timestamp }),
});

export const revokeCalendarAddress = defineEndpoint({
  method: 'DELETE',
  path: '/admin/calendar-address',
  access: 'visits.read',
  summary: 'Revoke the caller’s calendar address',
});

/**
 * The token is in the query, which is not logged. The response is `text/calendar` and names pets, but no
 * visitors: calendar services store it.
 */
export const readCalendar = defineEndpoint({
  method: 'GET',
  path: '/calendar.ics',
  access: 'public',
  summary:
    'The visits of the last 30 days and to come, for calendar programs; needs a calendar address',
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  refuses: [404],
  sends: ['text/calendar'],
});
