import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { BondedPairCard } from './BondedPairCard.tsx';
import { petRows } from './staff-pets-api.ts';

const milo = buildPet({ name: 'Milo', status: 'Pending' });
const luna = buildPet({ name: 'Luna' });
const linked: Pet = { ...luna, version: 2, bonded_with: milo };

function Page() {
  const { data } = useQuery(petRows.one(luna.id));
  return data && <BondedPairCard pet={data} />;
}

function open(pet: Pet, change: () => unknown) {
  const calls = stubApi({
    [`GET /admin/pets/${luna.id}`]: () => pet,
    'GET /pets': () => [luna, milo],
    [`PUT /pets/${luna.id}/bonded-with`]: change,
    [`DELETE /pets/${luna.id}/bonded-with`]: change,
  });
  renderPage(<Page />, { status: 'admin' });
  return { calls, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Link with another pet' }));
  await user.click(await screen.findByRole('combobox', { name: /The other pet/ }));
  await user.click(await screen.findByRole('option', { name: /Milo/ }));
};

it('B1.14 staff search the other pet, link the two, and read that neither is offered', async () => {
  const { calls, user } = open(luna, () => linked);
  await user.click(await screen.findByRole('button', { name: 'Link with another pet' }));
  await user.click(await screen.findByRole('button', { name: 'Link' }));
  await screen.findByText('Please choose the other pet.');
  await user.click(screen.getByRole('combobox', { name: /The other pet/ }));
  await screen.findByRole('option', { name: /Milo/ });
  expect(screen.queryByRole('option', { name: /Luna/ })).toBeNull();
  await user.click(screen.getByRole('option', { name: /Milo/ }));
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await screen.findByText(/^Luna is Available and Milo is Pending: neither is offered/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bonded pair' }));
  expect(screen.getByRole('link', { name: /Milo/ }).getAttribute('href')).toBe(
    `/admin/pets/${milo.id}`,
  );
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    pet_id: milo.id,
    expected_version: 1,
  });
});

it('B1.14 S57 what was chosen stays after a conflict, and the next try is based on the new version', async () => {
  let answer: () => unknown = () =>
    problem(409, {
      code: 'CONFLICT',
      detail: 'Someone else has changed this pet meanwhile.',
      current: { ...luna, version: 7 },
    });
  const { calls, user } = open(luna, () => answer());
  await choose(user);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await screen.findByText(/Someone else has changed this pet/);
  answer = () => linked;
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await screen.findByRole('button', { name: 'Unlink' });
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    pet_id: milo.id,
    expected_version: 7,
  });
});

it('B1.14 staff unlink a pair', async () => {
  const { calls, user } = open(linked, () => ({ ...luna, version: 3 }));
  await user.click(await screen.findByRole('button', { name: 'Unlink' }));
  await screen.findByText('Not part of a bonded pair.');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ expected_version: 2 }),
  );
});
