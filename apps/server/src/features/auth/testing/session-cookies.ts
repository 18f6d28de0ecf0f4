import type { TestApp } from '../../../testing/test-app.ts';

/** The cookies of a session that a refresh needs. */
export interface SessionCookies {
  refreshToken: string;
  csrfToken: string;
}

export const cookiesOf = ({ cookies }: { cookies: Map<string, string> }): SessionCookies => ({
  refreshToken: cookies.get('refresh_token') ?? '',
  csrfToken: cookies.get('csrftoken') ?? '',
});

/** Refreshes a session with only these cookies. @returns also the new refresh token */
export async function refreshSession(app: TestApp, { refreshToken, csrfToken }: SessionCookies) {
  const browser = app.visitor();
  const headers = {
    Cookie: `refresh_token=${refreshToken}; csrftoken=${csrfToken}`,
    'X-CSRF-Token': csrfToken,
  };
  const response = await browser.send('/api/auth/refresh', { method: 'POST', headers });
  return { ...response, refreshToken: browser.cookies.get('refresh_token') ?? '' };
}

/** Requests the current user with only this access token. */
export const getMe = (app: TestApp, token: string) =>
  app.visitor().send('/api/users/me', { headers: { Authorization: `Bearer ${token}` } });
