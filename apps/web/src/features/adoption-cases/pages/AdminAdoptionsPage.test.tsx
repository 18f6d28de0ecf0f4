import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../../lib/storage/session-store.ts';
import { buildAdoption } from '../../../testing/build-adoption.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, admin, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { problem, type StubbedCall, stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { contractCase, signature } from '../../adoption-papers/testing/sample-papers.ts';

const NOW = new Date('2026-11-25T15:00:00Z');

beforeEach(() => {
  stubViewport();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession(null);
});

const user = userEvent.setup();
const ada = { id: admin.id, name: 'Ada Lovelace', email: 'ada@example.org', phone_number: null };
const milo = buildPet({ name: 'Milo' });
const pets = [{ id: milo.id, name: 'Milo', status: 'Available' as const, image_url: null }];

/** A server with these adoptions. */
function openApp(path: string, adoptions: Adoption[], answers: Parameters<typeof stubApi>[0] = {}) {
  const listed = ({ query }: StubbedCall) => {
    const rows = adoptions.filter(
      ({ stage, pets: [pet], adopter }) =>
        (!query.get('stage') || query.get('stage') === stage) &&
        (query.get('view') !== 'ended' || stage === 'declined') &&
        (!query.get('user_id') || query.get('user_id') === adopter.id) &&
        (!query.get('q') || pet?.name === query.get('q')),
    );
    return Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } });
  };
  const one = adoptions.map((adoption) => [`GET /admin/adoptions/${adoption.id}`, () => adoption]);
  const calls = stubApi({
    'GET /users/me': () => currentUser(admin),
    'GET /shelter': () => buildShelter({ time_zone: 'America/New_York' }),
    'GET /admin/changes': () => ({ pet: 0, visit: 0, adoption: 0, person: 0 }),
    'GET /admin/adoptions': listed,
    'GET /admin/history': () => [],
    'GET /admin/visit-requests': () => [],
    'GET /admin/colleagues': () => ({ colleagues: [], invitations: [] }),
    'GET /pets': () => [milo],
    [`GET /pets/${milo.id}`]: () => milo,
    [`GET /admin/pets/${milo.id}/suitable-adopters`]: () => [],
    'GET /admin/users': () => [],
    ...Object.fromEntries(one),
    ...answers,
  });
  renderApp({ path, user: admin });
  return calls;
}

it('B9.04 the board lists the open adoptions by stage, with what is overdue first, in words', async () => {
  const late = buildAdoption({ pets, adopter: ada, answer_by: '2026-11-24T21:00:00Z' });
  const soon = buildAdoption({
    answer_by: '2026-11-26T21:00:00Z',
    led_by: { id: 'x', name: 'Bo' },
  });
  const trial = buildAdoption({ stage: 'on_trial', trial_until: '2026-11-20' });
  openApp('/admin/adoptions', [soon, late, trial]);
  const asked = within(await screen.findByRole('region', { name: /^Asked/ }));
  const [first, second] = await asked.findAllByRole('listitem');
  if (!first || !second) throw new Error('There are two.');
  within(first).getByRole('link', { name: 'Milo for Ada Lovelace' });
  within(first).getByText('Overdue: the answer was due on Tue, Nov 24, 4:00 PM.');
  within(first).getByText('Nobody leads it');
  within(second).getByText('The adopter hears by Thu, Nov 26, 4:00 PM.');
  within(second).getByText('Led by Bo');
  const onTrial = within(screen.getByRole('region', { name: /^On Trial/ }));
  onTrial.getByText('Overdue: the trial ended on Nov 20, 2026.');
  within(screen.getByRole('region', { name: /^Approved/ })).getByText('Nobody');

  await user.type(screen.getByRole('searchbox', { name: 'Search adoptions' }), 'Milo');
  await waitFor(() => expect(asked.getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Ended' }));
  await user.click(await screen.findByRole('link', { name: 'Show All Adoptions' }));
  await screen.findByText('No adoption has ended without a home.');
});

it('B9.04 somebody at the desk is recorded with a name alone, and the case opens', async () => {
  const created = buildAdoption({ pets, source: 'walk_in', adopter: { ...ada, id: null } });
  const answers = [
    () =>
      problem(422, {
        errors: [{ field: 'email', message: 'Please enter a valid email address.' }],
      }),
    () => created,
  ];
  const calls = openApp('/admin/adoptions', [], {
    'POST /admin/adoptions': () => answers.shift()?.(),
    [`GET /admin/adoptions/${created.id}`]: () => created,
  });
  await screen.findByText(/^Nobody is waiting to adopt/);
  await user.click(screen.getByRole('button', { name: 'Record an Adoption' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record an adoption' }));
  const begin = dialog.getByRole('button', { name: 'Begin the Adoption' });
  await user.click(begin);
  dialog.getByText('Please choose a pet.');
  dialog.getByText('Please say who adopts: choose an adopter or enter a name.');
  await user.click(dialog.getByRole('combobox', { name: /Pet/ }));
  await user.click(await screen.findByRole('option', { name: /Milo/ }));
  await user.click(dialog.getByRole('radio', { name: 'Somebody without an account' }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' Ada Lovelace ');
  const fee = dialog.getByRole('textbox', { name: 'Fee' });
  await user.type(fee, 'a lot');
  await user.click(begin);
  dialog.getByText('Please give the fee as an amount from 0 to 10,000.');
  await user.clear(fee);
  await user.type(fee, '$150');
  await user.click(begin);
  await dialog.findByText('Please enter a valid email address.');
  await user.click(begin);
  await screen.findByRole('heading', { level: 1, name: 'Milo for Ada Lovelace' });
  expect(address()).toBe(`/admin/adoptions/${created.id}`);
  const { body } = calls.filter(({ method }) => method === 'POST').at(-1) ?? {};
  expect(body).toEqual({
    ...{ pet_id: milo.id, full_name: 'Ada Lovelace', email: null, phone_number: null },
    fee_cents: 15_000,
  });
  await screen.findByRole('button', { name: 'Complete the Adoption' });
  screen.getByText('Without an account there are no answers about the home.');
});

it('B9.05 B9.06 the case has the facts, the steps that are allowed, and details that are checked', async () => {
  const adoption = buildAdoption({
    pets,
    adopter: ada,
    stage: 'checking',
    message: 'We love him.',
  });
  const approved = buildAdoption({ ...adoption, stage: 'approved', version: 2 });
  const calls = openApp(`/admin/adoptions/${adoption.id}`, [adoption], {
    [`GET /admin/pets/${milo.id}/suitable-adopters`]: () => [
      {
        ...{ user_id: ada.id, full_name: ada.name, score: 91, fit: 'great' },
        facts: [{ aspect: 'dogs', label: 'Dogs at home', kind: 'match', yours: 'There is a dog' }],
      },
    ],
    [`POST /admin/adoptions/${adoption.id}/steps`]: () => approved,
    [`PATCH /admin/adoptions/${adoption.id}`]: () => ({ ...approved, fee_cents: 15_000 }),
  });
  await screen.findByText('We love him.');
  await screen.findByText(/^Milo: .*, 91 of 100$/);
  screen.getByText('Dogs at home: There is a dog');
  await screen.findByText('Nothing else is recorded about this adopter or the pet.');

  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Approve Ada Lovelace for Milo?' }),
  );
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Milo: reserved for Ada Lovelace.');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Change Details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Change the details' }));
  const fee = details.getByRole('textbox', { name: 'Fee' });
  const keep = details.getByRole('button', { name: 'Keep Changes' });
  await user.type(fee, '-1');
  await user.click(keep);
  await details.findByText('Please give the fee as an amount from 0 to 10,000.');
  await user.clear(fee);
  await user.type(fee, '$150');
  await user.click(keep);
  await screen.findByText('$150');
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { action: 'approve', expected_version: 1 },
    { fee_cents: 15_000, expected_version: 2 },
  ]);
});

