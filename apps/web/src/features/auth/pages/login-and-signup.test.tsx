import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPetInMind, rememberPetInMind } from '../../../lib/pet-in-mind.ts';
import { storeRedirect } from '../../../lib/session-store.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, admin, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';

const session = (user: typeof adopter) => ({
  access_token: 'token',
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  user: currentUser(user),
});

const pageResponses = {
  'GET /users/me': () => currentUser(adopter),
  'GET /visit-requests/my': () => [],
  'GET /shelter': () => buildShelter(),
  'GET /pets': () => [],
  'GET /match/recommendations': () => [],
  'GET /admin/visit-requests': () => [],
  'GET /users/me/preferences': () => problem(404),
  'GET /preferences/training-traits': () => [],
};

const at = (path: string) => waitFor(() => expect(address()).toBe(path), { timeout: 5_000 });
const signInButton = () => screen.findByRole('button', { name: 'Sign In' }, { timeout: 5_000 });

async function logIn(email = 'ada@example.org', password = 'correct horse') {
  const person = userEvent.setup();
  const button = await signInButton();
  if (email) await person.type(screen.getByLabelText('Email'), email);
  if (password) await person.type(screen.getByLabelText('Password'), password);
  await person.click(button);
}

beforeEach(() => setCookie('has_session'));

