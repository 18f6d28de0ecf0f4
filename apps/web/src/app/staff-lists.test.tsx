import { staffPetSorts } from '@pawmatch/contract/pets/pet-values';
import { peopleSorts } from '@pawmatch/contract/users/people-lists';
import { visitSorts } from '@pawmatch/contract/visits/visit-values';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AdminPetsPage } from '../features/pets/pages/AdminPetsPage.tsx';
import { AdminPeoplePage } from '../features/users/pages/AdminPeoplePage.tsx';
import { AdminVisitsPage } from '../features/visits/pages/AdminVisitsPage.tsx';
import { buildPet } from '../testing/build-pet.ts';
import { buildVisit } from '../testing/build-visit.ts';
import { adopter, currentUser } from '../testing/render-app.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { petLists, visitLists } from '../testing/stub-lists.ts';
import { stubViewport } from '../testing/stub-viewport.ts';

it.each([
  ['pets', <AdminPetsPage key="" />, staffPetSorts],
  ['visits', <AdminVisitsPage key="" />, visitSorts],
  ['people', <AdminPeoplePage key="" />, peopleSorts],
])('B4.01 each heading of %s that sorts asks for an order of its own', async (_, page, sorts) => {
  stubViewport();
  const phone_number = null;
  const calls = stubApi({
    ...petLists(() => [buildPet()]),
    ...visitLists(() => [buildVisit()]),
    'GET /admin/users': () => [{ ...currentUser(adopter), phone_number, email_confirmed: true }],
    'GET /admin/users/count': () => ({ total: 1 }),
    'GET /admin/deciding-facts': () => [],
  });
  renderPage(page, { status: 'admin', path: '/?view=all' });
  const user = userEvent.setup();
  const [head] = within(await screen.findByRole('table')).getAllByRole('row');
  for (const link of within(head as HTMLElement).getAllByRole('link')) {
    await user.click(link);
    // Some headings sort both ways.
    await user.click(link);
  }
  await waitFor(() => {
    const asked = calls.flatMap(({ query }) => query.get('sort') ?? []);
    expect(new Set(asked)).toEqual(new Set(sorts));
  });
});

it('B7.08 a day without visits leads to the requests that wait for an answer', async () => {
  stubViewport();
  stubApi({
    ...visitLists(() => []),
    'GET /admin/visit-requests/count': () => ({ total: 0, views: { to_answer: 7 } }),
  });
  renderPage(<AdminVisitsPage />, { status: 'admin', path: '/?view=today' });
  const link = await screen.findByRole('link', { name: 'Answer 7 requests' });
  expect(link.getAttribute('href')).toContain('view=to_answer');
  screen.getByRole('link', { name: 'See all visits' });
});
