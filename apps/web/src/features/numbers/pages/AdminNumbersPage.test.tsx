import { numberTexts } from '@pawmatch/contract/numbers/number-messages';
import { numberIds } from '@pawmatch/contract/numbers/number-values';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { admin, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { buildNumbers } from '../testing/build-numbers.ts';

beforeEach(() => vi.setSystemTime('2026-11-20T15:00:00Z'));
afterEach(() => vi.useRealTimers());

const PET = '01990000-0000-7000-8000-000000000001';
const row = {
  ...{ id: '01990000-0000-7000-8000-000000000002', subject: 'stay', pet_id: PET },
  ...{ pet_name: 'Luna', intake: 'stray', outcome: 'adopted' },
  ...{ began_at: '2026-03-01T15:00:00.000Z', ended_at: '2026-04-02T15:00:00.000Z' },
};

const open = (path: string, rows: object[] = []) => {
  const calls = stubApi({
    'GET /users/me': () => currentUser(admin),
    'GET /shelter': () => buildShelter(),
    'GET /admin/visit-requests/counts': () => ({ total: 0, views: { to_answer: 0 } }),
    'GET /admin/changes': () => ({ pet: 1, visit: 1, adoption: 1, person: 1 }),
    'GET /admin/numbers': () => buildNumbers(),
    'GET /admin/numbers/rows': () =>
      Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } }),
  });
  renderApp({ path, user: admin });
  return () =>
    calls
      .filter(({ path: called }) => called.startsWith('/admin/numbers'))
      .map(({ path: called, query }) => `${called}?${query}`);
};

it('B9.10 shows each number with its formula, the year before, and the way to its rows', async () => {
  const called = open('/admin/numbers');
  const intake = await screen.findByRole('region', { name: 'Intake' });
  expect(called()).toEqual(['/admin/numbers?from=2026-01-01&to=2026-11-20']);
  const items = screen.getAllByRole('region').map((region) => region.textContent ?? '');
  for (const id of numberIds) {
    const { label, formula } = numberTexts[id];
    expect(items.some((text) => text.startsWith(label) && text.endsWith(formula))).toBe(true);
  }
  const address = (name: string) => within(intake).getByRole('link', { name }).getAttribute('href');
  const all = '/admin/numbers/intake?from=2026-01-01&to=2026-11-20';
  expect(address('Intake: 1,239')).toBe(all);
  expect(address('Found as a stray')).toBe(`${all}&part=stray`);
  // There is nothing behind a zero.
  expect(within(intake).queryByRole('link', { name: 'Seized by authorities' })).toBeNull();
  const textOf = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(textOf('Live release rate')).toContain('92%A year before: –');
  expect(textOf('Length of stay')).toContain('21.5 days');
  expect(textOf('First answer')).toContain('1 hour');
  screen.getByRole('row', { name: 'Intake: Found as a stray 0 0 17 0' });
});

it('B9.10 has the charts that the server drew, with their values as tables', async () => {
  open('/admin/numbers');
  const chart = await screen.findByRole('img', { name: /^Intake by month. 1,239 stays/ });
  const figure = chart.closest('figure') as HTMLElement;
  within(figure).getByText('1,239 stays, and 1,100 a year before. Most: January 2026 (700).');
  const table = within(figure).getByRole('table', { name: 'Intake by month', hidden: true });
  within(table).getByRole('row', { name: 'Part 2026 2025', hidden: true });
  within(table).getByRole('row', { name: 'January 2026 700 600', hidden: true });
});

it('B9.10 takes a named period or any days, and keeps them in the address', async () => {
  const called = open('/admin/numbers');
  await userEvent.click(await screen.findByRole('link', { name: 'Last month' }));
  await screen.findByRole('region', { name: 'Intake' });
  expect(called().at(-1)).toBe('/admin/numbers?from=2026-10-01&to=2026-10-31');
  expect(location.search).toBe('?period=last_month');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-05' } });
  await expect.poll(() => called().at(-1)).toBe('/admin/numbers?from=2026-10-05&to=2026-10-31');
  expect(location.search).toBe('?from=2026-10-05&to=2026-10-31');
});

it('B9.10 lists what is behind a number, with the way to the pet', async () => {
  const called = open('/admin/numbers/intake?from=2026-01-01&to=2026-11-20&part=stray', [
    row,
    { ...row, id: PET, pet_id: null, outcome: null, ended_at: null },
  ]);
  const [first, second] = within(
    await screen.findByRole('list', { name: 'What is behind the number' }),
  ).getAllByRole('listitem');
  expect(first?.textContent).toBe(
    'LunaFound as a stray, March 1, 2026. Adopted, April 2, 2026, after 32 days.',
  );
  expect(second?.textContent).toContain('Still in care.');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(`/admin/pets/${PET}`);
  expect(second?.querySelector('a')).toBeNull();
  expect(called()).toEqual([
    '/admin/numbers/rows?number=intake&part=stray&from=2026-01-01&to=2026-11-20&offset=0&limit=50',
  ]);
  screen.getByRole('heading', { level: 1, name: 'Intake: Found as a stray' });
});
