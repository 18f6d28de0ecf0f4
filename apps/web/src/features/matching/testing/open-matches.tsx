import type { Match } from '@pawmatch/contract/matching/match';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildMatch, buildReason } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { MatchResultsPage } from '../pages/MatchResultsPage.tsx';

export const reasons = [
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
export const matched = (name: string, match: Partial<Match> = {}) => ({
  ...buildPet({ name }),
  match: buildMatch({ reasons, ...match }),
});
export const eight = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'].map((name) =>
  matched(name),
);

export const withPreferences = {
  preferences: { preferred_species: 'Dog', preferred_size: 'Small' },
  training_traits: [],
};
export const noCriteria = { preferences: null, training_traits: [] };

/** Opens the page for this person, with these responses of the server. */
export function openMatches(
  recommendations: (query: URLSearchParams) => unknown,
  {
    person = withPreferences,
    state = null,
    responses = {},
  }: { person?: unknown; state?: unknown; responses?: Parameters<typeof stubApi>[0] } = {},
) {
  const calls = stubApi({
    'GET /users/me': () => person,
    'GET /match/recommendations': ({ query }) => recommendations(query),
    'GET /match/suggestions': () => [],
    'GET /match/household-exclusions': () => [],
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

export const pageOf = (query: URLSearchParams) => {
  const size = Number(query.get('pageSize'));
  const start = (Number(query.get('page')) - 1) * size;
  return eight.slice(start, start + size);
};
export const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
