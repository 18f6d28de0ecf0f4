import { getCurrentUser } from '@pawmatch/contract/account/account-endpoints';
import { changePassword, login } from '@pawmatch/contract/auth/auth-endpoints';
import { addPetTrait, createPet, getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCookie } from '../../testing/set-cookie.ts';
import { problem, type StubbedCall, stubApi } from '../../testing/stub-api.ts';
import { clearSession, getSession, storeToken, storeUser } from '../session-store.ts';
import * as toasts from '../toast.ts';
import type { ApiError } from './api-error.ts';
import { callEndpoint, callEndpointWithHeaders } from './client.ts';
import { onSessionEnded } from './session-end.ts';

const MINUTE = 60_000;
const person = { id: 'u1', full_name: 'Ada', email: 'ada@example.org', role: 'adopter' } as const;
const credentials = { email: 'ada@example.org', password: 'correct horse' };
const passwords = { current_password: 'correct horse', new_password: 'battery staple' };

const refreshed = (token: string, seconds = 900) =>
  Response.json(
    { access_token: token, expires_at: new Date(Date.now() + seconds * 1000).toISOString() },
    { headers: { Date: new Date().toUTCString() } },
  );

const to = (calls: StubbedCall[], path: string) => calls.filter((call) => call.path === path);

function beSignedIn(minutes = 15) {
  storeToken({ value: 'first', expiresAt: Date.now() + minutes * MINUTE });
  storeUser(person);
}

beforeEach(() => {
  clearSession(null);
  // The refreshes of earlier tests must not count as recent.
  const { now } = performance;
  clockShift += 10 * MINUTE;
  const shift = clockShift;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + shift);
  setCookie('csrftoken', 'signed/value');
});

let clockShift = 0;

describe('callEndpoint', () => {
  it('R7.01 puts /api before the path, sends cookies and accepts JSON', async () => {
    const calls = stubApi({ 'GET /pets': () => [] });
    const fetched = vi.spyOn(globalThis, 'fetch');
    await callEndpoint(listPets, { query: { status: 'Available', offset: 12, limit: 12 } });
    expect(calls[0]?.query.toString()).toBe('status=Available&offset=12&limit=12');
    expect(fetched.mock.calls[0]?.[0]).toBe(
      `${location.origin}/api/pets?status=Available&offset=12&limit=12`,
    );
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { Accept: 'application/json' },
    });
  });

  it('S24 escapes path parameters', async () => {
    const calls = stubApi({ 'GET /pets/..%2Fusers%2Fme': () => ({ _id: 'x', name: 'X' }) });
    await callEndpoint(getPet, { params: { id: '../users/me' } });
    expect(calls).toHaveLength(1);
  });

  it('R6.05 D05 sends the bearer token only to protected endpoints', async () => {
    beSignedIn();
    const calls = stubApi({
      'GET /pets': () => [],
      'POST /auth/login': () => problem(401),
      'POST /pets': () => ({ id: 'p' }),
      'GET /users/me': () => person,
    });
    await callEndpoint(listPets);
    await callEndpoint(login, { body: credentials }).catch(() => undefined);
    await callEndpoint(createPet, { body: {} as never });
    await callEndpoint(getCurrentUser);
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      null,
      'Bearer first',
      'Bearer first',
    ]);
  });

  it('R7.14 returns the headers of the response', async () => {
    stubApi({ 'GET /pets': () => Response.json([], { headers: { 'X-Total-Count': '41' } }) });
    const { headers } = await callEndpointWithHeaders(listPets);
    expect(headers.get('X-Total-Count')).toBe('41');
  });

  it('R5.11 sends a pet as a form with its photo, without a content type of its own', async () => {
    beSignedIn();
    const calls = stubApi({ 'POST /pets': () => ({ id: 'p' }) });
    const image = new File(['x'], 'rex.png', { type: 'image/png' });
    const body = { name: 'Rex', special_needs: true, trainingTraits: ['HouseTrained'] } as never;
    await callEndpoint(createPet, { body, image });
    const form = calls[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['name', 'special_needs', 'trainingTraits', 'image']);
    expect(form.get('special_needs')).toBe('true');
    expect(form.get('trainingTraits')).toBe('["HouseTrained"]');
    expect((form.get('image') as File).name).toBe('rex.png');
    expect(calls[0]?.headers.get('Content-Type')).toBeNull();
  });

  it('R7.20 sends a trait as plain text', async () => {
    beSignedIn();
    const calls = stubApi({ 'POST /pets/p1/training-traits': () => ({ trait: 'HouseTrained' }) });
    await callEndpoint(addPetTrait, { params: { petId: 'p1' }, body: 'HouseTrained' });
    expect(calls[0]?.body).toBe('HouseTrained');
    expect(calls[0]?.headers.get('Content-Type')).toBe('text/plain');
  });
});

