/** How long an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** R4.02: the page refreshes by timer this long before the token ends. */
export const REFRESH_BEFORE_EXPIRY_SECONDS = 60;

/** R4.03: before a protected call, a token that ends within this time is refreshed first. */
export const REFRESH_THRESHOLD_SECONDS = 5 * 60;

/** D10: a session ends after this, however often it was refreshed. */
export const SESSION_DAYS = 30;

/** D10: two tabs share the cookie; the token just rotated out is still good for this long. */
export const ROTATION_GRACE_SECONDS = 10;
