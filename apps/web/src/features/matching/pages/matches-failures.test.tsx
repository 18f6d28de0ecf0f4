import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastError } from '../../../lib/toast.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { REFRESH_MATCHES } from '../match-results-state.ts';
import { cardNames, eight, noCriteria, openMatches, pageOf } from '../testing/open-matches.tsx';
import { MatchResultsPage } from './MatchResultsPage.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => {
  stubViewport();
  vi.mocked(toastError).mockReset();
});

const NETWORK = 'Unable to connect to the server. Please check your internet connection.';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('matches page without matches', () => {
  it('R2.44 without matches links to the preferences', async () => {
    openMatches(() => []);
    await screen.findByRole('heading', { name: 'No matches found' });
    const link = screen.getByRole('link', { name: 'Update Preferences' });
    expect(link.getAttribute('href')).toBe('/questionnaire');
    const pets = screen.getByRole('link', { name: 'See all pets' });
    expect(pets.getAttribute('href')).toBe('/pets');
    expect(screen.queryByText(/We couldn't find any matches/)).toBeNull();
  });

  it('R8.25 404 is an empty list', async () => {
    openMatches(() => problem(404));
    await screen.findByRole('heading', { name: 'No matches found' });
  });

  it('R8.29 without matches after a refresh says so', async () => {
    openMatches(() => [], { state: REFRESH_MATCHES });
    await screen.findByText(
      "We couldn't find any matches based on your preferences. Try adjusting your criteria.",
    );
    expect(screen.getByRole('heading', { name: 'No matches found' })).toBeDefined();
  });

  it('R8.26 R6.02 requests no matches without preferences', async () => {
    const { matchCalls } = openMatches(pageOf, { person: noCriteria });
    await screen.findByText('Please complete the questionnaire to see your pet matches.');
    const link = screen.getByRole('link', { name: 'Complete Questionnaire' });
    expect(link.getAttribute('href')).toBe('/questionnaire');
    expect(matchCalls()).toEqual([]);
  });

  it('R6.02 training traits alone are enough', async () => {
    openMatches(pageOf, { person: { preferences: null, training_traits: ['HouseTrained'] } });
    await screen.findByRole('article', { name: 'Ada' });
  });

  it('R8.24 401 links to the login', async () => {
    stubApi({});
    renderPage(<MatchResultsPage />, { path: '/match-results' });
    await screen.findByText('Please log in to view your matches.');
    const link = screen.getByRole('link', { name: 'Log In' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  it.each([
    ['R8.27', () => ({ not: 'a list' }), 'Invalid response format from server'],
    ['R8.28', () => problem(500), 'Failed to load pet matches. Please try again.'],
    ['R8.01', offline, NETWORK],
  ])('%s R2.45 shows what failed once, and can be retried', async (_, fail, message) => {
    let respond: () => unknown = fail;
    const { user, matchCalls } = openMatches(() => respond());
    const shown = await screen.findAllByText(message);
    expect(shown).toHaveLength(1);
    expect(screen.getByRole('alert').contains(shown[0] ?? null)).toBe(true);
    expect(toastError).not.toHaveBeenCalled();
    expect(matchCalls()).toHaveLength(1);
    respond = () => eight.slice(0, 1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('article', { name: 'Ada' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['R8.28', () => problem(429), 'Failed to load pet matches. Please try again later.'],
    ['R8.01', offline, NETWORK],
  ])(
    '%s R2.43 a later page that fails keeps the loaded matches and can be retried',
    async (_, fail, message) => {
      let respond: (query: URLSearchParams) => unknown = fail;
      const { user } = openMatches((query) =>
        query.get('page') === '1' ? pageOf(query) : respond(query),
      );
      await user.click(await screen.findByRole('button', { name: 'Load More Matches' }));
      await screen.findByText(message);
      expect(cardNames()).toHaveLength(6);
      respond = pageOf;
      await user.click(screen.getByRole('button', { name: 'Load More Matches' }));
      await screen.findByRole('article', { name: 'Hal' });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('R8.25 R2.43 404 for a later page means that there are no more', async () => {
    const { user } = openMatches((query) =>
      query.get('page') === '1' ? pageOf(query) : problem(404),
    );
    const more = await screen.findByRole('button', { name: 'Load More Matches' });
    await user.click(more);
    await waitFor(() => expect(more.isConnected).toBe(false));
    expect(cardNames()).toHaveLength(6);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
