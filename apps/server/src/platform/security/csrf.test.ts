import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createCsrfTokens } from './csrf-tokens.ts';

const test = await openTestApp({ config: { corsOrigins: ['https://pets.example'] } });

/** Unsafe calls that succeed with only the token: login, refresh, logout, one's own data. */
const calls = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/refresh'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/password/forgot'],
  ['POST', '/api/auth/password/reset'],
  ['POST', '/api/auth/password/change'],
  ['PUT', '/api/users/me/preferences'],
  ['PATCH', '/api/users/me/preferences'],
  ['POST', '/api/preferences/training-traits'],
  ['DELETE', '/api/preferences/training-traits/HouseTrained'],
  ['POST', '/api/auth/logout/'],
] as const;

/** Sends the call with this header and cookie, logged in. */
function send(
  person: TestClient,
  [method, path]: readonly [string, string],
  { header, cookie }: { header?: string; cookie?: string },
  body: unknown = {},
) {
  const refreshToken = person.cookies.get('refresh_token') ?? '';
  return person.send(path, {
    method,
    headers: {
      Authorization: `Bearer ${person.token}`,
      Cookie: `refresh_token=${refreshToken}${cookie === undefined ? '' : `; csrftoken=${cookie}`}`,
      ...(header !== undefined && { 'X-CSRF-Token': header }),
    },
    ...(method !== 'DELETE' && { body }),
  });
}

const csrfOf = (person: TestClient) => person.cookies.get('csrftoken') ?? '';

describe('an unsafe request', () => {
  it.each(calls)('S13 R7.01 D11 %s %s is rejected without the right token', async (...call) => {
    const person = await test.signIn();
    const token = csrfOf(person);
    const [nonce, session] = token.split('.');
    const anonymous = await test.visitor().send('/api/auth/csrf');
    const foreign = createCsrfTokens('a secret of somebody else altogether').issue(session);
    const attempts = {
      missing: { cookie: token },
      empty: { header: '', cookie: token },
      'without a cookie': { header: token },
      'both empty': { header: '', cookie: '' },
      mismatched: { header: anonymous.body.csrf_token, cookie: token },
      unsigned: { header: `${nonce}.${session}.`, cookie: `${nonce}.${session}.` },
      'forged alike': { header: foreign, cookie: foreign },
      'any text': { header: 'x', cookie: 'x' },
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      const { status, body } = await send(person, call, attempt);
      expect([name, status, body.code]).toEqual([name, 403, 'CSRF_FAILED']);
      expect(body.detail.toLowerCase()).toContain('csrf');
    }
  });

  it.each(calls.filter(([, path]) => !/login|register|forgot|reset/.test(path)))(
    'S13 D11 %s %s is rejected with a token of another session, or of none',
    async (...call) => {
      const person = await test.signIn();
      const stranger = csrfOf(await test.signIn());
      const { body } = await test.visitor().send('/api/auth/csrf');
      for (const token of [stranger, body.csrf_token]) {
        const response = await send(person, call, { header: token, cookie: token });
        expect(response.status).toBe(403);
      }
      const own = csrfOf(person);
      const response = await send(person, call, { header: own, cookie: own });
      expect(response.status).not.toBe(403);
    },
  );

  it('S13 is rejected before a multipart body is read', async () => {
    const admin = await test.signIn('admin');
    const form = new FormData();
    form.set('name', 'Rex');
    const response = await send(admin, ['POST', '/api/pets/'], { cookie: csrfOf(admin) }, form);
    expect(response.status).toBe(403);
    expect(response.body.detail.toLowerCase()).toContain('csrf');
    const pets = await admin.request('/api/pets');
    expect(pets.body).toEqual([]);
  });

  it('R2.25 may be a login with the token of an earlier session', async () => {
    const person = await test.signIn();
    const token = csrfOf(person);
    await person.request('/api/auth/logout', { method: 'POST' });
    person.cookies.set('csrftoken', token);
    await expect(
      person.logIn({ email: person.user.email, password: test.password }),
    ).resolves.toMatchObject({ user: { id: person.user.id } });
  });

  it('S05 is 401, not 403, for anonymous visitors of an endpoint that needs a login', async () => {
    const response = await test.visitor().send('/api/pets/', { method: 'POST', body: {} });
    expect(response.status).toBe(401);
  });

  it('D01 is 404 for an unknown endpoint', async () => {
    const response = await test.visitor().send('/api/nothing', { method: 'POST', body: {} });
    expect(response.status).toBe(404);
  });
});

