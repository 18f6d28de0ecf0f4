/** Router state that requests recomputed matches. */
export const REFRESH_MATCHES = { refreshMatches: true } as const;

/** @param state of the router, of any type */
export function wantsRefresh(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    (state as Partial<Record<keyof typeof REFRESH_MATCHES, unknown>>).refreshMatches === true
  );
}

/** The part of the page with optional questions about the home, as in `/match-results#home`. */
export const SHARPEN_PANEL = 'home';
