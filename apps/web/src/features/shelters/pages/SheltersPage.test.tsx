import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';

it('B8.04 B8.06 a former name of a shelter leads on to its page', async () => {
  const shelter = { ...buildShelter({ is_only: false }), name: 'River Cats', slug: 'river-cats' };
  const listed = { ...shelter, city: null, pets: 0 };
  stubApi({
    'GET /shelter': () => shelter,
    'GET /shelters/old-cats': () => listed,
    'GET /shelters/river-cats': () => listed,
    'GET /pets': () => [],
  });
  renderApp({ path: '/shelters/old-cats' });
  await screen.findByRole('heading', { level: 1, name: 'River Cats' });
  await waitFor(() => expect(address()).toBe('/shelters/river-cats'));
});

it.each([
  ['SHELTER_CLOSED', 'This shelter is not taking visits at the moment'],
  ['SHELTER_NOT_FOUND', 'This page does not exist'],
])('B8.04 B8.06 %s: the page of the shelter says "%s"', async (code, title) => {
  stubApi({
    'GET /shelter': () => buildShelter({ is_only: false }),
    'GET /shelters/cats': () => problem(404, { code }),
  });
  renderApp({ path: '/shelters/cats' });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('link', { name: 'See all pets' }).getAttribute('href')).toBe('/pets');
});
