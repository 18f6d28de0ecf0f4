import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../../lib/storage/session-store.ts';
import * as toasts from '../../../lib/toast.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { UserDashboardPage } from './UserDashboardPage.tsx';

const server = {
  'GET /users/me': () => currentUser(adopter),
  'GET /shelter': () => buildShelter(),
  'GET /visit-requests/my': () => [],
  'GET /waiting-list': () => [],
  'GET /adoptions': () => [],
};

const open = () => renderPage(<UserDashboardPage />, { status: 'adopter', path: '/dashboard' });
const section = (name: string) => within(screen.getByRole('region', { name }));
const soon = () => new Date(Date.now() + 86_400_000).toISOString();

afterEach(() => {
  clearSession(null);
});

describe('Find the shelter', () => {
  const found = {
    name: 'Willow Street Shelter',
    time_zone: 'America/New_York',
    address: '12 Bark Street, Springfield',
    phone: '(555) 010-0100',
    email: 'hello@shelter.example',
    hours: null,
  };

  it('F35 B3.13 shows address, map, telephone and e-mail, as far as they are set', async () => {
    stubApi({ ...server, 'GET /shelter': () => found });
    open();
    await screen.findByRole('heading', { name: 'Find Willow Street Shelter' });
    const region = section('Find Willow Street Shelter');
    region.getByText(/12 Bark Street, Springfield/);
    const hrefOf = (name: string) => region.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Open the map')).toContain('query=12%20Bark%20Street%2C%20Springfield');
    expect(hrefOf('(555) 010-0100')).toBe('tel:5550100100');
    expect(hrefOf('hello@shelter.example')).toBe('mailto:hello@shelter.example');
    expect(region.queryByText('Opening hours')).toBeNull();
  });

  it('F35 is not rendered without contact details', async () => {
    stubApi(server);
    open();
    await screen.findByText('No visit requests yet.');
    expect(screen.queryByRole('heading', { name: /^Find/ })).toBeNull();
  });
});

