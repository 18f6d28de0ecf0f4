/*
 * Plain values about keys for programs, so that their page can use them without loading the schemas.
 */
import type { Capability } from '../staff/capabilities.ts';

/** What a key may read: the GET calls that have one of these as their access. */
export const keyScopes = ['pets.read', 'visits.read'] as const satisfies Capability[];
export type KeyScope = (typeof keyScopes)[number];

/** After how many days a key ends by itself. */
export const keyDays = [30, 365] as const;

/** Tells a key from the token of a session, and lets scanners of source code find one that was published. */
export const KEY_PREFIX = 'pmk_';

/** Keys of one shelter. */
export const MAX_KEYS = 50;
