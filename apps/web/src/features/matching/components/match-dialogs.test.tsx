import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { REFRESH_MATCHES } from '../match-results-state.ts';
// The code of the dialog is loaded before the page is shown.
import '../pages/MatchResultsPage.tsx';

beforeEach(() => stubViewport());

it('F28 R2.07 going back closes the dialogs and stays on the page, with its matches', async () => {
  stubApi({
    'GET /visit-requests/slots': () => [],
    'GET /users/me': () => ({ ...currentUser(adopter), preferences: { preferred_species: 'Dog' } }),
    'GET /match/recommendations': () => [buildPet({ name: 'Bo' })],
    'GET /shelter': () => buildShelter(),
  });
  setCookie('has_session');
  const state = { ...REFRESH_MATCHES };
  renderApp({ path: '/match-results', user: adopter, state });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Bo' }));
  await screen.findByRole('dialog', { name: 'Bo' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/match-results');

  const card = screen.getByRole('article', { name: 'Bo' });
  await user.click(within(card).getByRole('button', { name: 'Schedule a Visit' }));
  await screen.findByRole('dialog', { name: 'Meet Bo!' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/match-results');
  expect(history.state).toMatchObject({ usr: REFRESH_MATCHES });
});