it('B9.04 a trial is proposed until the shelter is open, and a closed day is said', async () => {
  const adoption = buildAdoption({ pets, adopter: ada, stage: 'approved' });
  const closure = { hours: null, reason: '', is_yearly: false };
  const visiting = {
    ...firstVisitingRules,
    closures: [{ ...closure, from: '2026-12-24', to: '2026-12-25' }],
  };
  const calls = openApp(`/admin/adoptions/${adoption.id}`, [adoption], {
    'GET /shelter': () => buildShelter({ time_zone: 'America/New_York', visiting }),
    [`POST /admin/adoptions/${adoption.id}/steps`]: () =>
      buildAdoption({ ...adoption, stage: 'on_trial', trial_until: '2026-12-26', version: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start a Trial' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ada Lovelace takes Milo home for some days first' }),
  );
  const day = dialog.getByLabelText(/^Day/);
  expect(day).toHaveProperty('value', '2026-12-28');
  expect(dialog.queryByText('The shelter is closed on this day.')).toBeNull();
  fireEvent.change(day, { target: { value: '2026-12-26' } });
  dialog.getByText('The shelter is closed on this day.');
  await user.click(dialog.getByRole('button', { name: 'Start a Trial' }));
  await screen.findByText('Milo: on trial with Ada Lovelace.');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ action: 'start_trial', trial_until: '2026-12-26', expected_version: 1 },
  });
});

const answered = {
  ...{ id: 'follow-up-1', adoption_id: 'adoption-1', pet_name: 'Milo', adopter_name: 'Ada' },
  ...{ day: 3, answer: 'very_well', words: null, answered_at: '2026-11-25T14:59:00Z' },
  ...{ done_at: null, taken_by: null },
};

it('B9.07 an adoption is undone at once while nobody else has heard, and after a question later', async () => {
  const adopted = {
    ...{ pets, adopter: ada, stage: 'adopted' as const, adopted_at: '2026-11-25T14:58:00Z' },
    answer_by: null,
  };
  const silent = buildAdoption({ ...adopted, silent_undo_until: '2026-11-25T15:08:00Z' });
  const undone = buildAdoption({ ...silent, stage: 'checking', version: 2 });
  openApp(`/admin/adoptions/${silent.id}`, [silent], {
    [`POST /admin/adoptions/${silent.id}/steps`]: () => undone,
    [`GET /admin/adoptions/${silent.id}/contract`]: () => ({
      ...contractCase,
      contract: { ...contractCase.contract, state: 'signed', signature },
    }),
    'GET /admin/follow-ups': () => [answered],
  });
  await screen.findByText(
    /^Until 10:08 AM, undoing tells nobody.*The signed contract stays.*Questions without an answer end/,
  );
  vi.setSystemTime('2026-11-25T15:09:00Z');
  await user.click(screen.getByRole('button', { name: 'Undo Adoption' }));
  const question = await screen.findByRole('dialog', { name: 'Undo the adoption of Milo?' });
  within(question).getByText(/everybody concerned gets an email/);
  await user.click(within(question).getByRole('button', { name: 'Undo Adoption' }));
  await screen.findByText('The adoption of Milo is undone.');
  await screen.findByRole('button', { name: 'Approve' });
});
