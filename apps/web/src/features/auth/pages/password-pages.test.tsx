import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as toasts from '../../../lib/toast.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';

const field = (label: string) => screen.findByLabelText(label, {}, { timeout: 5_000 });

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
    await userEvent.click(await screen.findByRole('button', open, { timeout: 5_000 }));
    await userEvent.type(await field('Current password'), 'correct horse');
    await userEvent.type(await field('New password'), 'battery staple{Enter}');
    return calls;
  }

  it('D13 changes the password and closes', async () => {
    const toast = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    await change(() => new Response(null, { status: 204 }));
    await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
    expect(toast).toHaveBeenCalledWith('Your password has been changed.');
  });

  it('D13 shows at the field that the current password is wrong', async () => {
    const detail = 'Your current password is not right.';
    await change(() => problem(400, { code: 'WRONG_PASSWORD', detail }));
    await screen.findByText(detail);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });
});
