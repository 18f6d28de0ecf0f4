import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { admin, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';

const cats = {
  ...{ id: '0198c0de-0000-7000-8009-000000000001', slug: 'cats', name: 'Springfield Cats' },
  ...{ time_zone: 'America/Chicago', email: 'hello@cats.example', paused_at: null },
  managers: [{ id: admin.id, full_name: 'Grace Hopper', email: admin.email }],
  invited_managers: ['next@cats.example'],
  ...{ pets: 12, open_requests: 1, visits_without_outcome: 0 },
};
const dogs = { ...cats, id: cats.id.replace(/1$/, '2'), name: 'Shelbyville Dogs', slug: 'dogs' };

function open(answers: Parameters<typeof stubApi>[0] = {}, shelters: object[] = [cats, dogs]) {
  const calls = stubApi({
    'GET /users/me': () => currentUser(admin),
    'GET /shelter': () => buildShelter(),
    'GET /network/shelters': () => shelters,
    'GET /admin/visit-requests/counts': () => ({ total: 0, views: { to_answer: 0 } }),
    'GET /admin/changes': () => ({ pet: 1, visit: 1, person: 1 }),
    ...answers,
  });
  renderApp({ path: '/admin/network', user: admin });
  return calls;
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => setCookie('has_session'));

it('B8.06 tells of each shelter who manages it and what waits there', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Shelters of this installation' });
  const [first] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('12 pets · 1 request to answer');
  expect(first?.textContent).toContain('Grace Hopper, next@cats.example (invited)');
});

it('B8.06 creates a shelter whose name in addresses follows its name, and says at the field why it cannot', async () => {
  const message = 'Another shelter has this address.';
  const calls = open({
    'POST /network/shelters': () => problem(422, { errors: [{ field: 'slug', message }] }),
  });
  await userEvent.click(await button('Add a Shelter'));
  const type = (label: string, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name: label }), text);
  await type('Name', 'Ōsaka Hunde & Co');
  await type('Address with ZIP code', '12 Bark Street, Springfield, IL 62701');
  const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  expect(zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await userEvent.selectOptions(zone, 'UTC');
  await type('Contact email', 'hello@osaka.example');
  await type('Email of the first manager', 'boss@osaka.example');
  await userEvent.click(await button('Create the Shelter'));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ name: 'Ōsaka Hunde & Co', slug: 'osaka-hunde-co', time_zone: 'UTC' },
    address: '12 Bark Street, Springfield, IL 62701',
    ...{ email: 'hello@osaka.example', manager_email: 'boss@osaka.example' },
  });
});

it('B8.06 pauses a shelter after a question, and says how many visits were cancelled', async () => {
  const path = `/network/shelters/${cats.id}/pause`;
  const shelter = { ...cats, paused_at: '2026-11-20T15:00:00.000Z' };
  const calls = open({ [`PUT ${path}`]: () => ({ shelter, cancelled_count: 2 }) });
  await userEvent.click(await button('Pause: Springfield Cats'));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(await button('Pause the Shelter'));
  await waitFor(() =>
    expect(document.body.textContent).toContain(
      'Springfield Cats is paused, and 2 visits were cancelled.',
    ),
  );
});

it('B8.06 shows changed shelters once it knows where the reader works, which mounts the page anew', async () => {
  const path = `/network/shelters/${cats.id}/pause`;
  let isChanged = false;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = open(
    {
      [`DELETE ${path}`]: () => {
        isChanged = true;
        return cats;
      },
      'GET /users/me': async () => {
        if (isChanged) await answered;
        return currentUser(admin);
      },
    },
    [{ ...cats, paused_at: '2026-11-20T15:00:00.000Z' }, dogs],
  );
  const callsOf = (wanted: string) => calls.filter((call) => call.path === wanted).length;
  await userEvent.click(await button('End the Pause: Springfield Cats'));
  await waitFor(() => expect(callsOf('/users/me')).toBe(2));
  expect(callsOf('/network/shelters')).toBe(1);
  answer();
  await waitFor(() => expect(callsOf('/network/shelters')).toBe(2));
});

it('B8.06 the only shelter cannot be paused', async () => {
  open({}, [cats]);
  await button('Rename: Springfield Cats');
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
});
