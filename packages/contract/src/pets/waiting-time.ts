import type { Pet } from './pet.ts';

/** Pets on the home page that have waited longest. */
export const LONGEST_WAITING_PETS = 3;

const DAY_MS = 24 * 60 * 60_000;

/** Newer pets do not wait yet. */
const FROM_DAYS = 7;

/** Whole days since a pet came, or came back, in 24 hours each; at least 0. */
export const waitingDays = ({ listed_at }: Pick<Pet, 'listed_at'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(listed_at)) / DAY_MS));

/** @param now milliseconds since 1970 */
export const isWaiting = (pet: Pick<Pet, 'listed_at'>, now: number): boolean =>
  waitingDays(pet, now) >= FROM_DAYS;
