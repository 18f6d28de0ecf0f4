import type { PetRecord } from '@pawmatch/contract/stays/stays-endpoints';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { petRows } from '../../pets/staff/staff-pets-api.ts';
import { buildStay } from '../testing/build-stay.ts';
import { StayCard } from './StayCard.tsx';

const pet = buildPet({ name: 'Luna' });
const first = buildStay({
  ...{ id: '0198c0de-0000-7000-8000-00000000000c', intake: 'stray', hold_until: '2026-02-01' },
  ...{ came_at: '2026-01-01T12:00:00.000Z', listed_at: '2026-01-11T12:00:00.000Z' },
  ...{ outcome: 'adopted', left_at: '2026-01-31T12:00:00.000Z' },
  ...{ is_hold_overridden: true, hold_overridden_by: 'Sam Lee' },
});
const record = (fields: Partial<PetRecord> = {}): PetRecord => ({
  ...{ is_listed: true, shelter_number: 'A-17', microchip: null, same_microchip: [] },
  ...{ is_microchip_elsewhere: false, place: null },
  stays: [buildStay({ intake: 'returned' }), first],
  ...fields,
});

const show = (
  stored: PetRecord,
  answers: Parameters<typeof stubApi>[0] = {},
  queryClient = createTestQueries(),
) => {
  const calls = stubApi({
    [`GET /admin/pets/${pet.id}/stays`]: () => stored,
    [`GET /admin/pets/${pet.id}/needs`]: () => [],
    ...answers,
  });
  renderPage(
    <>
      <StayCard pet={pet} timeZone="America/New_York" />
      <Toasts />
    </>,
    { status: 'admin', queryClient },
  );
  return calls;
};

it('B9.01 B9.03 lists the stays with their lengths, a hold that was overridden and the same chip', async () => {
  show(record({ same_microchip: [{ id: 'p', name: 'Twin' }], is_microchip_elsewhere: true }));
  await screen.findByText('Found as a stray, January 1, 2026');
  screen.getByText('Adopted, January 31, 2026');
  screen.getByText('30 days');
  screen.getByText('20 days');
  screen.getByText('Adopted before the hold had ended, by Sam Lee.');
  screen.getByText('The same chip number is stored for Twin.');
  screen.getByText(/^This chip number belongs to another pet, of another shelter/);
});

it('B9.01 records how a pet left, and says what the server refuses', async () => {
  const calls = show(record(), {
    [`POST /admin/pets/${pet.id}/outcome`]: ({ body }) =>
      (body as { outcome_reason: string }).outcome_reason
        ? pet
        : problem(422, {
            errors: [{ field: 'outcome_reason', message: 'Please give the reason.' }],
          }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Left the Shelter' }));
  await userEvent.selectOptions(await screen.findByLabelText(/^How it left/), 'euthanized');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  await screen.findByText('Please give the reason.');
  await userEvent.type(screen.getByLabelText('Reason'), 'Kidney failure');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  await screen.findByText('It is recorded how Luna left.');
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    ...{ outcome: 'euthanized', outcome_reason: 'Kidney failure' },
  });
});

it('B9.01 B9.11 corrects a stay, and takes back how a pet left', async () => {
  const left = buildStay({ outcome: 'died', left_at: '2026-11-19T12:00:00.000Z', can_undo: true });
  const calls = show(record({ is_listed: false, stays: [left] }), {
    [`PATCH /admin/stays/${left.id}`]: () => left,
    [`DELETE /admin/pets/${pet.id}/outcome`]: () => pet,
  });
  await screen.findByText('This pet has left the shelter.');
  await userEvent.click(screen.getByRole('button', { name: 'Correct This Stay' }));
  await userEvent.selectOptions(await screen.findByLabelText('Came'), 'seized');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The stay is corrected.');
  await userEvent.click(screen.getByRole('button', { name: 'Take It Back' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    ...{ intake: 'seized', came_on: '2026-11-02', outcome: 'died', left_on: '2026-11-19' },
  });
});

it('B9.01 B4.05 is loaded again after a change of the pet, and not after its deletion', async () => {
  const client = createTestQueries();
  const calls = show(record(), {}, client);
  await screen.findByText('Found as a stray, January 1, 2026');
  petRows.upsert(client, [pet]);
  const loads = () => calls.filter(({ path }) => path.endsWith('/stays'));
  await waitFor(() => expect(loads()).toHaveLength(2));
  petRows.remove(client, [pet.id]);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(loads()).toHaveLength(2);
});
