import type { Match } from '@pawmatch/contract/matching/match';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPetInMind, rememberPetInMind } from '../../../lib/pet-in-mind.ts';
import { buildMatch, buildReason } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { REFRESH_MATCHES } from '../match-results-state.ts';
import { MatchResultsPage } from './MatchResultsPage.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => stubViewport());

const reasons = [
  buildReason({
    aspect: 'children',
    label: 'Children',
    kind: 'unknown',
    text: 'Ask the shelter about children',
    is_household: true,
    yours: 'There are children',
    question: 'How does this pet get on with children?',
  }),
  buildReason({ text: 'Calm, as you wished' }),
  buildReason({ aspect: 'age', label: 'Age', kind: 'near', text: 'Young, you wished for adult' }),
  buildReason({
    aspect: 'size',
    label: 'Size',
    kind: 'unknown',
    text: 'Ask the shelter about size',
    question: 'How large will this pet be?',
  }),
  buildReason({ aspect: 'hair', label: 'Coat', text: 'Short coat, as you wished' }),
  buildReason({ aspect: 'sex', label: 'Sex', kind: 'miss', text: 'Male, you wished for female' }),
];
const matched = (name: string, match: Partial<Match> = {}) => ({
  ...buildPet({ name }),
  match: buildMatch({ reasons, ...match }),
});
const eight = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'].map((name) => matched(name));

const withPreferences = { preferences: { preferred_species: 'Dog' }, training_traits: [] };
const noCriteria = { preferences: null, training_traits: [] };

/** Opens the page for this person, with these responses of the server. */
function openMatches(
  recommendations: (query: URLSearchParams) => unknown,
  {
    person = withPreferences,
    state = null,
    responses = {},
  }: { person?: unknown; state?: unknown; responses?: Record<string, () => unknown> } = {},
) {
  const calls = stubApi({
    'GET /users/me': () => person,
    'GET /match/recommendations': ({ query }) => recommendations(query),
    'GET /match/suggestions': () => [],
    'GET /match/put-aside': () => [],
    ...responses,
  });
  const view = renderPage(<MatchResultsPage />, {
    status: 'adopter',
    path: '/match-results',
    state,
  });
  const matchCalls = () => calls.filter(({ path }) => path === '/match/recommendations');
  return { ...view, calls, matchCalls, user: userEvent.setup() };
}

