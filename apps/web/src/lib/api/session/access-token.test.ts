import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { clearSession, getSession, storeToken } from '../../storage/session-store.ts';
import { callEndpoint } from '../client.ts';
import {
  beSignedIn,
  MINUTE,
  passMonotonicTime,
  person,
  refreshed,
  startWithoutSession,
  to,
} from '../testing/signed-in.ts';
import { onSessionEnded } from './session-end.ts';

beforeEach(startWithoutSession);

describe('access token', () => {
  it.each([
    ['is missing', null],
    ['ends within five minutes', 4.9],
    ['has ended', -1],
  ])('R4.03 R9.02 is refreshed before a protected call when it %s', async (_, minutes) => {
    if (minutes) beSignedIn(minutes);
    const calls = stubApi({
      'POST /auth/refresh': () => refreshed('second'),
      'GET /users/me': () => person,
    });
    await callEndpoint(getCurrentUser);
    expect(calls.map(({ path }) => path)).toEqual(['/auth/refresh', '/users/me']);
    expect(calls[1]?.headers.get('Authorization')).toBe('Bearer second');
    expect(getSession().token?.value).toBe('second');
  });

  it('R4.03 R9.02 is used when it is valid for more than five minutes', async () => {
    beSignedIn(5.1);
    const calls = stubApi({ 'GET /users/me': () => person });
    await callEndpoint(getCurrentUser);
    expect(calls).toHaveLength(1);
  });

  it('R4.04 R8.04 concurrent calls that get a 401 share one refresh and repeat with its token', async () => {
    beSignedIn();
    const calls = stubApi({
      'POST /auth/refresh': () => refreshed('second'),
      'GET /users/me': ({ headers }) =>
        headers.get('Authorization') === 'Bearer second' ? person : problem(401),
    });
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => callEndpoint(getCurrentUser)),
    );
    expect(responses.every(({ id }) => id === 'u1')).toBe(true);
    expect(to(calls, '/auth/refresh')).toHaveLength(1);
    expect(to(calls, '/users/me')).toHaveLength(16);
  });

  it('R4.04 a late 401 uses the token that another call has fetched meanwhile', async () => {
    beSignedIn();
    const calls = stubApi({
      'GET /users/me': ({ headers }) => {
        if (headers.get('Authorization') === 'Bearer second') return person;
        storeToken({ value: 'second', expiresAt: Date.now() + 15 * MINUTE });
        return problem(401);
      },
    });
    await callEndpoint(getCurrentUser);
    expect(to(calls, '/auth/refresh')).toHaveLength(0);
  });

  it('R4.03 R4.05 R8.04 a rejected refresh ends the session with one message', async () => {
    beSignedIn(1);
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    const calls = stubApi({ 'POST /auth/refresh': () => problem(401) });
    const failures = await Promise.allSettled([
      callEndpoint(getCurrentUser),
      callEndpoint(getCurrentUser),
    ]);
    stop();
    expect(
      calls.map(({ path }) => path),
      'the calls themselves are not made',
    ).toEqual(['/auth/refresh']);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(ended.mock.calls).toEqual([['Session expired. Please log in again.']]);
    expect(getSession()).toEqual({ token: null, user: null, ended: 'expired' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('R8.04 a 401 after the repetition ends the session', async () => {
    beSignedIn();
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    const calls = stubApi({
      'POST /auth/refresh': () => refreshed('second'),
      'GET /users/me': () => problem(401),
    });
    await expect(callEndpoint(getCurrentUser)).rejects.toMatchObject({ status: 401 });
    stop();
    expect(to(calls, '/users/me')).toHaveLength(2);
    expect(to(calls, '/auth/refresh')).toHaveLength(1);
    expect(ended.mock.calls).toEqual([['Your session has expired. Please log in again.']]);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stumbles', () => problem(503)],
  ])('S39 a server that %s ends no session', async (_, failure) => {
    beSignedIn();
    stubApi({ 'POST /auth/refresh': failure, 'GET /users/me': () => problem(401) });
    const call = callEndpoint(getCurrentUser);
    await expect(call).rejects.toMatchObject({ name: 'ApiError' });
    expect(getSession().user).toEqual(person);
    expect(getSession().token?.value).toBe('first');
  });

  it('S39 a valid token is used while it cannot be refreshed', async () => {
    beSignedIn(3);
    const calls = stubApi({
      'POST /auth/refresh': () => problem(503),
      'GET /users/me': () => person,
    });
    await callEndpoint(getCurrentUser);
    expect(calls.at(-1)?.headers.get('Authorization')).toBe('Bearer first');
  });

  it.each([-20, 20])(
    'S43 a clock that is %d minutes off causes at most one refresh',
    async (off) => {
      beSignedIn();
      const serverNow = Date.now();
      vi.spyOn(Date, 'now').mockImplementation(() => serverNow + off * MINUTE);
      const calls = stubApi({
        'POST /auth/refresh': () =>
          Response.json(
            { access_token: 'second', expires_at: new Date(serverNow + 15 * MINUTE).toISOString() },
            { headers: { Date: new Date(serverNow).toUTCString() } },
          ),
        'GET /users/me': () => person,
      });
      for (let call = 0; call < 5; call += 1) await callEndpoint(getCurrentUser);
      expect(to(calls, '/auth/refresh').length).toBeLessThanOrEqual(1);
    },
  );

  it.each([-20, 20])(
    'S43 a clock that is %d minutes off and then corrected causes at most one more refresh',
    async (off) => {
      beSignedIn(1);
      const serverNow = Date.now();
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => serverNow + off * MINUTE);
      const calls = stubApi({
        'POST /auth/refresh': () =>
          Response.json(
            { access_token: 'second', expires_at: new Date(serverNow + 15 * MINUTE).toISOString() },
            { headers: { Date: new Date(serverNow).toUTCString() } },
          ),
        'GET /users/me': () => person,
      });
      clearSession(null);
      for (let call = 0; call < 5; call += 1) await callEndpoint(getCurrentUser);
      expect(to(calls, '/auth/refresh'), 'that of a new tab').toHaveLength(1);
      passMonotonicTime(2);
      clock.mockImplementation(() => serverNow);
      for (let call = 0; call < 5; call += 1) await callEndpoint(getCurrentUser);
      expect(to(calls, '/auth/refresh').length).toBeLessThanOrEqual(2);
    },
  );

  it('S43 at most one refresh without the time of the server', async () => {
    beSignedIn(1);
    const serverNow = Date.now() - 20 * MINUTE;
    const calls = stubApi({
      'POST /auth/refresh': () => ({
        access_token: 'second',
        expires_at: new Date(serverNow + 15 * MINUTE).toISOString(),
      }),
      'GET /users/me': () => person,
    });
    for (let call = 0; call < 5; call += 1) await callEndpoint(getCurrentUser);
    expect(to(calls, '/auth/refresh')).toHaveLength(1);
  });

  it('R4.05 a refresh that ends after logout does not bring the session back', async () => {
    beSignedIn(1);
    stubApi({
      'POST /auth/refresh': () => {
        clearSession('logout');
        return refreshed('second');
      },
    });
    await expect(callEndpoint(getCurrentUser)).rejects.toMatchObject({ status: 401 });
    expect(getSession().token).toBeNull();
  });
});
