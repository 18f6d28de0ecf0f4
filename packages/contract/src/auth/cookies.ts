/** Readable by the page, which sends its value in {@link CSRF_HEADER}. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'X-CSRF-Token';

/** httpOnly; sent only to paths below `/api/auth`. */
export const REFRESH_COOKIE = 'refresh_token';

/** httpOnly and signed; identifies a browser that has logged in before. */
export const DEVICE_COOKIE = 'device';

/** Readable by the page; set while a session may exist, so that new tabs try a refresh. */
export const SESSION_HINT_COOKIE = 'has_session';