const pageOf = (query: URLSearchParams) => {
  const size = Number(query.get('pageSize'));
  const start = (Number(query.get('page')) - 1) * size;
  return eight.slice(start, start + size);
};
const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('matches page', () => {
  it('R2.43 R7.22 loads pages of six until there are no more', async () => {
    const { user, matchCalls } = openMatches(pageOf);
    await screen.findByRole('article', { name: 'Ada' });
    expect(screen.getByRole('heading', { name: 'Your Perfect Matches' })).toBeDefined();
    expect(cardNames()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Load More Matches' }));
    await screen.findByRole('article', { name: 'Hal' });
    expect(cardNames()).toEqual(eight.map(({ name }) => name));
    expect(screen.queryByRole('button', { name: 'Load More Matches' })).toBeNull();
    expect(matchCalls().map(({ query }) => query.toString())).toEqual([
      'page=1&pageSize=6',
      'page=2&pageSize=6',
    ]);
  });

  it('R2.07 R7.22 the refresh flag of the navigation requests newly computed matches', async () => {
    const { user, matchCalls } = openMatches(pageOf, { state: REFRESH_MATCHES });
    await user.click(await screen.findByRole('button', { name: 'Load More Matches' }));
    await screen.findByRole('article', { name: 'Hal' });
    expect(matchCalls().map(({ query }) => query.get('refresh'))).toEqual(['true', null]);
  });

  it('D27 shows how well a pet fits and the main reasons, and the others on demand', async () => {
    const { user } = openMatches(() => [matched('Ada', { score: 87 })]);
    const card = await screen.findByRole('article', { name: 'Ada' });
    expect(card.textContent).toContain('Great fit: 87 of 100');
    const why = within(card).getByRole('region', { name: 'Why Ada fits' });
    expect(why.textContent).toContain('Fits: Calm, as you wished');
    expect(why.textContent).toContain('Nearly fits: Young, you wished for adult');
    expect(why.textContent).toContain('Meets 2 of 6 wishes, 2 to ask');
    expect(why.textContent).toContain('Ask the shelter firstAsk the shelter about children');
    expect(why.textContent).toContain('Not known yet: size');
    expect(why.textContent).not.toContain('Male');
    await user.click(within(card).getByRole('button', { name: 'Show more' }));
    expect(why.textContent).toContain('Does not fit: Male, you wished for female');
  });

  it('R3.35 accepts a list of pets without scores', async () => {
    openMatches(() => [buildPet({ name: 'Ada' })]);
    const card = await screen.findByRole('article', { name: 'Ada' });
    expect(card.textContent).not.toMatch(/fit|wish/i);
  });

  it('B2.02 who asked for little sees no number, and a word that promises little', async () => {
    const nothing: Partial<Match> = { score: 100, fit: 'worth_meeting', reasons: [] };
    openMatches(() => [matched('Ada', nothing)]);
    const card = await screen.findByRole('article', { name: 'Ada' });
    expect(card.textContent).toContain('Worth meeting');
    expect(card.textContent).toContain('You asked for nothing in particular');
    expect(card.textContent).not.toContain('100');
  });

  it('B2.02 pets below the stated score stand under "Further away"', async () => {
    openMatches(() => [matched('Ada'), matched('Bo', { score: 41, fit: 'further_away' })]);
    const section = await screen.findByRole('region', { name: 'Further away' });
    expect(section.textContent).toContain('below 55 of 100');
    expect(within(section).getByRole('article', { name: 'Bo' })).toBeDefined();
    expect(within(section).queryByRole('article', { name: 'Ada' })).toBeNull();
  });

  it('B2.03 the dialog compares wish by wish', async () => {
    const { user } = openMatches(() => [matched('Ada')]);
    await user.click(await screen.findByRole('link', { name: 'Ada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada' });
    const rows = within(within(dialog).getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'YouAdaCounts',
      'Not known: ChildrenThere are childrenNot known20 of 20',
      'Fits: EnergyCalmCalm20 of 20',
      'Nearly fits: AgeCalmCalm20 of 20',
      'Not known: SizeCalmNot known20 of 20',
      'Fits: CoatCalmCalm20 of 20',
      'Does not fit: SexCalmCalm20 of 20',
    ]);
  });

  it('R2.34 R2.43 R8.40 a visit is requested from the card, which then shows it', async () => {
    const ada = matched('Ada');
    const slot = { time: '10:00', label: '10:00 AM', requested_at: '2026-11-23T15:00:00.000Z' };
    const day = { date: '2026-11-23', label: 'Monday', slots: [{ ...slot, available: true }] };
    const { user, calls } = openMatches(() => [ada], {
      responses: {
        'GET /visit-requests/slots': () => [day],
        'GET /shelter': () => ({ name: 'Shelter', time_zone: 'America/New_York' }),
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        [`POST /visit-requests/${ada.id}`]: () => ({ success: true }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Schedule a Visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Meet Ada!' });
    await user.click(within(dialog).getByRole('button', { name: 'Schedule Visit' }));
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'Please select both a date and time.',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Date' }), 'Monday');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Time' }), '10:00 AM');
    const question = 'How does this pet get on with children?';
    await user.click(within(dialog).getByRole('checkbox', { name: question }));
    await user.click(within(dialog).getByRole('button', { name: 'Schedule Visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article', { name: 'Ada' }).textContent).toContain('Visit Scheduled');
    expect(calls.find(({ path }) => path === `/visit-requests/${ada.id}`)?.body).toEqual({
      requested_at: slot.requested_at,
      notes: question,
    });
    const paths = calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf('GET /auth/csrf')).toBeLessThan(
      paths.indexOf(`POST /visit-requests/${ada.id}`),
    );
  });

  it('R2.44 without matches links to the preferences', async () => {
    openMatches(() => []);
    await screen.findByRole('heading', { name: 'No matches found' });
    const link = screen.getByRole('link', { name: 'Update Preferences' });
    expect(link.getAttribute('href')).toBe('/questionnaire');
    expect(screen.queryByText(/We couldn't find any matches/)).toBeNull();
  });

  it('B2.04 an answer that would bring more matches is changed there and then', async () => {
    let isLoosened = false;
    const { user, calls } = openMatches(() => (isLoosened ? [matched('Ada')] : []), {
      responses: {
        'GET /match/suggestions': () =>
          isLoosened ? [] : [{ answer: 'preferred_size', text: 'Any size', more: 1 }],
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        'PATCH /users/me/preferences': () => {
          isLoosened = true;
          return {};
        },
      },
    });
    await screen.findByText('No matches found');
    const section = await screen.findByRole('region', { name: 'What would change this' });
    expect(section.textContent).toContain('Any size: 1 more pet fits');
    await user.click(within(section).getByRole('button', { name: 'Change this: Any size' }));
    await screen.findByRole('article', { name: 'Ada' });
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      preferred_size: 'NoPreference',
    });
    await waitFor(() => expect(screen.queryByText('What would change this')).toBeNull());
  });

  it('B2.07 "Not for me" leaves a pet out, with an optional reason and a way back', async () => {
    let putAside: { reason: string | null } | null = null;
    const [ada, bo] = [matched('Ada'), matched('Bo')];
    const path = `/match/put-aside/${ada.id}`;
    const { user } = openMatches(() => (putAside ? [bo] : [ada, bo]), {
      responses: {
        'GET /match/put-aside': () =>
          putAside
            ? [{ pet_id: ada.id, name: 'Ada', created_at: '2026-11-20T15:00:00.000Z', ...putAside }]
            : [],
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        [`PUT ${path}`]: () => new Response(null, { status: 204 }),
        [`DELETE ${path}`]: () => {
          putAside = null;
          return new Response(null, { status: 204 });
        },
      },
    });
    const card = await screen.findByRole('article', { name: 'Ada' });
    putAside = { reason: null };
    await user.click(within(card).getByRole('button', { name: 'Not for me' }));
    await waitFor(() => expect(cardNames()).toEqual(['Bo']));
    const section = await screen.findByRole('region', { name: 'Not for you' });
    putAside = { reason: 'size' };
    const why = within(section).getByRole('combobox', { name: 'Why Ada is not for you' });
    await user.selectOptions(why, 'The size');
    await waitFor(() => expect((why as HTMLSelectElement).value).toBe('size'));
    await waitFor(() => expect((why as HTMLSelectElement).disabled).toBe(false));
    await user.click(within(section).getByRole('button', { name: 'Bring back Ada' }));
    await waitFor(() => expect(cardNames()).toEqual(['Ada', 'Bo']));
  });

  it('B2.11 the pet in mind has its verdict on top, and an answer that excludes it can be changed', async () => {
    const tom = buildPet({ name: 'Tom', species: 'Cat' });
    rememberPetInMind(tom.id);
    let isIncluded = false;
    const { user } = openMatches(() => [], {
      responses: {
        [`GET /match/pets/${tom.id}`]: () => ({
          pet: tom,
          match: isIncluded ? buildMatch({ reasons }) : null,
          excluded_by: isIncluded
            ? []
            : [
                {
                  cause: 'species',
                  text: 'You are looking for a dog',
                  answer: 'preferred_species',
                },
              ],
        }),
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        'PATCH /users/me/preferences': () => {
          isIncluded = true;
          return {};
        },
      },
    });
    const section = await screen.findByRole('region', { name: 'You looked at Tom' });
    expect(section.textContent).toContain('You are looking for a dog');
    await user.click(within(section).getByRole('button', { name: /^Change this/ }));
    await within(section).findByText('Great fit. Meets 2 of 6 wishes, 2 to ask.');
    await user.click(within(section).getByRole('button', { name: 'Remove Tom from this page' }));
    expect(screen.queryByText('You looked at Tom')).toBeNull();
    expect(readPetInMind()).toBeNull();
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

  it('R2.40 a card opens the pet in a dialog', async () => {
    const { user } = openMatches(pageOf);
    await user.click(await screen.findByRole('link', { name: 'Bo' }));
    await screen.findByRole('dialog', { name: 'Bo' });
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Ada' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
