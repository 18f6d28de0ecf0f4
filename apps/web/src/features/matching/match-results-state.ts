/** R2.07: navigation state that asks for matches computed anew. */
export const REFRESH_MATCHES = { refreshMatches: true } as const;

/** @param state of the router, anything at all */
export function wantsRefresh(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    (state as Partial<Record<keyof typeof REFRESH_MATCHES, unknown>>).refreshMatches === true
  );
}
