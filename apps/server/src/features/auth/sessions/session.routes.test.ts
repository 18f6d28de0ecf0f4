import {
  CALL_TIMEOUT_SECONDS,
  ROTATION_GRACE_SECONDS,
} from '@pawmatch/contract/auth/session-timing';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import type { TestResponse } from '../../../testing/test-client.ts';
import { refreshTokens } from '../auth.tables.ts';
import {
  cookiesOf,
  getMe,
  refreshSession,
  type SessionCookies,
} from '../testing/session-cookies.ts';

const test = await openTestApp();

const refresh = (stored: SessionCookies) => refreshSession(test, stored);

const cookieOf = ({ headers }: TestResponse, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

describe('POST /auth/refresh', () => {
  it('R7.05 R3.03 D10 exchanges the cookie for a new access token and a new cookie', async () => {
    const person = await test.signIn();
    const before = cookiesOf(person);
    test.advance(14 * 60);
    const { status, body } = await person.request('/api/auth/refresh', { method: 'POST' });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      expires_at: new Date(test.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect(cookiesOf(person).refreshToken).not.toBe(before.refreshToken);
    expect(cookiesOf(person).csrfToken).toBe(before.csrfToken);
    test.advance(14 * 60);
    expect((await getMe(test, body.access_token)).status).toBe(200);
  });

  it('D10 D12 sets cookies with the right attributes', async () => {
    const person = await test.signIn();
    const response = await person.request('/api/auth/refresh', { method: 'POST' });
    expect(cookieOf(response, 'refresh_token')).toMatch(
      /^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect(cookieOf(response, 'has_session')).toBe(
      'has_session=1; Max-Age=2592000; Path=/; SameSite=Strict',
    );
    expect(cookieOf(response, 'csrftoken')).toMatch(
      /^csrftoken=[\w.-]+; Max-Age=\d+; Path=\/; SameSite=Strict$/,
    );
  });

  it('D10 marks every cookie as secure on https', async () => {
    const secure = await createTestApp({ dependencies: { publicUrl: 'https://pawmatch.example' } });
    const person = await secure.signIn();
    const response = await person.request('/api/auth/refresh', { method: 'POST' });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toContain('; Secure;');
    await secure.close();
  });

  it('S06 stores only hashes of refresh tokens', async () => {
    const person = await test.signIn();
    const { refreshToken } = cookiesOf(person);
    await person.request('/api/auth/refresh', { method: 'POST' });
    const rows = JSON.stringify(await test.database.select().from(refreshTokens));
    const successor = cookiesOf(person).refreshToken;
    for (const token of [refreshToken, successor]) {
      for (const encoding of ['utf8', 'base64url'] as const) {
        expect(rows).not.toContain(JSON.stringify(Buffer.from(token, encoding).toJSON().data));
      }
    }
  });

  it('S10 gives both of two tabs a session each time, whichever response the browser stores', async () => {
    let stored = cookiesOf(await test.signIn());
    for (let round = 0; round < (isNightly ? 200 : 20); round += 1) {
      const [first, second] = await Promise.all([refresh(stored), refresh(stored)]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.refreshToken).toBe(second.refreshToken);
      stored = { ...stored, refreshToken: (round % 2 ? first : second).refreshToken };
      test.advance(60);
    }
  });

  it('S59 S10 D10 accepts the previous token for 30 more seconds', async () => {
    const stored = cookiesOf(await test.signIn());
    const first = await refresh(stored);
    test.advance(ROTATION_GRACE_SECONDS);
    const second = await refresh(stored);
    expect(second.status).toBe(200);
    expect(second.refreshToken).toBe(first.refreshToken);
  });

  it('S59 F13 keeps the session when a lost response is requested again after the time limit of the page', async () => {
    const person = await test.signIn();
    const stored = cookiesOf(person);
    await refresh(stored);
    test.advance(CALL_TIMEOUT_SECONDS + 1);
    const again = await refresh(stored);
    expect(again.status).toBe(200);
    test.advance(14 * 60);
    const later = await refresh({ ...stored, refreshToken: again.refreshToken });
    expect(later.status).toBe(200);
    expect((await getMe(test, later.body.access_token)).status).toBe(200);
  });

  it('S59 F13 a third tab with the token before last gets the current one within the grace period', async () => {
    const stored = cookiesOf(await test.signIn());
    const second = await refresh(stored);
    test.advance(20);
    const third = await refresh({ ...stored, refreshToken: second.refreshToken });
    test.advance(10);
    const late = await refresh(stored);
    expect(late.status).toBe(200);
    expect(late.refreshToken).toBe(third.refreshToken);
    expect((await getMe(test, late.body.access_token)).status).toBe(200);
    expect((await refresh({ ...stored, refreshToken: third.refreshToken })).status).toBe(200);
  });

  it('S09 ends the whole family when a token is reused after the grace period', async () => {
    const stored = cookiesOf(await test.signIn());
    const next = await refresh(stored);
    test.advance(ROTATION_GRACE_SECONDS + 1);
    const replayed = await refresh(stored);
    expect(replayed.status).toBe(401);
    expect(replayed.body.code).toBe('SESSION_EXPIRED');
    expect((await refresh({ ...stored, refreshToken: next.refreshToken })).status).toBe(401);
    expect((await getMe(test, next.body.access_token)).status).toBe(401);
  });

  it('S09 ends the whole family when a token two rotations old is reused after its grace period', async () => {
    const stored = cookiesOf(await test.signIn());
    const second = await refresh(stored);
    test.advance(ROTATION_GRACE_SECONDS + 1);
    const third = await refresh({ ...stored, refreshToken: second.refreshToken });
    expect((await refresh(stored)).status).toBe(401);
    expect((await refresh({ ...stored, refreshToken: third.refreshToken })).status).toBe(401);
  });

  it('S09 ends the session when a token is three rotations old, even within the grace period', async () => {
    const stored = cookiesOf(await test.signIn());
    let newest = stored.refreshToken;
    for (let rotation = 0; rotation < 3; rotation += 1) {
      newest = (await refresh({ ...stored, refreshToken: newest })).refreshToken;
    }
    expect((await refresh(stored)).status).toBe(401);
    expect((await refresh({ ...stored, refreshToken: newest })).status).toBe(401);
  });

  it('S12 D10 ends after 30 days, however often it was refreshed', async () => {
    const person = await test.signIn();
    for (let day = 1; day < 30; day += 1) {
      test.advance(24 * 60 * 60);
      expect((await person.request('/api/auth/refresh', { method: 'POST' })).status).toBe(200);
    }
    test.advance(24 * 60 * 60 - 60);
    const last = await person.request('/api/auth/refresh', { method: 'POST' });
    expect(last.status).toBe(200);
    expect(cookieOf(last, 'refresh_token')).toContain('Max-Age=60;');
    expect(new Date(last.body.expires_at).getTime() - test.now().getTime()).toBe(60_000);
    const stored = cookiesOf(person);
    test.advance(60);
    expect((await refresh(stored)).status).toBe(401);
    expect((await getMe(test, last.body.access_token)).status).toBe(401);
  });

  it('R4.04 D12 returns 401 without a session, and clears the cookies', async () => {
    const visitor = test.visitor();
    await visitor.send('/api/auth/csrf');
    const stored = { ...cookiesOf(visitor), refreshToken: 'x'.repeat(43) };
    const response = await refresh(stored);
    expect(response.status).toBe(401);
    expect(response.body.detail).toBe('Your session has expired. Please log in again.');
    expect(cookieOf(response, 'refresh_token')).toMatch(
      /^refresh_token=; Max-Age=0; Path=\/api\/auth/,
    );
    expect(cookieOf(response, 'has_session')).toMatch(/^has_session=; Max-Age=0; Path=\//);
    expect((await visitor.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
  });

  it('S08 does not accept an access token as a refresh token', async () => {
    const person = await test.signIn();
    const stored = { ...cookiesOf(person), refreshToken: person.token ?? '' };
    expect((await refresh(stored)).status).toBe(401);
  });
});
