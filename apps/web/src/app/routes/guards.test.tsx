import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as toasts from '../../lib/toast.ts';
import { buildShelter } from '../../testing/build-shelter.ts';
import { address, admin, adopter, currentUser, renderApp } from '../../testing/render-app.tsx';
import { setCookie } from '../../testing/set-cookie.ts';
import { problem, stubApi } from '../../testing/stub-api.ts';

const lists = {
  'GET /visit-requests/my': () => [],
  'GET /shelter': () => buildShelter(),
  'GET /pets': () => [],
  'GET /admin/visit-requests': () => [],
  'GET /admin/users': () => [],
  'GET /match/recommendations': () => [],
};

const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => setCookie('has_session'));

describe('a visitor', () => {
  it.each([
    '/dashboard?tab=visits',
    '/match-results',
    '/questionnaire',
    '/admin/dashboard',
    '/admin',
  ])(
    'R2.05-R2.09 R2.12 is redirected from %s to /login, which stores path and query',
    async (path) => {
      stubApi({});
      renderApp({ path });
      await at('/login');
      const origin = path === '/admin' ? '/admin/dashboard' : path;
      expect(history.state).toMatchObject({ usr: { origin } });
    },
  );

  it.each([
    [
      'R2.31',
      '/questionnaire',
      [['You must be logged in to save preferences. Redirecting to login...']],
    ],
    ['R8.24', '/match-results', [['Please log in to view your matches.']]],
    ['R2.12', '/dashboard', []],
  ])('%s sees why when redirected from %s', async (_, path, messages) => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    stubApi({});
    renderApp({ path });
    await at('/login');
    expect(toast.mock.calls).toEqual(messages);
  });

  it.each([
    ['R1.04 R2.01', '/', 'Find Your Perfect Pet Match'],
    ['R1.01 R2.04', '/pets', 'Available Pets'],
    ['R2.02', '/login', 'Welcome back'],
    ['R2.03', '/signup', 'Create your account'],
  ])('%s R4.07 R6.01 D12 sees %s without a call that needs a session', async (_, path, name) => {
    const calls = stubApi({ ...lists, 'GET /pets/suggestions': () => [] });
    renderApp({ path });
    await heading(name);
    if (path === '/') {
      const start = screen.getByRole('link', { name: 'Get Started' });
      expect(start).toHaveProperty('pathname', '/signup');
      await waitFor(() => expect(calls).not.toHaveLength(0));
    }
    expect(calls.filter(({ path }) => !path.startsWith('/pets'))).toEqual([]);
  });

  it('R2.10 sees the 404 page at any other path', async () => {
    stubApi({});
    renderApp({ path: '/nowhere/at/all' });
    await heading("Oops! The page you're looking for doesn't exist.");
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveProperty('pathname', '/');
    await waitFor(() => expect(document.title).toBe('Page not found – Pawmatch'));
  });
});

