import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { petFactSchemas } from '../pets/facts/pet-fact-schemas.ts';
import { PetStatus } from '../pets/pet-status.ts';
import { lineUpTo, optionalLine, requiredLine, textUpTo } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { withoutEndSlashes } from '../url.ts';
import { feedInputMessages } from './feed-input-messages.ts';
import { feedDestinations, feedIntervals, feedProtocols, feedStates } from './feed-values.ts';

const Destination = z.enum(feedDestinations);
const params = z.object({ destination: Destination });

const Interval = z.nullable(z.literal([...feedIntervals]));

/** On their server; a slash at its start or end has no meaning. */
const Folder = lineUpTo(200, () => fieldNames.folder).check(
  z.overwrite((text) => withoutEndSlashes(text.replace(/^\/+/, ''))),
  z.refine((text) => !/(^|\/)\.\.(\/|$)/.test(text), { error: () => feedInputMessages.upwards }),
);

/** Where a feed is delivered, and how often. */
const Delivery = z.object({
  protocol: z.enum(feedProtocols),
  host: requiredLine(253, () => fieldNames.server).check(
    z.regex(/^[a-z0-9:.-]+$/i, { error: () => feedInputMessages.server }),
  ),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  username: requiredLine(200, () => fieldNames.userName),
  folder: Folder,
  file_name: requiredLine(100, () => fieldNames.fileName).check(
    z.refine((text) => !/[/\\]/.test(text) && !/^\.+$/.test(text), {
      error: () => feedInputMessages.slashes,
    }),
  ),
  every_hours: Interval,
});

export const FeedInput = z.object({
  is_on: z.boolean(),
  /** The shelter's number or name at the site. */
  account: optionalLine(60, () => fieldNames.account),
  /** Null where the site fetches the file itself. */
  delivery: z.nullable(
    z.extend(Delivery, {
      /** A password, or a private key in the form of OpenSSH; left out to keep the stored one. */
      secret: z.optional(textUpTo(10_000, () => fieldNames.passwordOrKey)),
    }),
  ),
});
export type FeedInput = z.infer<typeof FeedInput>;

export const Feed = z.object({
  destination: Destination,
  is_on: z.boolean(),
  account: z.nullable(z.string()),
  /** When its secret address was created; null without one. */
  address_created_at: z.nullable(Timestamp),
  delivery: z.nullable(
    z.extend(Delivery, {
      has_secret: z.boolean(),
      /** Of the server's key that somebody has confirmed. */
      fingerprint: z.nullable(z.string()),
    }),
  ),
  /** When the site last got the file or fetched it, and how many pets that offered. */
  sent_at: z.nullable(Timestamp),
  sent_pets: z.nullable(z.int()),
  next_send_at: z.nullable(Timestamp),
  /** Why the last delivery failed, in the words of the other side where it said something. */
  error: z.nullable(z.string()),
  failed_at: z.nullable(Timestamp),
  /** It waits for somebody, because it would offer so many pets only. */
  held: z.nullable(z.object({ since: Timestamp, pets: z.int() })),
});
export type Feed = z.infer<typeof Feed>;

export const listFeeds = defineEndpoint({
  method: 'GET',
  path: '/admin/feeds',
  access: 'feeds.edit',
  summary: 'What other sites get about the pets of the shelter: one feed for each site',
  output: z.array(Feed),
});

export const changeFeed = defineEndpoint({
  method: 'PUT',
  path: '/admin/feeds/:destination',
  access: 'feeds.edit',
  summary:
    'Turn a feed on or off, and say where it is delivered; another server needs its password',
  params,
  body: FeedInput,
  output: Feed,
});

export const createFeedAddress = defineEndpoint({
  method: 'POST',
  path: '/admin/feeds/:destination/address',
  access: 'feeds.edit',
  summary: 'A new secret address, which replaces the former one; it is in this response only',
  params,
  status: 201,
  output: z.object({ url: z.string(), created_at: Timestamp }),
});

export const revokeFeedAddress = defineEndpoint({
  method: 'DELETE',
  path: '/admin/feeds/:destination/address',
  access: 'feeds.edit',
  summary: 'Revoke the secret address of a feed',
  params,
});

/** The key of a server: of its host for SFTP, its certificate for FTPS. In base64. */
const ServerKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9+/=]{20,20000}$/, { error: () => feedInputMessages.key }));

export const readServerKey = defineEndpoint({
  method: 'POST',
  path: '/admin/feeds/:destination/server-key/read',
  access: 'feeds.edit',
  rateLimit: 'serverKeys',
  summary: 'Ask the server of a feed for its key, without logging in',
  params,
  output: z.object({
    key: ServerKey,
    fingerprint: z.string(),
    /** It is the one that was confirmed, or a certificate that needs no confirmation. */
    is_trusted: z.boolean(),
  }),
});
export type SeenServerKey = z.infer<typeof readServerKey.output>;

export const confirmServerKey = defineEndpoint({
  method: 'PUT',
  path: '/admin/feeds/:destination/server-key',
  access: 'feeds.edit',
  summary: 'Confirm the key of the server; with another one nothing is sent from then on',
  params,
  body: z.object({ key: ServerKey }),
  output: Feed,
});

export const sendFeed = defineEndpoint({
  method: 'POST',
  path: '/admin/feeds/:destination/send',
  access: 'feeds.edit',
  summary: 'Deliver a feed within the next minute',
  params,
  output: Feed,
});

export const releaseFeed = defineEndpoint({
  method: 'POST',
  path: '/admin/feeds/:destination/release',
  access: 'feeds.edit',
  summary: 'Let a feed that was held back go on, down to the number of pets that was shown',
  params,
  body: z.object({ pets: z.int32().check(z.minimum(0)) }),
  output: Feed,
});

const FeedPet = z.object({
  id: Id,
  name: z.string(),
  species: petFactSchemas.species,
  status: PetStatus,
  is_listed: z.boolean(),
  /** By the destination: left out by staff, when it was last sent and as what. */
  feeds: z.array(
    z.object({
      destination: Destination,
      is_left_out: z.boolean(),
      sent_at: z.nullable(Timestamp),
      state: z.nullable(z.enum(feedStates)),
    }),
  ),
});
export type FeedPet = z.infer<typeof FeedPet>;

export const listFeedPets = defineEndpoint({
  method: 'GET',
  path: '/admin/feed-pets',
  access: 'feeds.edit',
  summary: 'Pets with what each site last got about them, by name',
  query: z.object({ q: z.optional(textUpTo(100, () => fieldNames.name)) }),
  output: z.array(FeedPet),
});

export const leavePetOut = defineEndpoint({
  method: 'PUT',
  path: '/admin/pets/:petId/feeds/:destination',
  access: 'feeds.edit',
  summary: 'Leave a pet out of a feed, or take it in again',
  params: z.object({ petId: Id, destination: Destination }),
  body: z.object({ is_left_out: z.boolean() }),
});

/** The token is in the query, which is not logged. The response is CSV in UTF-8. */
export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/pet-feed.csv',
  access: 'public',
  rateLimit: 'petFeeds',
  summary: 'The pets of a shelter in the columns of one site; needs a secret address',
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  refuses: [404],
  sends: ['text/csv'],
});
