import type { OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../../lib/storage/session-store.ts';
import { buildOwnAdoption } from '../../../testing/build-adoption.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { UserDashboardPage } from '../../dashboard/pages/UserDashboardPage.tsx';
import { VisitInvitation } from '../../pets/details/VisitInvitation.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession(null);
});

const user = userEvent.setup();
const milo = buildPet({ name: 'Milo' });
const pets = [{ id: milo.id, name: 'Milo', status: 'Pending' as const, image_url: null }];
const met = buildVisit({
  ...{ status: 'completed', requested_at: '2026-11-20T15:00:00Z', allowed_actions: [] },
  pet: { id: milo.id, name: 'Milo', species: 'Dog', image_url: null },
  pet_id: milo.id,
});

const serve = (own: OwnAdoption[], answers: Parameters<typeof stubApi>[0] = {}) =>
  stubApi({
    'GET /users/me': () => currentUser(adopter),
    'GET /shelter': () => buildShelter({ time_zone: 'America/New_York' }),
    'GET /visit-requests/my': () => [met],
    'GET /pet-letters': () => [],
    'GET /waiting-list': () => [],
    'GET /adoptions': () => own,
    'GET /contracts': () => [],
    [`GET /pets/${milo.id}`]: () => milo,
    ...answers,
  });
const openDashboard = () =>
  renderPage(<UserDashboardPage />, { status: 'adopter', path: '/dashboard' });

it.each([
  ['asked', 'Now: You asked to adopt', 'You hear by Tuesday, December 1 at 4:00 PM.'],
  [
    'checking',
    'Now: Willow Street Shelter looks into it',
    'You hear by Tuesday, December 1 at 4:00 PM.',
  ],
  ['approved', 'Now: Reserved for you', /^Please agree with Willow Street Shelter on a day/],
  ['on_trial', 'Now: With you on trial', 'The trial lasts until December 20, 2026.'],
  ['adopted', 'Now: At home with you', 'Since November 24, 2026.'],
] as const)('B9.05 the dashboard says where the adopter stands: %s', async (stage, now, next) => {
  const adoption = buildOwnAdoption({
    ...{ pets, stage, adopted_at: stage === 'adopted' ? '2026-11-24T15:00:00Z' : null },
    answer_by: ['asked', 'checking'].includes(stage) ? '2026-12-01T21:00:00Z' : null,
    trial_until: stage === 'on_trial' ? '2026-12-20' : null,
  });
  serve([adoption]);
  openDashboard();
  const section = within(await screen.findByRole('region', { name: 'Your Adoptions' }));
  const steps = section.getByRole('list', { name: 'Where you stand' });
  const current = within(steps)
    .getAllByRole('listitem')
    .filter((it) => it.ariaCurrent === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual([now.replace(': ', ':')]);
  section.getByText(next);
  expect(section.queryByRole('button', { name: 'I Changed My Mind' }) !== null).toBe(
    stage !== 'adopted',
  );
});

it('B9.05 an answer that is late is said, and how an adoption ended without a home', async () => {
  serve([
    buildOwnAdoption({ pets, stage: 'declined', end_reason: 'pet_adopted', answer_by: null }),
    buildOwnAdoption({ answer_by: '2026-11-24T21:00:00Z' }),
  ]);
  openDashboard();
  const section = within(await screen.findByRole('region', { name: 'Your Adoptions' }));
  const [late] = section.getAllByRole('heading', { level: 3 });
  expect(late?.textContent).not.toContain('Milo');
  section.getByText(/^You should have heard by Tuesday, November 24 at 4:00 PM. We are sorry/);
  section.getByText('Somebody else has adopted Milo.');
});

it('B9.04 the adopter asks on the visit, and changes their mind, each with one call', async () => {
  const asked = buildOwnAdoption({ pets });
  const calls = serve([], {
    'POST /adoptions': () => asked,
    [`POST /adoptions/${asked.id}/withdrawal`]: () =>
      buildOwnAdoption({ ...asked, stage: 'withdrawn', end_reason: 'adopter', answer_by: null }),
  });
  openDashboard();
  await user.click(await screen.findByRole('button', { name: 'I Would Like to Adopt Milo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adopt Milo?' }));
  await user.type(dialog.getByRole('textbox'), 'We have a garden.');
  await user.click(dialog.getByRole('button', { name: 'Tell the Shelter' }));
  await screen.findByRole('region', { name: 'Your Adoptions' });
  screen.getByRole('link', { name: 'You asked to adopt Milo' });
  await user.click(screen.getByRole('button', { name: 'I Changed My Mind' }));
  const question = within(await screen.findByRole('dialog', { name: 'Not adopt Milo after all?' }));
  await user.click(question.getByRole('button', { name: 'I Changed My Mind' }));
  await screen.findByText('You decided not to adopt Milo.');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { pet_id: milo.id, message: 'We have a garden.' },
    undefined,
  ]);
});

const openPet = (status: 'Available' | 'Pending' | 'Adopted') =>
  renderPage(<VisitInvitation pet={{ ...milo, status }} onSchedule={() => undefined} />, {
    status: 'adopter',
  });

it('B9.04 beside "Schedule a Visit", only who has met the pet can ask, and reads why it was refused', async () => {
  serve([], { 'POST /adoptions': () => problem(409, { detail: 'Milo is reserved.' }) });
  openPet('Available');
  await user.click(await screen.findByRole('button', { name: 'I Would Like to Adopt Milo' }));
  screen.getByRole('button', { name: 'Schedule a Visit' });
  await user.click(await screen.findByRole('button', { name: 'Tell the Shelter' }));
  await screen.findByText('Milo is reserved.');
});

it('B9.04 who has not met the pet sees the visit alone', async () => {
  serve([], { 'GET /visit-requests/my': () => [] });
  openPet('Available');
  await screen.findByRole('button', { name: 'Schedule a Visit' });
  expect(screen.queryByRole('button', { name: /Adopt/ })).toBeNull();
});

it.each([
  ['approved', 'Milo is reserved for you'],
  ['asked', /^Milo is reserved for somebody else at the moment/],
] as const)('B9.05 a pending pet says for whom it is reserved: %s', async (stage, name) => {
  serve([buildOwnAdoption({ pets, stage })]);
  openPet('Pending');
  await screen.findByRole('link', { name });
});

it('B9.04 a pet that is reserved meanwhile is said kindly, and nothing is asked', async () => {
  serve([], { [`GET /pets/${milo.id}`]: () => ({ ...milo, status: 'Pending' }) });
  openDashboard();
  await user.click(await screen.findByRole('button', { name: 'I Would Like to Adopt Milo' }));
  await screen.findByText(/^Somebody else is about to adopt Milo/);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Tell the Shelter' })).toBeNull(),
  );
});
