import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { changePassword } from '@pawmatch/contract/auth/password-endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { clearSession, getSession, storeToken, storeUser } from '../../storage/session-store.ts';
import { callEndpoint } from '../client.ts';
import {
  beSignedIn,
  MINUTE,
  passwords,
  person,
  refreshed,
  startWithoutSession,
  to,
} from '../testing/signed-in.ts';
import { onSessionEnded } from './session-end.ts';

beforeEach(startWithoutSession);

describe('access token after another login or logout', () => {
  /** Another person logs in in this tab. */
  const beGrace = () => {
    clearSession('logout');
    storeToken({ value: 'of Grace', expiresAt: Date.now() + 15 * MINUTE });
    storeUser({ ...person, id: 'u2', full_name: 'Grace' });
  };

  it('S59 F13 a rejection of an earlier refresh does not end the next login', async () => {
    beSignedIn(1);
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    stubApi({
      'POST /auth/refresh': () => {
        beGrace();
        return problem(401);
      },
    });
    await expect(callEndpoint(getCurrentUser)).rejects.toMatchObject({ status: 401 });
    stop();
    expect(ended).not.toHaveBeenCalled();
    expect(getSession().token?.value).toBe('of Grace');
  });

  it('F13 a late 401 does not repeat one person’s change with the token of another', async () => {
    beSignedIn();
    const calls = stubApi({
      'POST /auth/password/change': () => {
        beGrace();
        return problem(401);
      },
    });
    await expect(callEndpoint(changePassword, { body: passwords })).rejects.toMatchObject({
      status: 401,
    });
    expect(to(calls, '/auth/password/change')).toHaveLength(1);
    expect(getSession().user?.id, 'the next login goes on').toBe('u2');
  });

  it('F13 R4.05 a 401 that arrives after logout does not refresh the session', async () => {
    beSignedIn();
    const calls = stubApi({
      'GET /users/me': () => {
        clearSession('logout');
        return problem(401);
      },
      'POST /auth/refresh': () => refreshed('second'),
    });
    await expect(callEndpoint(getCurrentUser)).rejects.toMatchObject({ status: 401 });
    expect(to(calls, '/auth/refresh')).toEqual([]);
    expect(getSession().token).toBeNull();
  });

  it('F13 a late second 401 does not end the next login', async () => {
    beSignedIn();
    let sent = 0;
    stubApi({
      'GET /users/me': () => {
        sent += 1;
        if (sent === 2) beGrace();
        return problem(401);
      },
      'POST /auth/refresh': () => refreshed('second'),
    });
    await expect(callEndpoint(getCurrentUser)).rejects.toMatchObject({ status: 401 });
    expect(sent).toBe(2);
    expect(getSession()).toMatchObject({ user: { id: 'u2' }, token: { value: 'of Grace' } });
  });

  it('F13 a token of another person who has logged in in another tab ends this session', async () => {
    beSignedIn(1);
    const claims = btoa(JSON.stringify({ sub: 'u2' }));
    const calls = stubApi({ 'POST /auth/refresh': () => refreshed(`head.${claims}.signature`) });
    await expect(callEndpoint(changePassword, { body: passwords })).rejects.toMatchObject({
      status: 401,
    });
    expect(to(calls, '/auth/password/change')).toHaveLength(0);
    expect(getSession()).toEqual({ token: null, user: null, ended: 'expired' });
  });

  it('S59 F13 a refresh without a response is repeated immediately', async () => {
    beSignedIn(3);
    let asked = 0;
    const calls = stubApi({
      'POST /auth/refresh': () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new TypeError('cut')) : refreshed('second');
      },
      'GET /users/me': () => person,
    });
    await callEndpoint(getCurrentUser);
    await expect.poll(() => getSession().token?.value).toBe('second');
    expect(to(calls, '/auth/refresh')).toHaveLength(2);
  });
});
