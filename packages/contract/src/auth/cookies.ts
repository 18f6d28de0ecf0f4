/** R9.11: readable by the page, which sends its value back in {@link CSRF_HEADER}. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'X-CSRF-Token';

/** httpOnly; only calls below `/api/auth` see it. */
export const REFRESH_COOKIE = 'refresh_token';

/** S53: httpOnly, signed; a browser that has signed in before is known by it. */
export const DEVICE_COOKIE = 'device';

/** D12: readable by the page; says that a session may exist, so that a new tab tries a refresh. */
export const SESSION_HINT_COOKIE = 'has_session';
