/** The lifetime of an access token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** A timer of the page refreshes the token this long before it expires. */
export const TIMER_REFRESHES_BEFORE_EXPIRY_SECONDS = 60;

/** A token that expires within this time is refreshed before a protected request. */
export const CALL_REFRESHES_BEFORE_EXPIRY_SECONDS = 5 * 60;

/** The lifetime of a session, regardless of refreshes. */
export const SESSION_DAYS = 30;

/** The request timeout of the page. */
export const CALL_TIMEOUT_SECONDS = 15;

/**
 * A rotated token stays valid for this time, because tabs share the cookie and a response can
 * be lost. It is long enough for a request that times out and its repetition.
 */
export const ROTATION_GRACE_SECONDS = 2 * CALL_TIMEOUT_SECONDS;

/** The maximum number of rotations since a token was current, within the grace period. */
export const ROTATION_GRACE_DEPTH = 2;
