/** Everyone with an account. */
export const USERS_KEY = ['users'] as const;

export const userSessionsKey = (id: string) => [...USERS_KEY, id, 'sessions'] as const;
