import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readReferredPet, rememberReferredPet } from '../../../lib/storage/referred-pet.ts';
import { storeRedirect } from '../../../lib/storage/session-store.ts';
import * as toasts from '../../../lib/toast.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { readDescription } from '../../../testing/read-description.ts';
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

const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const signInButton = () => screen.findByRole('button', { name: 'Sign In' });

async function logIn(email = 'ada@example.org', password = 'correct horse') {
  const person = userEvent.setup();
  const button = await signInButton();
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    await person.click(screen.getByLabelText(label));
    if (text) await person.paste(text);
  }
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

  it('E R5.05 takes what a password manager filled in without an event', async () => {
    const calls = stubApi({ ...pageResponses, 'POST /auth/login': () => session(adopter) });
    renderApp({ path: '/login' });
    const button = await signInButton();
    const fill = (label: string, text: string) =>
      Object.assign(screen.getByLabelText(label), { value: text });
    fill('Email', 'ada@example.org');
    fill('Password', 'correct horse');
    await userEvent.click(button);
    await at('/dashboard');
    expect(calls.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email: 'ada@example.org',
      password: 'correct horse',
    });
  });

  it('R2.15 sends admins to their dashboard', async () => {
    stubApi({ ...pageResponses, 'POST /auth/login': () => session(admin) });
    renderApp({ path: '/login' });
    await logIn();
    await at('/admin/dashboard');
  });

  it.each([
    [
      'R2.05 R2.15',
      { origin: '/questionnaire?from=mail&x=%26' },
      null,
      '/questionnaire?from=mail&x=%26',
    ],
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
    expect(readDescription(document.activeElement)).toBe(message);
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['R8.14 S17', () => problem(401), 'Login failed. Please check your credentials and try again.'],
    ['R5.05', () => ({ access_token: 'token' }), 'Invalid response from server'],
    ['R5.05', () => ({ user: currentUser(adopter) }), 'Invalid response from server'],
    [
      'R8.14',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error. Please check your connection and try again.',
    ],
  ])(
    '%s R9.09 B7.10 shows in the form alone why the login failed, in focus, stores no session, and can be sent again',
    async (_, response, message) => {
      const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
      const calls = stubApi({ 'POST /auth/login': response });
      renderApp({ path: '/login' });
      await logIn();
      const alert = await screen.findByRole('alert');
      await within(alert).findByText(message);
      expect(document.activeElement?.contains(alert)).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
      expect(toast).not.toHaveBeenCalled();
      expect(calls.map(({ path }) => path)).toEqual(['/auth/login']);
      expect(sessionStorage).toHaveLength(0);
      expect(address()).toBe('/login');
      expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.org');
      await signInButton();
    },
  );

  it('R2.25 is busy while it waits for the response', async () => {
    stubApi({ 'POST /auth/login': () => new Promise(() => undefined) });
    renderApp({ path: '/login' });
    await logIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
  });

  it('R2.42 remembers the pet on the way to sign-up and back', async () => {
    const person = userEvent.setup();
    stubApi({ 'GET /pets/p1': () => buildPet({ id: 'p1' }) });
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
    const button = await screen.findByRole('button', { name: 'Create Account' });
    for (const [label, text] of Object.entries({ ...details, ...changes })) {
      await person.click(screen.getByLabelText(label));
      if (text) await person.paste(text);
    }
    await person.click(button);
  }

  it('R2.24 R7.03 creates an adopter’s account and goes to the questionnaire, replacing history', async () => {
    const calls = stubApi({ ...pageResponses, 'POST /auth/register': () => session(adopter) });
    const entries = history.length;
    renderApp({ path: '/signup', state: { origin: 'pet', petId: 'p1' } });
    await signUp({ 'Phone number': '555.123.4567' });
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

  it('R2.24 R5.01-R5.04 R9.04 shows only the first error, in the order of the form, and gives it the focus', async () => {
    const person = userEvent.setup();
    const calls = stubApi({});
    renderApp({ path: '/signup' });
    await signUp({
      'Full name': '   ',
      Email: 'ada@example',
      'Phone number': '555 010 010',
      Password: '1234567',
    });
    for (const [label, message] of [
      ['Full name', 'Name cannot be empty.'],
      ['Email', 'Please enter a valid email address.'],
      ['Phone number', 'Please enter a valid 10-digit U.S. phone number.'],
      ['Password', 'Password must be at least 8 characters long.'],
    ] as const) {
      const control = screen.getByLabelText(label);
      await screen.findByText(message);
      expect(readDescription(control)).toContain(message);
      expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([control]);
      expect(document.activeElement).toBe(control);
      await person.clear(control);
      await person.paste(details[label]);
      if (label !== 'Password') {
        await person.click(screen.getByRole('button', { name: 'Create Account' }));
      }
    }
    expect(calls).toHaveLength(0);
  });

  it('B7.12 R5.01-R5.04 marks what is right when a field is left, and shows an error at submit alone', async () => {
    const person = userEvent.setup();
    stubApi({});
    renderApp({ path: '/signup' });
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone number');
    const isMarked = (control: HTMLElement) =>
      control.closest('.grid')?.querySelector(`label[for="${control.id}"] ~ svg`) !== null;
    const errors = () => document.querySelectorAll('[aria-invalid=true]').length;
    expect(readDescription(phone)).toContain('the shelter can call you');
    await person.type(phone, '5551234');
    await person.tab();
    expect([isMarked(phone), errors()]).toEqual([false, 0]);
    await person.type(phone, '567');
    await person.tab();
    expect([isMarked(phone), errors()]).toEqual([true, 0]);
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('Name cannot be empty.');
    await person.type(screen.getByLabelText('Full name'), 'Ada');
    expect([isMarked(phone), errors()]).toEqual([true, 0]);
    await person.type(phone, '8');
    await person.tab();
    // Eleven digits are left as typed, and get no words before the form is sent.
    expect([phone.value, isMarked(phone), errors()]).toEqual(['(555) 123-45678', false, 0]);
  });

  it('B7.12 shows +1 that a password manager filled in without an event as ten digits', async () => {
    stubApi({});
    renderApp({ path: '/signup' });
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone number');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(phone, '+1 555 123 4567');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('Name cannot be empty.');
    expect(phone.value).toBe('(555) 123-4567');
  });

  it.each(['/signup', '/login'])(
    'B7.12 %s keeps the pet of a dialog in sight, but not one that was only looked at',
    async (path) => {
      const items = { referredPet: 'p1', openedPet: 'p1' };
      const state = { origin: 'pet', petId: 'p1' };
      stubApi({ 'GET /pets/p1': () => buildPet({ id: 'p1', name: 'Biscuit' }) });
      const { unmount } = renderApp({ path, state, items });
      await screen.findByText('For your visit with Biscuit');
      unmount();
      renderApp({ path, items });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText(/^For your/)).toBeNull();
    },
  );

  it.each([
    [
      'D13',
      'Password',
      'This password is too common.',
      { errors: [{ field: 'password', message: 'This password is too common.' }] },
    ],
    [
      'D08',
      'Email',
      'An account with this email already exists.',
      { code: 'EMAIL_TAKEN', detail: 'An account with this email already exists.' },
    ],
  ])(
    'R2.24 %s shows errors of the server at their field, which gets the focus: %s',
    async (_, label, message, body) => {
      stubApi({ 'POST /auth/register': () => problem(422, { detail: 'Check.', ...body }) });
      renderApp({ path: '/signup' });
      await signUp();
      await screen.findByText(message);
      const control = screen.getByLabelText(label);
      expect(readDescription(control)).toContain(message);
      await waitFor(() => expect(document.activeElement).toBe(control));
    },
  );

  it.each([
    ['R8.14', () => problem(400), 'Registration failed. Please try again.'],
    ['R5.05', () => ({ access_token: 'token' }), 'No user data received'],
    [
      'R8.14',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error. Please check your connection and try again.',
    ],
  ])(
    '%s R9.09 shows in the form alone why no account was created, and can be sent again',
    async (_, response, message) => {
      const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
      stubApi({ 'POST /auth/register': response });
      renderApp({ path: '/signup' });
      await signUp();
      await within(await screen.findByRole('alert')).findByText(message);
      expect(toast).not.toHaveBeenCalled();
      expect(sessionStorage).toHaveLength(0);
      await screen.findByRole('button', { name: 'Create Account' });
    },
  );

  it('R2.24 is busy while it waits for the response', async () => {
    stubApi({ 'POST /auth/register': () => new Promise(() => undefined) });
    renderApp({ path: '/signup' });
    await signUp();
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
  });
});

describe('logging out', () => {
  it.each([204, 500])(
    'R2.19 R4.05 R7.04 ends on /login whatever the server responds (%d)',
    async (status) => {
      setCookie('has_session', '1');
      stubApi({ ...pageResponses, 'POST /auth/logout': () => new Response(null, { status }) });
      renderApp({ path: '/dashboard', user: adopter });
      await screen.findByRole('heading', { level: 1 });
      // The list of links is a popover, which jsdom treats as hidden.
      rememberReferredPet('p1');
      await userEvent.click(screen.getByRole('button', { name: 'Log Out', hidden: true }));
      await waitFor(() => expect(readReferredPet()).toBeNull());
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
    await screen.findByRole('heading', { level: 1 });
    const channel = new BroadcastChannel('pawmatch-session');
    channel.postMessage('logged-out');
    await at('/login');
    channel.close();
    expect(sessionStorage).toHaveLength(0);
  });
});