describe('Your Visit Requests', () => {
  it('B8.01 shows the time at the shelter of the pet where there are several, and asks for none where there is one', async () => {
    const visit = buildVisit({ status: 'confirmed', requested_at: '2026-11-23T19:00:00.000Z' });
    const asked: string[] = [];
    const serve = (is_only: boolean) =>
      stubApi({
        ...server,
        'GET /visit-requests/my': () => [visit],
        'GET /shelter': ({ query }) => {
          const petId = query.get('pet_id');
          asked.push(petId ?? '');
          return buildShelter({ is_only, ...(petId && { time_zone: 'Europe/Berlin' }) });
        },
      });
    serve(true);
    open();
    await screen.findByText('Monday, November 23, 2026 at 2:00 PM');
    expect(asked).toEqual(['']);
    cleanup();
    serve(false);
    open();
    await screen.findByText('Monday, November 23, 2026 at 8:00 PM');
    expect(asked.slice(1)).toEqual(['', visit.pet?.id]);
  });

  it('R2.46 D22 shows pet, date at the shelter and status of each visit', async () => {
    const visit = buildVisit({ status: 'confirmed', requested_at: '2026-11-23T19:00:00.000Z' });
    const orphan = buildVisit({
      status: 'cancelled',
      pet: null,
      pet_id: null,
      requested_at: '2026-11-22T19:00:00.000Z',
    });
    stubApi({ ...server, 'GET /visit-requests/my': () => [visit, orphan] });
    open();
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('There should be two visits.');
    within(first).getByText(visit.pet?.name ?? '');
    const time = within(first).getByText('Monday, November 23, 2026 at 2:00 PM');
    expect(time.getAttribute('datetime')).toBe('2026-11-23T19:00:00.000Z');
    within(first).getByText('Confirmed');
    within(second).getByText('Pet name not available');
    within(second).getByText('Cancelled');
  });

  it('R2.46 says that there are none, and links to the pets', async () => {
    stubApi(server);
    open();
    await screen.findByText('No visit requests yet.');
    expect(screen.getByRole('link', { name: 'Meet the pets' }).getAttribute('href')).toBe('/pets');
  });

  it('F20 R8.33 shows an error, its reason and a retry button', async () => {
    let tries = 0;
    stubApi({
      ...server,
      'GET /visit-requests/my': () => {
        tries += 1;
        return tries === 1 ? problem(500) : [];
      },
    });
    open();
    await screen.findByText('Failed to load visits. Please try again.');
    await screen.findByText(/You haven't set your pet preferences yet\./);
    expect(screen.getByRole('region', { name: 'Your Visit Requests' }).textContent).toMatch(
      /Failed to load visits\. Please try again\..*An internal server error occurred\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('No visit requests yet.');
  });

  it.each([
    ['R8.05', 400, { detail: { limit: 5 } }, '{"limit":5}'],
    ['R8.05', 400, {}, 'Bad request.'],
    ['R8.07', 404, { detail: 'No such list.' }, 'The requested resource was not found.'],
    ['R8.10 R8.13', 418, { message: 'Stout.' }, 'Stout.'],
    ['R8.10', 418, {}, 'An error occurred (418).'],
  ])('%s R8.33 a list that answers %d with %j says below its message: %s', async (...row) => {
    const [, status, body, reason] = row;
    stubApi({ ...server, 'GET /visit-requests/my': () => Response.json(body, { status }) });
    open();
    const message = await screen.findByText('Failed to load visits. Please try again.');
    expect(message.nextElementSibling?.textContent).toBe(reason);
  });

  it('D24 cancels a visit after confirmation', async () => {
    const toast = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    let visit = buildVisit({ status: 'confirmed', requested_at: soon() });
    stubApi({
      ...server,
      'GET /visit-requests/my': () => [visit],
      [`POST /visit-requests/${visit.id}/cancel`]: () => {
        visit = { ...visit, status: 'cancelled', allowed_actions: [] };
        return visit;
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel Visit with/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this visit?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Visit' }));
    await screen.findByText('Cancelled');
    expect(toast.mock.calls).toEqual([['Your visit has been cancelled.']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Cancel Visit with/ })).toBeNull();
  });

  it('D24 R4.17 R2.46 a visit that staff have completed meanwhile cannot be cancelled, and all visits are loaded again', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const [first, second] = [soon(), soon()].map((requested_at) => buildVisit({ requested_at }));
    let visits = [first, second];
    stubApi({
      ...server,
      'GET /visit-requests/my': () => visits,
      [`POST /visit-requests/${first?.id}/cancel`]: () => {
        const late = { allowed_actions: [] };
        visits = [
          { ...first, ...late, status: 'completed' } as typeof first,
          { ...second, ...late, status: 'cancelled' } as typeof second,
        ];
        return problem(400, { detail: 'This visit can no longer be cancelled.' });
      },
    });
    open();
    const [cancel] = await screen.findAllByRole('button', { name: /^Withdraw Request/ });
    await userEvent.click(cancel as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
    await screen.findByText('Completed');
    screen.getByText('Cancelled');
    expect(toast.mock.calls.map(([message]) => message)).toEqual([
      'This visit can no longer be cancelled.',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Withdraw Request/ })).toBeNull();
  });

  it('D24 does not cancel a visit when the dialog is closed', async () => {
    const visit = buildVisit({ requested_at: soon() });
    const calls = stubApi({ ...server, 'GET /visit-requests/my': () => [visit] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw Request/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep Request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('Your Preferences', () => {
  it('R2.47 shows the saved preferences, with traits as chips', async () => {
    const user = {
      ...currentUser(adopter),
      preferences: {
        preferred_species: 'Dog',
        preferred_age: 'Baby',
        preferred_size: 'NoPreference',
      },
      training_traits: ['HouseTrained'],
    };
    stubApi({ ...server, 'GET /users/me': () => user });
    open();
    await screen.findByText('Puppy');
    const preferences = section('Your Preferences');
    preferences.getByText('House trained');
    expect(preferences.getByRole('link', { name: 'Edit Preferences' }).getAttribute('href')).toBe(
      '/questionnaire',
    );
    expect(preferences.getByText('Size').nextElementSibling?.textContent).toBe('Any');
  });

  it('R2.47 says that there are none, and links to the questionnaire', async () => {
    stubApi(server);
    open();
    const notice = await screen.findByText(/You haven't set your pet preferences yet\./);
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/questionnaire');
  });

  it('R6.02 R2.47 required traits alone count as preferences', async () => {
    const traits = { ...currentUser(adopter), training_traits: ['HouseTrained'] };
    stubApi({ ...server, 'GET /users/me': () => traits });
    open();
    await screen.findByText('House trained');
    expect(screen.queryByText(/You haven't set/)).toBeNull();
    const type = section('Your Preferences').getByText('Pet Type');
    expect(type.nextElementSibling?.textContent).toBe('Not specified');
  });

  it('R8.33 R2.46 R2.47 says that they could not be loaded, and retries alone, without a toast', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    let isBroken = true;
    const calls = stubApi({
      ...server,
      'GET /users/me': () => (isBroken ? problem(500) : currentUser(adopter)),
    });
    open();
    const failure = await screen.findByText('Failed to load data. Please try again.');
    await screen.findByText('No visit requests yet.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/You haven't set your pet preferences yet\./);
    expect(failure.isConnected).toBe(false);
    expect(toast).not.toHaveBeenCalled();
    expect(calls.filter(({ path }) => path === '/visit-requests/my')).toHaveLength(1);
  });
});
