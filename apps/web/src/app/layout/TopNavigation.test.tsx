import type { CurrentUser } from '@pawmatch/contract/users/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '../../features/auth/auth-api.ts';
import { setFavorite } from '../../features/favorite-button/known-favorites.ts';
import type { Viewer } from './navigation-links.ts';
import { TopNavigation } from './TopNavigation.tsx';

/** On phones, the links of a logged-in person are a popover; jsdom has no width and treats it as closed. */
const HIDDEN = { hidden: true };

function renderNavigation(viewer: Viewer, path = '/', new_pets = { matches: 0, alerts: 0 }) {
  const onLogout = vi.fn();
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, { new_pets } as CurrentUser);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <TopNavigation viewer={viewer} onLogout={onLogout} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onLogout;
}

/** Labels and URLs of the links and buttons in their order, without the logo. */
const readItems = () =>
  [...screen.getByRole('list', HIDDEN).querySelectorAll('a, button')].map((item) =>
    `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim(),
  );

describe('TopNavigation', () => {
  it('R2.20 links the logo to the home page', () => {
    renderNavigation('visitor', '/pets');
    expect(screen.getByRole('link', { name: 'Pawmatch' }).getAttribute('href')).toBe('/');
  });

  it('R2.21 shows a visitor Pets and Log In', () => {
    renderNavigation('visitor');
    expect(readItems()).toEqual(['Pets /pets', 'Log In /login']);
  });

  it('R2.22 shows an admin My Account and Log Out', () => {
    renderNavigation('admin');
    expect(readItems()).toEqual(['My Account /admin', 'Log Out']);
  });

  it('R2.23 shows an adopter My Account, Pets, Matches and Log Out', () => {
    renderNavigation('adopter');
    expect(readItems()).toEqual([
      'My Account /dashboard',
      'Pets /pets',
      'Matches /match-results',
      'Log Out',
    ]);
  });

  it('B7.09 leads to the favorites with their number, beside the list, and staff have none', () => {
    setFavorite('1', true);
    for (const viewer of ['visitor', 'adopter'] as const) {
      renderNavigation(viewer);
      const hearts = screen.getByRole('link', { name: 'Favorites (1)' });
      expect([hearts.getAttribute('href'), hearts.textContent]).toEqual(['/favorites', '1']);
      expect(hearts.closest('ul')).toBeNull();
      cleanup();
    }
    setFavorite('1', false);
    renderNavigation('admin');
    expect(screen.queryByRole('link', { name: /Favorites/ })).toBeNull();
  });

  it('B1.10 says what is new behind a link, and on phones on the menu too', async () => {
    renderNavigation('adopter', '/', { matches: 2, alerts: 1 });
    const find = (name: RegExp) => screen.findByRole('link', { name, ...HIDDEN });
    expect(await find(/^Matches ?\(2 new great matches\)$/)).toBeTruthy();
    expect(await find(/^My Account ?\(1 new pet in your alerts\)$/)).toBeTruthy();
    const description = '1 new pet in your alerts, 2 new great matches';
    expect(screen.getByRole('button', { name: 'Menu', description })).toBeTruthy();
  });

  it('marks the current page', () => {
    renderNavigation('adopter', '/match-results');
    expect(screen.getByRole('link', { current: 'page', ...HIDDEN }).textContent).toBe('Matches');
  });

  it('R2.19 reports Log Out', async () => {
    const onLogout = renderNavigation('adopter');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log Out', ...HIDDEN }));
    expect(onLogout).toHaveBeenCalledOnce();
  });
});
