/** Maximum number of accounts per page. */
export const MAX_PEOPLE = 1_000;

export const peopleSorts = ['name', 'newest'] as const;
export type PeopleSort = (typeof peopleSorts)[number];