describe('a foreign origin', () => {
  const logOutFrom = async (origin: string | undefined) => {
    const person = await test.signIn();
    const response = await person.request('/api/auth/logout', {
      method: 'POST',
      ...(origin !== undefined && { headers: { Origin: origin } }),
    });
    return response.status;
  };

  it.each([
    'https://evil.example',
    'http://pawmatch.example.evil.example',
    'https://pawmatch.example',
    'null',
    'nonsense',
    'http://127.0.0.1:1',
  ])('S14 %s is rejected even with the right token', async (origin) => {
    expect(await logOutFrom(origin)).toBe(403);
  });

  it('S14 is rejected before any other check', async () => {
    const response = await test.visitor().send('/api/visit-requests/x', {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
      body: 'requested_at=now',
    });
    expect(response.status).toBe(403);
  });

  it('S14 does not include our own pages, listed origins and clients without an origin', async () => {
    const origins = [test.url, 'http://pawmatch.example', 'https://pets.example', undefined];
    for (const origin of origins) expect(await logOutFrom(origin)).toBe(204);
  });

  it('S14 D06 is echoed by CORS only when it is listed', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await test.visitor().send('/api/pets', { headers: { Origin: origin } });
      return headers.get('access-control-allow-origin');
    };
    expect(await allowed('https://evil.example')).toBeNull();
    expect(await allowed('https://pets.example')).toBe('https://pets.example');
  });

  it('S14 cannot send a form', async () => {
    const person = await test.signIn();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const response = await person.send('/api/auth/logout', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: 'a=b',
      });
      expect(response.status).toBe(403);
    }
  });
});

describe('GET /auth/csrf', () => {
  it('R7.07 R9.11 D01 sets the cookie that the page can read, and sends its value', async () => {
    const visitor = test.visitor();
    const { status, headers, body } = await visitor.send('/api/auth/csrf/');
    expect(status).toBe(200);
    expect(body).toEqual({ csrf_token: csrfOf(visitor) });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^csrftoken=[\w.-]+; Max-Age=\d+; Path=\/; SameSite=Strict$/);
  });

  it('R7.07 S13 is not cacheable', async () => {
    const { headers } = await test.visitor().send('/api/auth/csrf');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('D11 keeps a token that is still valid', async () => {
    const visitor = test.visitor();
    await visitor.send('/api/auth/csrf');
    const first = csrfOf(visitor);
    await visitor.send('/api/auth/csrf');
    expect(csrfOf(visitor)).toBe(first);
  });

  it('D11 replaces a token of another session, or a forged one', async () => {
    const stranger = csrfOf(await test.signIn());
    for (const left of ['x', `${stranger}x`, stranger]) {
      const person = await test.signIn();
      const own = csrfOf(person);
      person.cookies.set('csrftoken', left);
      await person.send('/api/auth/csrf');
      expect(csrfOf(person)).not.toBe(left);
      expect(csrfOf(person).split('.')[1]).toBe(own.split('.')[1]);
      const response = await person.request('/api/auth/refresh', { method: 'POST' });
      expect(response.status).toBe(200);
    }
  });

  it('D11 serves a client that has only an access token', async () => {
    const person = await test.signIn();
    person.cookies.clear();
    await person.request('/api/auth/csrf');
    const response = await person.request('/api/preferences/training-traits', {
      method: 'POST',
      body: { trait: 'HouseTrained' },
    });
    expect(response.status).toBe(201);
  });

  it('R7.07 succeeds with an expired access token', async () => {
    const visitor = test.visitor();
    visitor.token = 'x.y.z';
    expect((await visitor.request('/api/auth/csrf')).status).toBe(200);
  });
});
