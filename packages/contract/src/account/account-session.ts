import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';

/**
 * A session that goes on. Of the device only what its browser says of itself is known, no address;
 * `last_used_at` is exact to some 15 minutes.
 */
export const AccountSession = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  platform: z.nullable(z.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  expires_at: Timestamp,
  /** The session of the caller. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
