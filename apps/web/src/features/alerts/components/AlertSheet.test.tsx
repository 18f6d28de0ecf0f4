import type { PetAlert } from '@pawmatch/contract/alerts/pet-alert';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { hasPendingAlert } from '../pending-alert.ts';
import { AlertButton } from './AlertButton.tsx';

beforeEach(() => sessionStorage.clear());

const search = { species: ['Dog'], size: ['Small'] } as const;

const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Tell me about new pets like these' }));
  await screen.findByRole('dialog', { name: 'Tell me about new pets like these' });
  return user;
};

const alert: PetAlert = {
  id: '1',
  kind: 'search',
  query: 'species=Dog&size=Small',
  frequency: 'at_once',
  created_at: '2026-11-20T15:00:00.000Z',
  last_sent_at: null,
  is_valid: true,
};

const api = {
  'GET /auth/csrf/': () => ({ csrf_token: 'token' }),
  'GET /alerts': (): PetAlert[] => [],
  'POST /alerts': (): unknown => alert,
};

it('B1.10 saves an alert about the search, and closes', async () => {
  const calls = stubApi(api);
  renderPage(<AlertButton search={search} />, { status: 'adopter' });
  const user = await open();
  expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Dog', 'Small']);
  await user.click(screen.getByRole('radio', { name: /At once/ }));
  await user.click(screen.getByRole('button', { name: 'Tell Me' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'search',
    query: 'species=Dog&size=Small',
    frequency: 'at_once',
  });
});

it('B1.10 shows the frequency of an alert that there is already', async () => {
  stubApi({ ...api, 'GET /alerts': () => [alert] });
  renderPage(<AlertButton search={search} />, { status: 'adopter' });
  await open();
  await screen.findByText(/You have this alert already/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /At once/ }).checked).toBe(true);
  expect(screen.getByRole('link', { name: 'All of your alerts' })).toBeDefined();
});

it('B1.10 B1.11 offers to send the link when the address is not confirmed, and keeps the choice', async () => {
  const calls = stubApi({
    ...api,
    'POST /alerts': () => problem(403, { code: 'CONFIRM_EMAIL_FIRST', detail: 'First.' }),
    'POST /auth/email/confirmation': () => new Response(null, { status: 204 }),
  });
  renderPage(<AlertButton search={search} />, { status: 'adopter' });
  const user = await open();
  await user.click(screen.getByRole('radio', { name: /At once/ }));
  await user.click(screen.getByRole('button', { name: 'Tell Me' }));
  await user.click(await screen.findByRole('button', { name: 'Send Again' }));
  await vi.waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain('/auth/email/confirmation'),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /At once/ }).checked).toBe(true);
});

it('B1.10 a failure is said, and the sheet stays', async () => {
  const detail = 'You can have at most 20 alerts. Please delete one first.';
  stubApi({ ...api, 'POST /alerts': () => problem(409, { code: 'TOO_MANY_ALERTS', detail }) });
  renderPage(<AlertButton search={null} />, { status: 'adopter' });
  const user = await open();
  expect(screen.getByText('Your matches')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tell Me' }));
  await screen.findByText(detail);
});

it('B1.10 a visitor logs in first, and finds the choice as it was, on any list', async () => {
  const calls = stubApi(api);
  const { unmount, navigationState, address } = renderPage(<AlertButton search={search} />, {
    path: '/pets?species=Dog&size=Small',
  });
  const user = await open();
  await user.click(screen.getByRole('radio', { name: /At once/ }));
  expect(hasPendingAlert()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Log In' }));
  expect(address()).toBe('/login');
  expect(navigationState()).toEqual({ origin: '/pets?species=Dog&size=Small' });
  unmount();

  renderPage(<AlertButton search={null} />, { status: 'adopter' });
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Tell Me' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    query: 'species=Dog&size=Small',
    frequency: 'at_once',
  });
  expect(hasPendingAlert()).toBe(false);
});
