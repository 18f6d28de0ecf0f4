import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as toasts from '../../../lib/toast.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { enterAccount, leaveAccount, setFavorite } from '../../favorite-button/known-favorites.ts';
import { FavoritesPage } from './FavoritesPage.tsx';

const [here, adopted] = [
  buildPet({ name: 'Biscuit' }),
  buildPet({ name: 'Tom', status: 'Adopted' }),
];
const GONE = '01900000-0000-7000-8000-00000000dead';

beforeEach(() => {
  enterAccount([]);
  leaveAccount();
});

const favorite = (pet: { id: string; name: string; species: string }) => ({
  pet_id: pet.id,
  name: pet.name,
  species: pet.species,
  pet,
  created_at: '2026-11-20T15:00:00.000Z',
});

it('B1.09 lists the favorites of the account, what has become of them, and others like those that left', async () => {
  enterAccount([here.id, adopted.id, GONE]);
  const removed = vi.fn(() => null);
  stubApi({
    'GET /favorites': () => [
      favorite(here),
      favorite(adopted),
      { ...favorite({ id: GONE, name: 'Chai', species: 'Cat' }), pet: null },
    ],
    'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
    [`DELETE /favorites/${GONE}`]: removed,
  });
  renderPage(<FavoritesPage />, { status: 'adopter' });
  const card = await screen.findByRole('article', { name: 'Tom' });
  expect(card.textContent).toContain('Tom has found a home.');
  const similar = within(card).getByRole('link', { name: 'See pets like Tom' });
  expect(similar.getAttribute('href')).toMatch(/^\/pets\?.*species=/);
  const gone = screen.getByRole('region', { name: 'No longer at the shelter' });
  expect(gone.textContent).toContain('Chai is no longer at the shelter.');
  expect(within(gone).getByRole('link', { name: 'See other cats' })).toBeDefined();
  const heart = within(screen.getByRole('article', { name: 'Biscuit' })).getByRole('button', {
    name: 'Keep Biscuit in your favorites',
  });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(within(gone).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Chai is no longer at the shelter.')).toBeNull();
  await waitFor(() => expect(removed).toHaveBeenCalledOnce());
});

it('B1.09 a visitor’s favorites come from the browser, with a word that they stay there', async () => {
  setFavorite(GONE, true);
  setFavorite(here.id, true);
  stubApi({ [`GET /pets/${here.id}`]: () => here, [`GET /pets/${GONE}`]: () => problem(404) });
  renderPage(<FavoritesPage />);
  await screen.findByRole('article', { name: 'Biscuit' });
  expect(screen.getByText('A pet that you liked is no longer at the shelter.')).toBeDefined();
  expect(screen.getByText(/kept in this browser, and join your account/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep Biscuit in your favorites' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('A pet that you liked is no longer at the shelter.')).toBeDefined();
});

it('B7.07 B7.10 lists what the partner likes under a heading of its own, not below the last favorite', async () => {
  enterAccount([here.id]);
  const matching_partner = { name: 'Sam Vimes', has_answered: true };
  const liked = { pet_id: here.id, name: 'Biscuit', species: 'Dog', photo_url: null };
  stubApi({
    'GET /favorites': () => [favorite(here)],
    'GET /users/me': () => ({ ...currentUser(adopter), matching_partner }),
    'GET /match/together/household': () => ({
      household: {
        partner: 'Sam Vimes',
        visits: [],
        favorites: [{ ...liked, is_yours: true }],
        put_aside: [],
      },
    }),
  });
  renderPage(<FavoritesPage />, { status: 'adopter' });
  await screen.findByRole('heading', { name: 'Sam Vimes likes', level: 2 });
});

it('B1.09 B7.10 opens a pet in place, and closes back to its card', async () => {
  enterAccount([here.id]);
  stubApi({ 'GET /favorites': () => [favorite(here)], [`GET /pets/${here.id}`]: () => here });
  renderPage(<FavoritesPage />, { status: 'adopter', path: '/favorites' });
  const link = await screen.findByRole('link', { name: 'Biscuit' });
  await userEvent.click(link);
  await screen.findByRole('dialog', { name: 'Biscuit' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Your Favorites' })).toBeDefined();
  expect(document.activeElement).toBe(link);
});

it('B1.09 says how to begin, and shows a failure with a retry', async () => {
  stubApi({});
  const { unmount } = renderPage(<FavoritesPage />);
  await screen.findByRole('heading', { name: 'No favorites yet' });
  unmount();
  enterAccount([here.id]);
  stubApi({ 'GET /favorites': () => problem(500) });
  renderPage(<FavoritesPage />, { status: 'adopter' });
  await screen.findByText('Failed to load your favorites. Please try again.');
});

it('B1.09 a heart that could not be stored is taken back with a word', async () => {
  enterAccount([]);
  setFavorite(here.id, true);
  stubApi({
    'GET /favorites': () => [favorite(here)],
    'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
    [`DELETE /favorites/${here.id}`]: () => problem(500),
  });
  const shown = vi.spyOn(toasts, 'toastError');
  renderPage(<FavoritesPage />, { status: 'adopter' });
  const name = 'Keep Biscuit in your favorites';
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(shown.mock.calls[0]?.[0]).toBe('Your favorites could not be changed.');
  const heart = await screen.findByRole('button', { name });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});
