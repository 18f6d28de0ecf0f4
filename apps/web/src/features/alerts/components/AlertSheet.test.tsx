import type { PetAlert } from '@pawmatch/contract/alerts/pet-alert';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { joinAlerts } from '../join-alerts.ts';
import { keepAlert, readPendingAlerts } from '../pending-alerts.ts';
import { AlertButton } from './AlertButton.tsx';

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
  waits_for_confirmation: false,
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
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
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

it('B7.09 B1.11 keeps the alert of an address that is not confirmed, says so, and offers the link again', async () => {
  const waiting = { ...alert, waits_for_confirmation: true };
  let email_confirmed = false;
  const calls = stubApi({
    ...api,
    'POST /alerts': () => waiting,
    'GET /users/me': () => ({ ...currentUser(adopter), email_confirmed }),
    'POST /auth/email/confirmation': () => new Response(null, { status: 204 }),
  });
  renderPage(<AlertButton search={search} />, { status: 'adopter' });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Tell Me' }));
  const kept = await screen.findByText(/Your alert is kept. It is waiting for your confirmation/);
  expect(kept.closest('[role=status]'), 'read out').not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Send Again' }));
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/auth/email/confirmation');
  email_confirmed = true;
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Your email address is confirmed.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
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

it('B7.09 B1.10 a visitor’s alert stays in the browser, and says so, until it joins the account', async () => {
  const calls = stubApi(api);
  const { navigationState, address, unmount } = renderPage(<AlertButton search={search} />, {
    path: '/pets?species=Dog&size=Small',
  });
  const user = await open();
  await user.click(screen.getByRole('radio', { name: /At once/ }));
  expect(readPendingAlerts()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Log In' }));
  expect(address()).toBe('/login');
  expect(navigationState()).toEqual({ origin: '/pets?species=Dog&size=Small' });
  unmount();

  renderPage(<AlertButton search={search} />);
  await open();
  await screen.findByText(/This alert is kept in this browser/);
  const kept = { kind: 'search', query: 'species=Dog&size=Small', frequency: 'at_once' };
  expect(readPendingAlerts()).toEqual([kept]);
  await joinAlerts();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(kept);
  expect(readPendingAlerts()).toEqual([]);
});

it('B7.09 an alert that could not be stored stays in the browser, and one that never can be does not', async () => {
  const dogs = { kind: 'search', query: 'species=Dog', frequency: 'daily' } as const;
  const cats = { ...dogs, query: 'species=Cat' };
  for (const kept of [dogs, cats]) keepAlert(kept);
  let answer = () => problem(503);
  stubApi({ ...api, 'POST /alerts': () => answer() });
  await joinAlerts();
  expect(readPendingAlerts()).toEqual([dogs, cats]);
  answer = () => problem(409, { code: 'TOO_MANY_ALERTS', detail: 'At most 20.' });
  await joinAlerts();
  expect(readPendingAlerts()).toEqual([]);
});
