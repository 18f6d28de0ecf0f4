/*
 * Plain values about feeds, so that pages can use them without loading the schemas.
 */

/** The sites that get a shelter's pets in columns of their own. */
export const feedDestinations = ['petfinder', 'adoptapet', 'rescuegroups'] as const;
export type FeedDestination = (typeof feedDestinations)[number];

export const feedNames: Record<FeedDestination, string> = {
  petfinder: 'Petfinder',
  adoptapet: 'Adopt-a-Pet',
  rescuegroups: 'RescueGroups',
};

/** What a site is told about a pet. */
export const feedStates = ['available', 'pending', 'held', 'adopted', 'removed'] as const;
export type FeedState = (typeof feedStates)[number];

/** Those with which a site shows the pet as one that waits for a home. */
export const offeredStates: readonly FeedState[] = ['available', 'pending', 'held'];

/** What the journal says of a change of a feed; never a password or an address. */
export const feedChanges = [
  'on',
  'off',
  'account',
  'server',
  'no_server',
  'password',
  'server_key',
  'address',
  'no_address',
  'released',
  'sent',
  'left_out',
  'taken_in',
] as const;
export type FeedChange = (typeof feedChanges)[number];

export const feedProtocols = ['sftp', 'ftps'] as const;
export type FeedProtocol = (typeof feedProtocols)[number];

export const feedPorts: Record<FeedProtocol, number> = { sftp: 22, ftps: 21 };

/** So many pets are listed with their feeds; a search finds others. */
export const FEED_PETS_LIMIT = 100;

/** Hours between two deliveries. */
export const feedIntervals = [1, 6, 12, 24] as const;

/** A feed that loses fewer pets at once goes on by itself. */
const MIN_HELD_LOSS = 5;
const MAX_LOST_SHARE = 0.3;

/**
 * Whether a feed waits for a person, because it would offer far fewer pets than the last one.
 * @param released the number of pets down to which somebody has released it
 */
export function isHeldBack({
  before,
  now,
  released,
}: {
  before: number;
  now: number;
  released: number | null;
}): boolean {
  if (released !== null && now >= released) return false;
  const lost = before - now;
  if (now === 0) return lost > 0;
  return lost >= MIN_HELD_LOSS && lost >= before * MAX_LOST_SHARE;
}

/** The letters of sexes and sizes in files of Petfinder, Adopt-a-Pet and ASM3, which are imported, too. */
export const tradeLetters = {
  sex: { m: 'Male', f: 'Female' },
  size: { s: 'Small', m: 'Medium', l: 'Large', xl: 'ExtraLarge' },
} as const;
