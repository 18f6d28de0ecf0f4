/** Also the toast for a visitor who is sent to /login, so the page's own chunk does not contain it. */
export const MATCHES_LOGIN_MESSAGE = 'Please log in to view your matches.';
