import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as toasts from '../../../lib/toast.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { readDescription } from '../../../testing/read-description.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';

const buildSession = (id: string, is_current: boolean) => ({
  id,
  browser: 'Chrome',
  platform: 'Linux',
  created_at: '2026-11-23T15:00:00.000Z',
  last_used_at: '2026-11-23T15:00:00.000Z',
  expires_at: '2026-12-23T15:00:00.000Z',
  is_current,
});

const done = () => new Response(null, { status: 204 });
const wrongPassword = () =>
  problem(400, { code: 'WRONG_PASSWORD', detail: 'Your current password is not right.' });

beforeEach(() => {
  vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
});

let queries: QueryClient;

/** Opens the account of an adopter who is logged in here and elsewhere. */
function openAccount(answers: Parameters<typeof stubApi>[0] = {}) {
  let sessions = [buildSession('here', true), buildSession('elsewhere', false)];
  const calls = stubApi({
    'GET /users/me': () => currentUser(adopter),
    'GET /shelter': () => buildShelter(),
    'GET /pets': () => [],
    'GET /users/me/sessions': () => sessions,
    'GET /users/me/second-factors': () => ({
      passkeys: [],
      codes_since: null,
      recovery_codes_left: 0,
    }),
    'DELETE /users/me/sessions/elsewhere': () => {
      sessions = sessions.filter(({ is_current }) => is_current);
      return done();
    },
    'DELETE /users/me/sessions': done,
    ...answers,
  });
  queries = renderApp({ path: '/account', user: adopter }).queries;
  return calls;
}

const button = (name: string) => screen.findByRole('button', { name });

describe('AccountPage', () => {
  it('F10 lists the sessions, of which all but this one can be ended', async () => {
    openAccount();
    const region = await screen.findByRole('region', { name: 'Where You’re Logged In' });
    const items = () => within(region).getAllByRole('listitem');
    expect(items().map((item) => within(item).queryByText('This device') !== null)).toEqual([
      true,
      false,
    ]);
    const logOut = within(region).getByRole('button', { name: /^Log out Chrome/ });
    await userEvent.click(logOut);
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(toasts.toastSuccess).toHaveBeenCalledWith('Chrome on Linux has been logged out.');
  });

  it('F10 ends all sessions after confirmation, this one too', async () => {
    const calls = openAccount();
    await userEvent.click(await button('Log Out Everywhere'));
    const dialog = screen.getByRole('dialog', { name: 'Log out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log Out Everywhere' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/users/me/sessions' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('B11.04 leads a colleague without a foster home to offering one, at the shelter that uses them', async () => {
    const at = (slug: string, has_foster_home: boolean) => ({
      ...{
        slug,
        name: slug,
        former_slugs: [],
        is_paused: false,
        role: 'volunteer',
        has_foster_home,
      },
      capabilities: ['fosters.own'],
    });
    const shelters = [at('cats', true), at('dogs', false)];
    openAccount({ 'GET /users/me': () => ({ ...currentUser(adopter), shelters }) });
    const link = await screen.findByRole('link', { name: /^Offer your home/ });
    expect(link.getAttribute('href')).toBe('/admin/dogs/foster');
  });

  it('B1.11 F10 keeps what else is known of the person after a change', async () => {
    const preferences = { preferred_species: 'Cat' };
    const { preferences: _, training_traits: __, ...account } = currentUser(adopter);
    openAccount({
      'GET /users/me': () => ({ ...currentUser(adopter), preferences }),
      'PATCH /users/me': () => ({ ...account, full_name: 'Ada King', email_confirmed: true }),
    });
    await userEvent.click(await button('Edit Details'));
    await userEvent.click(await button('Save'));
    await screen.findByText('Ada King');
    expect(queries.getQueryData(currentUserQuery.queryKey)).toMatchObject({
      full_name: 'Ada King',
      preferences,
    });
  });

  it('B1.11 needs the password for another address, and shows at the field that it is wrong', async () => {
    const calls = openAccount({ 'PATCH /users/me': wrongPassword });
    await userEvent.click(await button('Edit Details'));
    const email = screen.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.paste('ada@example.net');
    await userEvent.click(await button('Save'));
    const password = screen.getByLabelText('Your password');
    await screen.findByText('Please enter your password.');
    expect(readDescription(password)).toContain('Please enter your password.');
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(0);
    await userEvent.click(password);
    await userEvent.paste('not this one');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your current password is not right.');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(calls.at(-1)?.body).toMatchObject({
      email: 'ada@example.net',
      current_password: 'not this one',
    });
  });

  it('F10 shows in the dialog that the account was not deleted with a wrong password', async () => {
    openAccount({ 'DELETE /users/me': wrongPassword });
    await userEvent.click(await button('Delete My Account'));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    await userEvent.type(within(dialog).getByLabelText('Your password'), 'something{Enter}');
    await within(dialog).findByText('Your current password is not right.');
    expect(sessionStorage.getItem('user')).not.toBeNull();
  });
});

