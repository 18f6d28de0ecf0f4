import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { login } from '@pawmatch/contract/auth/auth-endpoints';
import { changePassword } from '@pawmatch/contract/auth/password-endpoints';
import { addPetTrait } from '@pawmatch/contract/pets/facts/training-traits-endpoints';
import { createPet, getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCookie } from '../../testing/set-cookie.ts';
import { problem, stubApi } from '../../testing/stub-api.ts';
import { clearSession } from '../storage/session-store.ts';
import * as toasts from '../toast.ts';
import { callEndpoint, callEndpointWithHeaders } from './client.ts';
import type { ApiError } from './errors/api-error.ts';
import { beSignedIn, MINUTE, passwords, person, to } from './testing/signed-in.ts';

const credentials = { email: 'ada@example.org', password: 'correct horse' };
let clockShift = 0;
beforeEach(() => {
  clearSession(null);
  // The refreshes of earlier tests must not count as recent.
  const { now } = performance;
  clockShift += 10 * MINUTE;
  const shift = clockShift;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + shift);
  setCookie('csrftoken', 'signed/value');
});

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
      'POST /pets/': () => ({ id: 'p' }),
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
    const calls = stubApi({ 'POST /pets/': () => ({ id: 'p' }) });
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
      'GET /auth/csrf/': () => ({ csrf_token: 'fetched' }),
      'POST /auth/login': () => problem(401),
    });
    const attempt = () => callEndpoint(login, { body: credentials }).catch(() => undefined);
    await Promise.all([attempt(), attempt()]);
    expect(to(calls, '/auth/csrf/')).toHaveLength(1);
    expect(to(calls, '/auth/login').map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([
      'fetched',
      'fetched',
    ]);
  });

  it('D11 fetches a new token when the old one is rejected, and repeats the call once', async () => {
    beSignedIn();
    const calls = stubApi({
      'GET /auth/csrf/': () => ({ csrf_token: 'fresh' }),
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
      'GET /auth/csrf/': () => ({ csrf_token: 'fresh' }),
      'POST /auth/password/change': () => problem(403, { detail: 'CSRF verification failed.' }),
    });
    const message = 'Security verification failed. Please refresh the page and try again.';
    // Many pages show the detail in place of the message.
    await expect(callEndpoint(changePassword, { body: passwords })).rejects.toMatchObject({
      isCsrf: true,
      message,
      detail: message,
    });
    expect(to(calls, '/auth/password/change')).toHaveLength(2);
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

  it.each([
    [
      'that can be reached',
      'Cross-origin request blocked. Please ensure the backend server is properly configured for CORS.',
    ],
    ['that is away', 'Unable to connect to the server. Please check your internet connection.'],
  ])(
    'R8.01 R8.02 D06 tells a blocked call from a missing connection: a server of another origin %s',
    async (state, message) => {
      vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
      vi.resetModules();
      const { callEndpoint: callOtherOrigin } = await import('./client.ts');
      const asked: string[] = [];
      vi.stubGlobal('fetch', async (url: string, { mode }: RequestInit) => {
        asked.push(`${url} ${mode}`);
        if (mode === 'no-cors' && state === 'that can be reached') return new Response();
        throw new TypeError('Failed to fetch');
      });
      await expect(callOtherOrigin(listPets)).rejects.toMatchObject({ message });
      expect(asked).toEqual([
        'https://api.example/api/pets undefined',
        'https://api.example/api/health no-cors',
      ]);
      vi.unstubAllEnvs();
    },
  );

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

  it.each([
    ['R8.05 R8.13', 400, { detail: ['too late', 'too far'] }, '["too late","too far"]'],
    ['R8.05 R8.13', 400, { detail: { day: 'too late' } }, '{"day":"too late"}'],
    ['R8.05 R8.13', 400, { message: 'Only a message.' }, 'Only a message.'],
    ['R8.05 R8.13', 400, { detail: 'The detail.', message: 'The message.' }, 'The detail.'],
    ['R8.05', 400, {}, 'Bad request.'],
    ['R8.06', 403, { detail: 'Only for its owner.' }, 'Only for its owner.'],
    ['R8.06', 403, {}, 'You do not have permission to perform this action.'],
    ['R8.07', 404, { detail: 'No such pet.' }, 'The requested resource was not found.'],
    ['R8.08', 429, { detail: 'Slow.' }, 'Too many requests. Please try again later.'],
    ['R8.09', 500, {}, 'An internal server error occurred. Please try again later.'],
    ['R8.10', 409, { detail: 'Somebody was quicker.' }, 'Somebody was quicker.'],
    ['R8.10', 503, '<html><body>Away</body></html>', 'An error occurred (503).'],
  ])('%s R9.09 shows one toast for %d with %j', async (_, status, body, message) => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    await failing(() => new Response(text, { status }));
    expect(toast.mock.calls).toEqual([[message]]);
  });

  it('R8.12 shows one toast for a call that cannot be sent', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const calls = stubApi({});
    // An id that cannot be part of a URL.
    const call = callEndpoint(getPet, { params: { id: '\ud800' }, errorToast: true });
    await expect(call).rejects.toMatchObject({ kind: 'setup' });
    expect(toast.mock.calls).toEqual([['Request setup error: URI malformed.']]);
    expect(calls).toHaveLength(0);
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
    for (const [body, message] of [
      ['<!doctype html>', 'Invalid response from server'],
      ['{"message":"hello"}', 'Invalid response format from server'],
      ['', 'Invalid response format from server'],
    ]) {
      const error = await failing(() => new Response(body, { status: 200 }));
      expect(error).toMatchObject({ kind: 'invalid', message });
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
