import type { PetCare } from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { buildCareItem } from '../testing/build-care-item.ts';
import { PetCareCard } from './PetCareCard.tsx';

const pet = { id: 'biscuit', name: 'Biscuit' };

const done = (id: string, fields: Partial<CareItem>): CareItem =>
  buildCareItem({
    ...{ id, pet_id: pet.id, kind: 'weight', title: 'Weight' },
    ...{ done_at: '2026-11-20T15:00:00.000Z', done_by: { id: 'ada', name: 'Ada' } },
    ...fields,
  });

const care: PetCare = {
  ...{ today: '2026-11-23', birth_date: null, is_birth_date_estimated: false, due: [] },
  done: [
    done('w2', { grams: 4100, can_undo: true }),
    done('v1', { kind: 'vaccination', title: 'FVRCP', product: 'Felocell', lot: 'B2' }),
    done('w1', { grams: 4200, done_at: '2026-11-10T15:00:00.000Z' }),
  ],
  courses: [
    {
      ...{ id: 'c1', pet_id: pet.id, product: 'Amoxicillin', dose: '50 mg', note: 'With food' },
      ...{ starts_on: '2026-11-20', ends_on: '2026-11-30', times_a_day: 2, given: 5, missed: 1 },
      missed_on: ['2026-11-21'],
    },
  ],
};

const open = (answers: Parameters<typeof stubApi>[0], parts: 'care'[] = ['care']) => {
  const calls = stubApi({ 'GET /admin/pets/biscuit/care': () => care, ...answers });
  renderPage(
    <Capabilities value={capabilitiesOf(['staff'], parts)}>
      <PetCareCard pet={pet} timeZone="America/New_York" />
    </Capabilities>,
    { status: 'admin', path: '/admin/pets/biscuit' },
  );
  return calls;
};

it('B11.02 a pet has its weights as a table, what was done with lot and person, and its missed doses', async () => {
  const calls = open({ 'POST /admin/care/undo': () => ({ items: [care.done[0]], refused: [] }) });
  const rows = within(await screen.findByRole('table', { name: 'Weights' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'November 10, 20269 lb 4 oz (4.2 kg)',
    'November 20, 20269 lb 1 oz (4.1 kg)',
  ]);
  expect(screen.getByText('Felocell, B2')).toBeTruthy();
  expect(screen.getByText('With food')).toBeTruthy();
  expect(screen.getAllByText('November 20, 2026, by Ada')).toHaveLength(2);
  expect(screen.getByText('2 times a day, Nov 20, 2026 to Nov 30, 2026')).toBeTruthy();
  expect(screen.getByText('5 given, 1 missed')).toBeTruthy();
  await userEvent.click(screen.getByText('What was done'));
  await userEvent.click(
    screen.getByRole('button', { name: 'Take back: Weight, November 20, 2026' }),
  );
  await screen.findByText('It is due again.');
  expect(calls.at(-2)?.body).toEqual({ ids: ['w2'] });
});

it('B11.02 a medicine that ends before it starts is refused at its field, and one is ended today', async () => {
  let isRefused = true;
  const calls = open({
    'POST /admin/pets/biscuit/courses': () =>
      isRefused
        ? problem(422, {
            errors: [{ field: 'ends_on', message: 'The course ends before it starts.' }],
          })
        : Response.json(care.courses[0], { status: 201 }),
    'PATCH /admin/care/courses/c1': () => care.courses[0],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a Medicine' }));
  await userEvent.type(screen.getByLabelText(/^Medicine/), 'Amoxicillin');
  await userEvent.type(screen.getByLabelText(/^How to give it/), 'In cheese');
  await userEvent.type(screen.getByLabelText(/^Last day/), '2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Add It' }));
  await screen.findByText('The course ends before it starts.');
  expect(calls.at(-1)?.body).toMatchObject({ note: 'In cheese', times_a_day: 1 });
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Add It' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'End today: Amoxicillin' }));
  await waitFor(() =>
    expect(calls.some(({ body }) => (body as { ends_on?: string })?.ends_on === care.today)).toBe(
      true,
    ),
  );
});

it('B11.02 nothing is shown or asked for where the shelter does not use it', () => {
  const calls = open({}, []);
  expect(screen.queryByRole('heading', { name: 'Care' })).toBeNull();
  expect(calls).toEqual([]);
});
