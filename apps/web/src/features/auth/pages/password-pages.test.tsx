import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as toasts from '../../../lib/toast.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { readDescription } from '../../../testing/read-description.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';

const field = (label: string) => screen.findByLabelText(label);

describe('ForgotPasswordPage', () => {
  it('D13 requests a link and shows the response', async () => {
    const message = 'If there is an account, a link is on its way.';
    const calls = stubApi({ 'POST /auth/password/forgot': () => ({ message }) });
    renderApp({ path: '/forgot-password' });
    await userEvent.type(await field('Email'), 'ada@example.org{Enter}');
    await screen.findByText(message);
    expect(calls[0]?.body).toEqual({ email: 'ada@example.org' });
  });
});

describe('ResetPasswordPage', () => {
  it('D13 sets a password with the token in the URL, and leads to the login', async () => {
    vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    const calls = stubApi({
      'POST /auth/password/reset': () => new Response(null, { status: 204 }),
    });
    renderApp({ path: '/reset-password?token=secret' });
    await userEvent.type(await field('New password'), 'battery staple{Enter}');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(calls[0]?.body).toEqual({ token: 'secret', new_password: 'battery staple' });
  });

  it('D13 says that a link is no longer valid', async () => {
    stubApi({
      'POST /auth/password/reset': () => problem(400, { detail: 'This link is no longer valid.' }),
    });
    renderApp({ path: '/reset-password?token=old' });
    await userEvent.type(await field('New password'), 'battery staple{Enter}');
    await screen.findByText('This link is no longer valid.');
    screen.getByRole('link', { name: 'Ask for a new link' });
  });

  it('B7.01 D13 says in title and heading that a link has ended, and offers a new one', async () => {
    const detail = 'This link is no longer valid.';
    stubApi({
      'POST /auth/password/reset': () => problem(400, { detail, code: 'RESET_LINK_INVALID' }),
    });
    renderApp({ path: '/reset-password?token=old' });
    await userEvent.type(await field('New password'), 'battery staple{Enter}');
    await screen.findByRole('heading', { name: 'This link has ended' });
    await waitFor(() => expect(document.title).toBe('This link has ended – Pawmatch'));
    const again = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('D13 R5.04 shows at the field that a password is too short, or too common', async () => {
    const errors = [{ field: 'new_password', message: 'Too common.' }];
    const calls = stubApi({ 'POST /auth/password/reset': () => problem(422, { errors }) });
    renderApp({ path: '/reset-password?token=secret' });
    const control = await field('New password');
    await userEvent.type(control, 'short{Enter}');
    const message = 'Password must be at least 8 characters long.';
    await screen.findByText(message);
    expect(readDescription(control)).toContain(message);
    expect(calls).toHaveLength(0);
    await userEvent.type(control, ' no more{Enter}');
    await screen.findByText('Too common.');
  });
});

describe('R2.24 R2.25 D13 the fields of accounts tell browsers, password managers and phone keyboards what they hold', () => {
  const email = { type: 'email', autocapitalize: 'none' };
  const password = { type: 'password', autocapitalize: 'none' };
  const newPassword = { ...password, autocomplete: 'new-password' };

  it.each([
    [
      '/signup',
      {
        'Full name': { type: null, autocomplete: 'name', autocapitalize: 'words' },
        Email: { ...email, autocomplete: 'email' },
        'Phone number': { type: 'tel', autocomplete: 'tel-national', inputmode: 'tel' },
        Password: newPassword,
      },
    ],
    [
      '/login',
      {
        Email: { ...email, autocomplete: 'username' },
        Password: { ...password, autocomplete: 'current-password' },
      },
    ],
    ['/forgot-password', { Email: { ...email, autocomplete: 'username' } }],
    ['/reset-password?token=x', { 'New password': newPassword }],
  ])('%s', async (path, fields) => {
    stubApi({});
    renderApp({ path });
    for (const [label, attributes] of Object.entries(fields)) {
      const control = (await field(label)) as HTMLInputElement;
      for (const [name, value] of Object.entries(attributes)) {
        expect([label, name, control.getAttribute(name)]).toEqual([label, name, value]);
      }
      expect(control.readOnly).toBe(false);
      expect(control.name).not.toBe('');
      expect(control.form?.getAttribute('autocomplete')).not.toBe('off');
    }
    expect(document.querySelectorAll('main form input')).toHaveLength(Object.keys(fields).length);
  });
});

describe('ChangePasswordForm', () => {
  const server = {
    'GET /users/me': () => currentUser(adopter),
    'GET /visit-requests/my': () => [],
    'GET /shelter': () => buildShelter(),
  };

  async function change(respond: () => Response) {
    const calls = stubApi({ ...server, 'POST /auth/password/change': respond });
    renderApp({ path: '/dashboard', user: adopter });
    const open = { name: 'Change Password', expanded: false };
    await userEvent.click(await screen.findByRole('button', open));
    const current = await field('Current password');
    const next = await field('New password');
    const hints = [current, next].map((control) => control.getAttribute('autocomplete'));
    expect(hints).toEqual(['current-password', 'new-password']);
    await userEvent.click(current);
    await userEvent.paste('correct horse');
    await userEvent.type(next, 'battery staple{Enter}');
    return calls;
  }

  it('R2.47 D13 changes the password and closes', async () => {
    const toast = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    await change(() => new Response(null, { status: 204 }));
    await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
    expect(toast).toHaveBeenCalledWith('Your password has been changed.');
  });

  it.each([
    ['Current password', { code: 'WRONG_PASSWORD', detail: 'Your current password is not right.' }],
    ['New password', { errors: [{ field: 'new_password', message: 'Too common.' }] }],
  ])('R2.47 D13 shows an error at its field, which gets the focus: %s', async (label, body) => {
    await change(() => problem(422, body));
    await screen.findByText(/not right|Too common/);
    const control = screen.getByLabelText(label);
    expect(readDescription(control)).toMatch(/not right|Too common/);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(control));
  });
});
