/** Accounts in one answer at most; further ones are on the next pages. */
export const MAX_PEOPLE = 1_000;

export const peopleSorts = ['name', 'newest'] as const;
