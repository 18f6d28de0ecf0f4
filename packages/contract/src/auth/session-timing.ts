/** How long an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** R4.02: the page refreshes by timer this long before the token ends. */
export const REFRESH_BEFORE_EXPIRY_SECONDS = 60;

/** R4.03: before a protected call, a token that ends within this time is refreshed first. */
export const REFRESH_THRESHOLD_SECONDS = 5 * 60;

/** D10: a session ends after this, however often it was refreshed. */
export const SESSION_DAYS = 30;

/** R7.01, R9.01: after this long without an answer, the page takes a call for unanswered. */
export const CALL_TIMEOUT_SECONDS = 15;

/**
 * D10, S59: tabs share the cookie, and an answer can be lost: a token is still good this long after
 * it was rotated out. The call that is unanswered, and the one that asks again, fit into it.
 */
export const ROTATION_GRACE_SECONDS = 2 * CALL_TIMEOUT_SECONDS;

/** S59: within the grace, how many rotations ago a token may have been the current one. */
export const ROTATION_GRACE_DEPTH = 2;
