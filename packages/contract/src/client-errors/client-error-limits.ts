/** Maximum lengths in characters; longer texts are truncated, so that a report stays below 16 KB. */
export const CLIENT_ERROR_LIMITS = { message: 500, stack: 4_000, path: 300, release: 100 } as const;
