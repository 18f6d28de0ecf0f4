/** The sessions of the person who is logged in. */
export const OWN_SESSIONS_KEY = ['own-sessions'] as const;