it.each([
  ['one comes back to it', () => window.dispatchEvent(new Event('visibilitychange'))],
  ['one asks for another link', async () => userEvent.click(await button('Send Again'))],
])('B1.11 B2.11 a tab notices that another has confirmed the address, when %s', async (_, act) => {
  let email_confirmed = false;
  const calls = openAccount({
    'GET /users/me': () => ({ ...currentUser(adopter), email_confirmed }),
    'POST /auth/email/confirmation': done,
  });
  await button('Send Again');
  email_confirmed = true;
  await act();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull());
  expect(toasts.toastSuccess).toHaveBeenCalledExactlyOnceWith('Your email address is confirmed.');
  expect(calls.map(({ path }) => path)).not.toContain('/auth/email/confirmation');
});

describe('ConfirmEmailPage', () => {
  it('B7.01 B1.11 says that a link is no longer valid, and leads by the login to a new one', async () => {
    const detail = 'This link is no longer valid.';
    stubApi({ 'POST /auth/email/confirmation/open': () => problem(400, { detail }) });
    renderApp({ path: '/confirm-email?token=used' });
    await screen.findByText(detail);
    await waitFor(() => expect(document.title).toBe('This link has ended – Pawmatch'));
    expect(screen.queryByRole('button', { name: 'Confirm My Address' })).toBeNull();
    const logIn = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
    await userEvent.click(logIn);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(history.state).toMatchObject({ usr: { origin: '/account' } });
  });

  const done = () => new Response(null, { status: 204 });
  const goes = { alerts: 0, waiting: 0, has_answers: true, has_partner: false };
  const elsewhere = { is_known_browser: false, goes: { visits: 2, favorites: 1, ...goes } };

  it('S70 confirms with one press in a browser that has signed in to the account', async () => {
    const calls = stubApi({
      'POST /auth/email/confirmation/open': () => ({ ...elsewhere, is_known_browser: true }),
      'POST /auth/email/confirm': done,
    });
    renderApp({ path: '/confirm-email?token=secret' });
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm My Address' }).disabled,
      ).toBe(false),
    );
    expect(screen.queryByLabelText('Password of the account')).toBeNull();
    await userEvent.click(await button('Confirm My Address'));
    await screen.findByText('Thank you. Your email address is confirmed.');
    screen.getByRole('heading', { name: 'Your email address is confirmed' });
    expect(calls.at(-1)?.body).toEqual({ token: 'secret' });
  });

  it('S70 asks for the password elsewhere, and says at the field when it is wrong', async () => {
    let isWrong = true;
    const calls = stubApi({
      'POST /auth/email/confirmation/open': () => elsewhere,
      'POST /auth/email/confirm': () => (isWrong ? wrongPassword() : done()),
    });
    renderApp({ path: '/confirm-email?token=secret' });
    const field = await screen.findByLabelText('Password of the account');
    await userEvent.type(field, 'something{Enter}');
    await screen.findByText('Your current password is not right.');
    isWrong = false;
    await userEvent.type(field, ' else{Enter}');
    await screen.findByText('Thank you. Your email address is confirmed.');
    expect(calls.at(-1)?.body).toEqual({ token: 'secret', password: 'something else' });
  });

  it('S70 shows what goes first to who sets a new password', async () => {
    const calls = stubApi({
      'POST /auth/email/confirmation/open': () => elsewhere,
      'POST /auth/email/confirm': done,
    });
    renderApp({ path: '/confirm-email?token=secret' });
    await userEvent.click(
      await screen.findByText('You did not sign up, or do not know the password?'),
    );
    const list = within(screen.getByRole('list', { name: 'This will be deleted:' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 visits',
      '1 favorite',
      'the answers of the questionnaire',
    ]);
    await userEvent.type(screen.getByLabelText('New password'), 'a louder river');
    await userEvent.click(await button('Start Over and Confirm'));
    await screen.findByText('Thank you. Your email address is confirmed.');
    expect(calls.at(-1)?.body).toEqual({ token: 'secret', new_password: 'a louder river' });
  });
});
