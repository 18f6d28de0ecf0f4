const DAY_MS = 24 * 60 * 60_000;

/** B1.12: whole days since a pet came, in 24 hours each; at least 0. */
export const waitingDays = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY_MS));
