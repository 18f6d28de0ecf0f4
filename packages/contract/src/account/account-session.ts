import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';

/**
 * An active session. The device is known only by its User-Agent header, not by its IP address.
 * `last_used_at` is exact to about 15 minutes.
 */
export const AccountSession = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  platform: z.nullable(z.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  expires_at: Timestamp,
  /** Whether it is the caller's session. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;
