import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { refreshTokens, sessions } from '../auth.tables.ts';
import {
  cookiesOf,
  getMe,
  refreshSession,
  type SessionCookies,
} from '../testing/session-cookies.ts';

const test = await openTestApp();

const refresh = (stored: SessionCookies) => refreshSession(test, stored);

describe('POST /auth/logout', () => {
  it('R7.04 S11 ends the session immediately, and clears the cookies', async () => {
    const person = await test.signIn();
    const stored = cookiesOf(person);
    const token = person.token ?? '';
    person.token = undefined;
    const response = await person.request('/api/auth/logout', { method: 'POST' });
    expect(response.status).toBe(204);
    // S53: the browser stays known to the account.
    expect([...person.cookies.keys()]).toEqual(['device']);
    expect((await getMe(test, token)).status).toBe(401);
    expect((await refresh(stored)).status).toBe(401);
  });

  it('S11 ends the session of a caller that has only an access token', async () => {
    const person = await test.signIn();
    person.cookies.delete('refresh_token');
    expect((await person.request('/api/auth/logout', { method: 'POST' })).status).toBe(204);
    expect((await person.request('/api/users/me')).status).toBe(401);
  });

  it('R7.04 is no error without a session', async () => {
    const response = await test.visitor().request('/api/auth/logout', { method: 'POST' });
    expect(response.status).toBe(204);
    expect(response.body).toBeUndefined();
  });

  it('R7.04 S11 keeps the sessions of other devices', async () => {
    const phone = await test.signIn();
    const laptop = test.visitor();
    await laptop.logIn({ email: phone.user.email, password: test.password });
    await phone.request('/api/auth/logout', { method: 'POST' });
    expect((await laptop.request('/api/users/me')).status).toBe(200);
  });
});

describe('ended sessions', () => {
  it('D10 S11 are removed with their tokens', async () => {
    const ended = await test.signIn();
    const other = await test.signIn();
    await ended.request('/api/auth/logout', { method: 'POST' });
    const [row] = await test.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, ended.user.id));
    test.advance(25 * 60 * 60);
    await test.runJobs();
    expect(await test.database.$count(sessions, eq(sessions.userId, ended.user.id))).toBe(0);
    const tokens = eq(refreshTokens.sessionId, row?.id ?? '');
    expect(await test.database.$count(refreshTokens, tokens)).toBe(0);
    expect((await other.request('/api/auth/refresh', { method: 'POST' })).status).toBe(200);
  });
});