describe('an adopter', () => {
  const server = { ...lists, 'GET /users/me': () => currentUser(adopter) };

  it('R2.16 R4.07 sees a spinner until the session is restored', async () => {
    let respond = (_: unknown) => {};
    const calls = stubApi({
      ...server,
      'GET /users/me': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    renderApp({ path: '/dashboard', user: adopter });
    expect(screen.getByRole('main').querySelector('[role=status]')?.textContent).toBe('Loading...');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await waitFor(() => expect(calls).toHaveLength(1));
    respond(currentUser(adopter));
    await heading('Your Dashboard');
  });

  it.each([
    ['/signup', null, '/dashboard'],
    ['/login', { origin: '/match-results' }, '/match-results'],
    ['/login', { origin: '//evil.example' }, '/dashboard'],
  ])('R2.13 S22 is redirected from %s with %j to %s', async (path, state, target) => {
    stubApi(server);
    renderApp({ path, state, user: adopter });
    await at(target);
  });

  it('R2.13 is redirected from /login to the stored path', async () => {
    stubApi(server);
    const items = { redirectAfterLogin: '/match-results?from=mail' };
    renderApp({ path: '/login', user: adopter, items });
    await at('/match-results?from=mail');
  });

  const user = JSON.stringify(adopter);
  const token = {
    access_token: 'token',
    access_token_expiry: new Date(Date.now() + 900_000).toISOString(),
  };

  it.each([
    ['a record whose token can be refreshed', { user }, true, '/dashboard'],
    ['a token whose record can be loaded', token, true, '/dashboard'],
    ['both, and no cookie', { user, ...token }, false, '/dashboard'],
    ['a record alone', { user }, false, '/login'],
    ['a token alone', token, false, '/login'],
    ['an invalid token', { user, ...token, access_token: 'none' }, false, '/login'],
    ['an invalid record', { ...token, user: '{' }, false, '/login'],
  ])(
    'R4.06 a session needs a record and a token, or a way to get them: %s',
    async (_, items, hasCookie, target) => {
      vi.spyOn(toasts, 'toastError').mockReturnValue('id');
      if (hasCookie) setCookie('has_session', '1');
      stubApi({
        ...server,
        'GET /users/me': ({ headers }) =>
          headers.get('Authorization') === 'Bearer none' ? problem(401) : currentUser(adopter),
        'POST /auth/refresh': () =>
          hasCookie ? { access_token: 'new', expires_at: token.access_token_expiry } : problem(401),
      });
      renderApp({ path: '/dashboard', items });
      await at(target);
      await heading(target === '/login' ? 'Welcome back' : 'Your Dashboard');
      if (target === '/dashboard') {
        expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(adopter);
      }
    },
  );

  it('R4.05 R4.07 is a visitor, and leaves nothing stored, when the refresh on opening a page is rejected', async () => {
    setCookie('has_session', '1');
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    stubApi({ ...lists, 'POST /auth/refresh': () => problem(401) });
    renderApp({ path: '/', items: { user } });
    await screen.findByRole('link', { name: 'Log In' });
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('user')).toBeNull();
  });

  it.each(['/admin/dashboard', '/admin'])(
    'R2.14 R6.03 is redirected from %s to /dashboard',
    async (path) => {
      stubApi(server);
      renderApp({ path, user: adopter });
      await at('/dashboard');
    },
  );

  it('R6.04 S07 does not become an admin by editing session storage', async () => {
    stubApi(server);
    renderApp({ path: '/admin/dashboard', user: { ...adopter, role: 'admin' } });
    await at('/dashboard');
    await heading('Your Dashboard');
  });

  it('D12 is logged in in a new tab after one refresh', async () => {
    setCookie('has_session', '1');
    const calls = stubApi({
      ...server,
      'POST /auth/refresh': () => ({
        access_token: 'new',
        expires_at: new Date(Date.now() + 900_000).toISOString(),
      }),
    });
    renderApp({ path: '/dashboard' });
    await heading('Your Dashboard');
    expect(calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
    expect(sessionStorage.getItem('access_token')).toBe('new');
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(adopter);
  });

  it.each(['/', '/login'])(
    'R2.18 D12 with an expired session sees %s as a visitor, without a message',
    async (path) => {
      setCookie('has_session', '1');
      const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
      stubApi({ ...lists, 'POST /auth/refresh': () => problem(401) });
      renderApp({ path });
      await screen.findByRole('link', { name: 'Log In' });
      expect(address()).toBe(path);
      expect(toast).not.toHaveBeenCalled();
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('R8.14 S39 stays logged in while the server is unavailable, and sees a message', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    stubApi({ ...lists, 'GET /users/me': () => problem(503) });
    renderApp({ path: '/questionnaire', user: adopter, state: null });
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Failed to fetch user data'));
    expect(address()).toBe('/questionnaire');
  });

  it('R2.18 R4.04 R8.04 with a failed session goes to /login with one toast, and the path is stored', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    stubApi({ 'GET /users/me': () => problem(401), 'POST /auth/refresh': () => problem(401) });
    renderApp({ path: '/match-results?page=2', user: adopter });
    await at('/login');
    expect({ ...sessionStorage }).toEqual({ redirectAfterLogin: '/match-results?page=2' });
    expect(toast.mock.calls).toEqual([['Session expired. Please log in again.']]);
  });
});

describe('an admin', () => {
  const server = { ...lists, 'GET /users/me': () => currentUser(admin) };

  it.each([
    ['/admin', '/admin/dashboard'],
    ['/login', '/admin/dashboard'],
    ['/signup', '/admin/dashboard'],
  ])('R2.08 R2.09 R2.13 R2.15 is redirected from %s to %s', async (path, target) => {
    stubApi(server);
    renderApp({ path, user: admin });
    await at(target);
  });
});
