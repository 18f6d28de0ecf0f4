import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Timestamp } from '../id.ts';
import { Visit } from './visit.ts';

/** B3.08: of the link in the letter about a free time; valid while the time is held. */
const Link = z.object({
  token: z.string('Please open the link in the email.').check(z.maxLength(200)),
});

/** A time that is held for the holder of a link. */
const HeldTime = z.object({
  /** Of both pets of a pair. */
  pet_name: z.string(),
  requested_at: Timestamp,
  until: Timestamp,
});

export const openHeldTime = defineEndpoint({
  method: 'POST',
  path: '/held-time-links/open',
  access: 'public',
  summary: 'The time that is held for the holder of a mailed link; changes nothing',
  body: Link,
  status: 200,
  output: HeldTime,
});

export const bookHeldTime = defineEndpoint({
  method: 'POST',
  path: '/held-time-links/book',
  access: 'public',
  summary: 'Request a visit at the held time of a mailed link',
  body: Link,
  status: 201,
  output: Visit,
});

export const releaseHeldTime = defineEndpoint({
  method: 'POST',
  path: '/held-time-links/release',
  access: 'public',
  summary: 'Release the held time of a mailed link; the holder moves to the end of the line',
  body: Link,
  status: 204,
});
