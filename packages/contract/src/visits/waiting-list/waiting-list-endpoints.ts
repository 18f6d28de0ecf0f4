import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { inputMessages } from '../../input-messages.ts';
import { OwnVisit } from '../visit.ts';

/** See `wanted-times.ts`. */
export const WantedTimes = z.object({
  date: z.iso.date({ error: () => inputMessages.chooseDay }),
  hour: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
});

const PetParams = z.object({ petId: Id });

/** The place of the caller, or of the partner, in the line for a pet. */
export const WaitingPlace = z.object({
  pet_id: Id,
  /** The other pet of a bonded pair, whose line is the same. */
  bonded_pet_id: z.nullable(Id),
  /** Of both pets of a pair. */
  pet_name: z.string(),
  /** 1 is the first. */
  place: z.int(),
  joined_at: Timestamp,
  /** Null for any time. */
  wanted: z.nullable(WantedTimes),
  /** The place of the caller's partner, who waits for both. */
  is_partners: z.boolean(),
  /** The held time, which others cannot book. */
  held: z.nullable(z.object({ requested_at: Timestamp, until: Timestamp })),
  /** Not using the next held time ends the waiting, because one was not used before. */
  is_last_hold: z.boolean(),
});
export type WaitingPlace = z.infer<typeof WaitingPlace>;

/** For staff: who waits for a pet, the first first. */
export const WaitingPerson = z.object({
  user_id: Id,
  full_name: z.string(),
  joined_at: Timestamp,
  wanted: z.nullable(WantedTimes),
  held: z.nullable(z.object({ requested_at: Timestamp, until: Timestamp })),
});
export type WaitingPerson = z.infer<typeof WaitingPerson>;

export const listWaitingPlaces = defineEndpoint({
  method: 'GET',
  path: '/waiting-list',
  access: 'user',
  summary:
    'The pets for which the caller or the partner waits, with the place in line and the held time',
  output: z.array(WaitingPlace),
});

export const joinWaitingList = defineEndpoint({
  method: 'PUT',
  path: '/waiting-list/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresConfirmedEmail: true,
  summary:
    'Wait for a pet until any time, or one of a day or hour, is free; waiting for it already is no error',
  params: PetParams,
  body: z.nullish(z.object({ wanted: z.nullish(WantedTimes) })),
  output: WaitingPlace,
});

export const leaveWaitingList = defineEndpoint({
  method: 'DELETE',
  path: '/waiting-list/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'No longer wait for a pet; a held time goes to the next in line',
  params: PetParams,
});

export const listWaitingPeople = defineEndpoint({
  method: 'GET',
  path: '/admin/waiting-list/:petId',
  access: 'people.read',
  journal: 'people',
  summary: 'Who waits for a free time of a pet',
  params: PetParams,
  output: z.array(WaitingPerson),
});

/** Of the link in the email about a free time; valid while the time is held. */
const Link = z.object({
  token: z.string({ error: () => inputMessages.mailedLink }).check(z.maxLength(200)),
});

/** A time that is held for the holder of a link. */
const HeldTime = z.object({
  /** Of both pets of a pair. */
  pet_name: z.string(),
  /** Where the pet lives, on whose clock the times are shown. */
  shelter: z.object({ name: z.string(), time_zone: z.string() }),
  requested_at: Timestamp,
  until: Timestamp,
  /** See `WaitingPlace`. */
  is_last_hold: z.boolean(),
});

export const openHeldTime = defineEndpoint({
  method: 'POST',
  path: '/held-time-links/open',
  access: 'public',
  summary: 'The time that is held for the holder of a mailed link; changes nothing',
  body: Link,
  output: HeldTime,
});

export const bookHeldTime = defineEndpoint({
  method: 'POST',
  path: '/held-time-links/book',
  access: 'public',
  summary: 'Request a visit at the held time of a mailed link',
  body: Link,
  status: 201,
  output: OwnVisit,
});

export const releaseHeldTime = defineEndpoint({
  method: 'POST',
  path: '/held-time-links/release',
  access: 'public',
  summary: 'Release the held time of a mailed link; the holder moves to the end of the line',
  body: Link,
});
