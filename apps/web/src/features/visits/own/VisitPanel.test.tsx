import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { addRequestedPet } from '../request/requested-pets.ts';
import { RequestedVisit } from './RequestedVisit.tsx';

vi.mock('../../../lib/toast.ts');

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

const shelter = buildShelter({ name: 'Willow Street Shelter', address: '12 Bark Street' });

function Page() {
  const navigate = useNavigate();
  return (
    <>
      {['/pets', '/dashboard'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
      <RequestedVisit path={useLocation().pathname} />
      <main id="main" tabIndex={-1} />
    </>
  );
}

function open() {
  const biscuit = { id: 'pet-1', name: 'Biscuit', species: 'Dog' as const, image_url: null };
  let visit = buildVisit({ pet: biscuit, pet_id: 'pet-1', created_at: '2026-11-20T15:00:00Z' });
  stubApi({
    'GET /shelter': () => shelter,
    'GET /visit-requests/my': () => [visit],
    [`POST /visit-requests/${visit.id}/cancel`]: () => {
      visit = { ...visit, status: 'cancelled', allowed_actions: [] };
      return visit;
    },
  });
  const queryClient = createTestQueries();
  const show = () =>
    renderPage(<Page />, { status: 'adopter', path: '/match-results', queryClient });
  const confirm = () => {
    visit = { ...visit, status: 'confirmed' };
  };
  return { queryClient, show, visit, confirm };
}

const title = 'You asked to meet Biscuit';
const panel = () => screen.findByRole('region', { name: title });

it('B7.01 says what was requested, what comes next, and what can be done, until it is closed', async () => {
  const { queryClient, show, visit } = open();
  show();
  expect(screen.queryByRole('region')).toBeNull();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  const shown = within(await panel());
  shown.getByText('Monday, November 23 at 2:00 PM');
  shown.getByText('Requested, not confirmed yet');
  await shown.findByText('The shelter emails you its answer by Monday, November 23 at 10:00 AM.');
  shown.getByText(/Willow Street Shelter, 12 Bark Street/);
  shown.getByRole('link', { name: 'Open the map' });
  const names = shown
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Move Visit', 'Add to Calendar', 'Withdraw Request', 'Hide this']);
  const link = shown.getByRole('link', { name: 'See the visit' });
  expect(link.getAttribute('href')).toBe(`/dashboard#visit-${visit.id}`);
  await userEvent.click(shown.getByRole('button', { name: 'Hide this' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('B7.01 a tab that is shown again says what became of the visit elsewhere', async () => {
  const { queryClient, show, confirm } = open();
  show();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  await panel();
  confirm();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('region', { name: 'You will meet Biscuit' });
});

it('B7.01 stays on other pages, folded, and after a reload, but not on the dashboard and not for another user', async () => {
  const { queryClient, show } = open();
  const view = show();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  expect((await panel()).querySelector('details')?.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '/pets' }));
  const folded = await panel();
  await waitFor(() => expect(folded.querySelector('details')?.open).toBe(false));
  within(folded).getByText('Requested, not confirmed yet', { selector: 'summary *' });
  await userEvent.click(screen.getByRole('button', { name: '/dashboard' }));
  expect(screen.queryByRole('region')).toBeNull();
  view.unmount();
  queryClient.clear();
  const reloaded = show();
  expect((await panel()).querySelector('details')?.open).toBe(false);
  reloaded.unmount();
  queryClient.clear();
  sessionStorage.setItem('requested-visit', 'somebody-else pet-1');
  show();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
});

it('B7.10 takes the focus, folds with Escape, and gives the focus to the page when it is closed', async () => {
  const { queryClient, show } = open();
  show();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  const shown = await panel();
  const summary = shown.querySelector('summary');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  (await within(shown).findByRole('button', { name: 'Move Visit' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(shown.querySelector('details')?.open).toBe(false);
  expect(document.activeElement).toBe(summary);
  await userEvent.click(within(shown).getByRole('button', { name: 'Hide this' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('B7.10 is one line in a window without room, until it is opened', async () => {
  document.documentElement.style.fontSize = '32px';
  const { queryClient, show } = open();
  show();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  const shown = await panel();
  expect(shown.querySelector('details')?.open).toBe(false);
  const time = await within(shown).findByText('Monday, November 23 at 2:00 PM');
  expect(time.className).toBe('sr-only');
  const summary = shown.querySelector('summary');
  if (summary) await userEvent.click(summary);
  expect(time.className).not.toContain('sr-only');
  document.documentElement.style.fontSize = '';
});

it('B7.01 a confirmed visit is cancelled from it, too', async () => {
  const { queryClient, show, confirm } = open();
  confirm();
  show();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  const shown = within(await screen.findByRole('region', { name: 'You will meet Biscuit' }));
  await userEvent.click(await shown.findByRole('button', { name: 'I Cannot Come' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this visit?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Visit' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('B7.01 the request is withdrawn after a question, and the panel goes', async () => {
  const { queryClient, show } = open();
  show();
  act(() => addRequestedPet(queryClient, 'pet-1'));
  const shown = within(await panel());
  await userEvent.click(await shown.findByRole('button', { name: 'Withdraw Request' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this request?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
