import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { REFRESH_MATCHES } from '../match-results-state.ts';
import { cardNames, eight, noCriteria, openMatches, pageOf } from '../testing/open-matches.tsx';
import { MatchResultsPage } from './MatchResultsPage.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => stubViewport());

describe('matches page without matches', () => {
  it('R2.44 without matches links to the preferences', async () => {
    openMatches(() => []);
    await screen.findByRole('heading', { name: 'No matches found' });
    const link = screen.getByRole('link', { name: 'Update Preferences' });
    expect(link.getAttribute('href')).toBe('/questionnaire');
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

  it('R8.23 400 leads to the questionnaire', async () => {
    openMatches(() => problem(400, { detail: 'x' }));
    await screen.findByText('Please complete the questionnaire to get pet recommendations.');
    expect(screen.getByRole('link', { name: 'Complete Questionnaire' })).toBeDefined();
  });

  it('R8.24 401 links to the login', async () => {
    stubApi({});
    renderPage(<MatchResultsPage />, { path: '/match-results' });
    await screen.findByText('Please log in to view your matches.');
    const link = screen.getByRole('link', { name: 'Log In' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  it('R8.27 R2.45 a response of an unexpected shape can be retried', async () => {
    let response: unknown = { not: 'a list' };
    const { user } = openMatches(() => response);
    await screen.findByText('Invalid response format from server');
    response = eight.slice(0, 1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('article', { name: 'Ada' });
  });

  it('R8.28 a later page that fails keeps the loaded matches', async () => {
    const { user } = openMatches((query) =>
      query.get('page') === '1' ? pageOf(query) : problem(500),
    );
    await user.click(await screen.findByRole('button', { name: 'Load More Matches' }));
    await screen.findByText('Failed to load pet matches. Please try again later.');
    expect(cardNames()).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Load More Matches' })).toBeDefined();
  });
});
