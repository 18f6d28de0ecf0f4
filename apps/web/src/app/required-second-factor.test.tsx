import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildShelter } from '../testing/build-shelter.ts';
import { address, admin, currentUser, renderApp } from '../testing/render-app.tsx';
import { setCookie } from '../testing/set-cookie.ts';
import { stubApi } from '../testing/stub-api.ts';

const due = '2026-12-05T15:00:00.000Z';
let person: object;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  setCookie('has_session');
  stubApi({
    'GET /users/me': () => person,
    'GET /users/me/sessions': () => [],
    'GET /users/me/second-factors': () => ({
      ...{ passkeys: [], codes_since: null, recovery_codes_left: 0, reset_until: null },
    }),
    'GET /shelter': () => buildShelter(),
    'GET /admin/colleagues': () => ({ colleagues: [], invitations: [] }),
  });
});

const openAccount = async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Set Up a Second Step' }));
  await waitFor(() => expect(address()).toBe('/account'));
  const heading = await screen.findByRole('heading', { name: 'Passkeys and Codes' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};

describe('a second factor that the shelter requires', () => {
  it('B8.08 shows by when on staff pages, and leads to setting it up', async () => {
    person = { ...currentUser(admin), second_factor_due: due };
    renderApp({ path: '/admin/colleagues', user: admin });
    await screen.findByRole('heading', { level: 1, name: 'Colleagues' });
    await screen.findByText(/Please set one up by December 5, 2026/);
    await openAccount();
    expect(screen.getByText(/Please set one up by December 5, 2026/)).toBeTruthy();
  });

  it('B8.08 takes the place of all staff pages when the grace is over', async () => {
    person = { ...currentUser(admin), second_factor_due: due, capabilities: [] };
    renderApp({ path: '/admin/colleagues', user: admin });
    await screen.findByRole('heading', { level: 1, name: 'One step is missing' });
    expect(screen.queryByRole('navigation', { name: 'Staff pages' })).toBeNull();
    await openAccount();
    expect(screen.getByText(/The staff pages open again/)).toBeTruthy();
  });

  it('B8.08 shows nothing of it where none is required', async () => {
    person = { ...currentUser(admin), second_factor_due: null };
    renderApp({ path: '/admin/colleagues', user: admin });
    await screen.findByRole('heading', { level: 1, name: 'Colleagues' });
    expect(screen.queryByRole('link', { name: 'Set Up a Second Step' })).toBeNull();
  });
});