describe('LoginPage', () => {
  it('R2.25 R3.02 R4.01 logs in, stores the session and goes to the dashboard', async () => {
    const calls = stubApi({ ...pageResponses, 'POST /auth/login': () => session(adopter) });
    renderApp({ path: '/login' });
    await logIn();
    await at('/dashboard');
    expect(calls.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email: 'ada@example.org',
      password: 'correct horse',
    });
    expect(sessionStorage.getItem('access_token')).toBe('token');
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(adopter);
  });

  it('R2.15 sends admins to their dashboard', async () => {
    stubApi({ ...pageResponses, 'POST /auth/login': () => session(admin) });
    renderApp({ path: '/login' });
    await logIn();
    await at('/admin/dashboard');
  });

  it.each([
    ['R2.15', { origin: '/questionnaire' }, null, '/questionnaire'],
    ['R2.42', { origin: 'pet', petId: 'p1' }, null, '/pets?petId=p1'],
    ['R2.18', null, '/pets?petId=p2', '/pets?petId=p2'],
    ['S22', { origin: '//evil.example' }, 'https:evil.example', '/dashboard'],
  ])('%s goes back to the origin: %j, %j', async (_, state, remembered, target) => {
    stubApi({
      ...pageResponses,
      'POST /auth/login': () => session(adopter),
      'GET /pets/p1': () => problem(404),
      'GET /pets/p2': () => problem(404),
    });
    renderApp({ path: '/login', state });
    if (remembered) storeRedirect(remembered);
    await logIn();
    await at(target);
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
  });

  it.each([
    ['', '', 'Email is required.'],
    ['ada@example.org', '', 'Password is required.'],
  ])('R5.05 requires both: %j, %j', async (email, password, message) => {
    const calls = stubApi({});
    renderApp({ path: '/login' });
    await logIn(email, password);
    await screen.findByText(message);
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['R8.14', () => problem(401), 'Login failed. Please check your credentials and try again.'],
    ['R5.05', () => ({ access_token: 'token' }), 'Invalid response from server'],
    ['R5.05', () => ({ user: currentUser(adopter) }), 'Invalid response from server'],
    [
      'R8.14',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error. Please check your connection and try again.',
    ],
  ])(
    '%s shows in the form why the login failed, and stores no session',
    async (_, response, message) => {
      stubApi({ 'POST /auth/login': response });
      renderApp({ path: '/login' });
      await logIn();
      await within(await screen.findByRole('alert')).findByText(message);
      expect(sessionStorage).toHaveLength(0);
      expect(address()).toBe('/login');
    },
  );

  it('R2.25 is busy while it waits for the response', async () => {
    stubApi({ 'POST /auth/login': () => new Promise(() => undefined) });
    renderApp({ path: '/login' });
    await logIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('R2.42 remembers the pet on the way to sign-up and back', async () => {
    const person = userEvent.setup();
    stubApi({});
    renderApp({ path: '/login', state: { origin: 'pet', petId: 'p1' } });
    await signInButton();
    await person.click(screen.getByRole('link', { name: 'Sign up' }));
    await at('/signup');
    expect(history.state).toMatchObject({ usr: { origin: 'pet', petId: 'p1' } });
    await person.click(await screen.findByRole('link', { name: 'Log in' }));
    await at('/login');
    expect(history.state).toMatchObject({ usr: { origin: 'pet', petId: 'p1' } });
  });
});

describe('SignupPage', () => {
  const details = {
    'Full name': 'Ada Lovelace',
    Email: 'ada@example.org',
    'Phone number': '5551234567',
    Password: 'correct horse',
  };

  async function signUp(changes: Partial<typeof details> = {}) {
    const person = userEvent.setup();
    const button = await screen.findByRole(
      'button',
      { name: 'Create Account' },
      { timeout: 5_000 },
    );
    for (const [label, text] of Object.entries({ ...details, ...changes })) {
      if (text) await person.type(screen.getByLabelText(label), text);
    }
    await person.click(button);
  }

  it('R2.24 R7.03 creates an adopter’s account and goes to the questionnaire, replacing history', async () => {
    const calls = stubApi({ ...pageResponses, 'POST /auth/register': () => session(adopter) });
    const entries = history.length;
    renderApp({ path: '/signup', state: { origin: 'pet', petId: 'p1' } });
    await signUp();
    await at('/questionnaire');
    expect(history.length).toBe(entries);
    expect(history.state).toMatchObject({ usr: { origin: 'pet', petId: 'p1' } });
    expect(calls.find(({ path }) => path === '/auth/register')?.body).toEqual({
      full_name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone_number: '5551234567',
      password: 'correct horse',
      role: 'Adopter',
    });
  });

  it('R2.24 shows hints, and formats the phone number', async () => {
    stubApi({});
    renderApp({ path: '/signup' });
    await screen.findByText('10-digit US number');
    screen.getByText('At least 8 characters');
    const phone = screen.getByLabelText('Phone number');
    await userEvent.type(phone, '5551234567');
    expect(phone).toHaveProperty('value', '(555) 123-4567');
  });

  it('R5.01-R5.04 shows only the first error', async () => {
    const calls = stubApi({});
    renderApp({ path: '/signup' });
    await signUp({ Email: 'ada', 'Phone number': '555', Password: 'short' });
    const email = screen.getByLabelText('Email');
    await screen.findByText('Please enter a valid email address.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(calls).toHaveLength(0);
  });

  it('D08 D13 shows errors of the server at their fields', async () => {
    const errors = [{ field: 'password', message: 'This password is too common.' }];
    stubApi({ 'POST /auth/register': () => problem(422, { detail: 'Check.', errors }) });
    renderApp({ path: '/signup' });
    await signUp();
    await screen.findByText('This password is too common.');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('R8.14 shows in the form why no account was created', async () => {
    stubApi({ 'POST /auth/register': () => problem(500) });
    renderApp({ path: '/signup' });
    await signUp();
    await screen.findByText('A server error occurred. Please try again later.');
    await screen.findByRole('button', { name: 'Create Account' });
  });
});

describe('logging out', () => {
  it.each([204, 500])(
    'R2.19 R4.05 R7.04 ends on /login whatever the server responds (%d)',
    async (status) => {
      setCookie('has_session', '1');
      stubApi({ ...pageResponses, 'POST /auth/logout': () => new Response(null, { status }) });
      renderApp({ path: '/dashboard', user: adopter });
      await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 });
      // The list of links is a popover, which jsdom treats as hidden.
      rememberPetInMind('p1');
      await userEvent.click(screen.getByRole('button', { name: 'Log Out', hidden: true }));
      await waitFor(() => expect(readPetInMind()).toBeNull());
      await at('/login');
      await signInButton();
      expect(sessionStorage).toHaveLength(0);
      expect(document.cookie).not.toContain('has_session');
      // R2.12 applies to redirects, not to a logout.
      expect(history.state).toMatchObject({ usr: null });
    },
  );

  it('R4.05 a logout in another tab ends the session here', async () => {
    stubApi(pageResponses);
    renderApp({ path: '/dashboard', user: adopter });
    await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 });
    const channel = new BroadcastChannel('pawmatch-session');
    channel.postMessage('logged-out');
    await at('/login');
    channel.close();
    expect(sessionStorage).toHaveLength(0);
  });
});