describe('CSRF', () => {
  it('R7.01 R9.11 sends the value of the cookie with everything but GET', async () => {
    const calls = stubApi({ 'GET /pets': () => [], 'POST /auth/login': () => problem(401) });
    await callEndpoint(listPets);
    await callEndpoint(login, { body: credentials }).catch(() => undefined);
    expect(calls.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([null, 'signed/value']);
  });

  it('R7.01 R7.07 fetches a cookie first when there is none, once for calls at the same time', async () => {
    setCookie('csrftoken');
    const calls = stubApi({
      'GET /auth/csrf': () => ({ csrf_token: 'fetched' }),
      'POST /auth/login': () => problem(401),
    });
    const attempt = () => callEndpoint(login, { body: credentials }).catch(() => undefined);
    await Promise.all([attempt(), attempt()]);
    expect(to(calls, '/auth/csrf')).toHaveLength(1);
    expect(to(calls, '/auth/login').map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([
      'fetched',
      'fetched',
    ]);
  });

  it('D11 fetches a new token when the old one is rejected, and repeats the call once', async () => {
    beSignedIn();
    const calls = stubApi({
      'GET /auth/csrf': () => ({ csrf_token: 'fresh' }),
      'POST /auth/password/change': ({ headers }) =>
        headers.get('X-CSRF-Token') === 'fresh'
          ? new Response(null, { status: 204 })
          : problem(403, { detail: 'CSRF verification failed.' }),
    });
    await callEndpoint(changePassword, { body: passwords });
    expect(to(calls, '/auth/password/change')).toHaveLength(2);
  });

  it('R8.03 fails after one repetition, with a message for the person', async () => {
    beSignedIn();
    const calls = stubApi({
      'GET /auth/csrf': () => ({ csrf_token: 'fresh' }),
      'POST /auth/password/change': () => problem(403, { detail: 'CSRF verification failed.' }),
    });
    await expect(callEndpoint(changePassword, { body: passwords })).rejects.toThrow(
      'Security verification failed. Please refresh the page and try again.',
    );
    expect(to(calls, '/auth/password/change')).toHaveLength(2);
  });
});

describe('access token', () => {
  it.each([
    ['is missing', null],
    ['ends within five minutes', 4.9],
  ])('R4.03 is refreshed before a protected call when it %s', async (_, minutes) => {
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

  it('R4.03 is used when it is valid for more than five minutes', async () => {
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
    stubApi({ 'POST /auth/refresh': () => problem(401) });
    const failures = await Promise.allSettled([
      callEndpoint(getCurrentUser),
      callEndpoint(getCurrentUser),
    ]);
    stop();
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
    await vi.waitFor(() => expect(getSession().token?.value).toBe('second'));
    expect(to(calls, '/auth/refresh')).toHaveLength(2);
  });
});

describe('failures', () => {
  const failing = async (respond: () => unknown): Promise<ApiError> => {
    stubApi({ 'GET /pets': respond });
    return callEndpoint(listPets, { errorToast: true }).then(
      () => Promise.reject(new Error('The call should fail.')),
      (error: ApiError) => error,
    );
  };

  it('R8.01 says that there is no connection', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const error = await failing(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error).toMatchObject({ kind: 'network', isNetwork: true, isTimeout: false, status: 0 });
    expect(toast.mock.calls).toEqual([
      ['Unable to connect to the server. Please check your internet connection.'],
    ]);
  });

  it('R7.01 R8.11 R9.01 gives up after five seconds in tests', async () => {
    vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const limits: number[] = [];
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit);
      return timeout.call(AbortSignal, 1);
    });
    const error = await failing(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('cut')), 50)),
    );
    expect(limits).toEqual([5_000]);
    expect(error.isTimeout).toBe(true);
    expect(error.message).toBe('No response from server. Please check your connection.');
  });

  it('R8.05 R8.13 shows one toast with the server’s message', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const error = await failing(() =>
      problem(400, { detail: 'No.', code: 'BAD_REQUEST', error: 'Nope' }),
    );
    expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST', detail: 'No.', error: 'Nope' });
    expect(toast.mock.calls).toEqual([['No.']]);
  });

  it('R8.04 shows no toast of its own for a 401', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    await failing(() => problem(401));
    expect(toast).not.toHaveBeenCalled();
  });

  it('R8 shows no toast when the page shows the failure itself', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    stubApi({ 'GET /pets': () => problem(500) });
    await expect(callEndpoint(listPets)).rejects.toThrow();
    expect(toast).not.toHaveBeenCalled();
  });

  it('R8.18 reads the server’s errors per field', async () => {
    vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const errors = [{ field: 'password', message: 'Too common.' }];
    const error = await failing(() => problem(422, { detail: 'Check.', errors }));
    expect(error.fieldErrors).toEqual(errors);
  });

  it('R8.27 R8.31 rejects a response of an unexpected shape', async () => {
    vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    for (const body of ['<!doctype html>', '{"message":"hello"}', '']) {
      const error = await failing(() => new Response(body, { status: 200 }));
      expect(error).toMatchObject({ kind: 'invalid', message: 'Invalid response from server' });
    }
  });

  it('passes on the caller’s abort without a toast', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const controller = new AbortController();
    stubApi({ 'GET /pets': () => [] });
    controller.abort();
    await expect(callEndpoint(listPets, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(toast).not.toHaveBeenCalled();
  });
});
