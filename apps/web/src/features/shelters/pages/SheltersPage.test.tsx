import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';

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
