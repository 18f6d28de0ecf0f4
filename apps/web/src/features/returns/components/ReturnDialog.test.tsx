import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildAdoption } from '../../../testing/build-adoption.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { EarlierHomeWords } from './EarlierHomeWords.tsx';
import { PetReturns } from './PetReturns.tsx';
import { ReturnAdoptionButton } from './ReturnAdoptionButton.tsx';
import { ReturnPetButton } from './ReturnPetButton.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const pet = { id, name: 'Luna', status: 'Adopted' } as const;
const words = 'She loves slow mornings.';
const petReturn = {
  ...{ id, pet_id: id, pet_name: 'Luna', adoption_id: null, reason: 'allergy', words },
  ...{ returned_on: '2026-11-20', are_words_public: false },
};

it('B9.09 a pet is taken back with the reason and the words of its earlier home', async () => {
  const errors = [{ field: 'reason', message: 'Please choose a reason.' }];
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    [`POST /admin/pets/${id}/return`]: ({ body }) =>
      (body as { reason: string }).reason
        ? Response.json([petReturn], { status: 201 })
        : problem(422, { errors }),
  });
  renderPage(<ReturnPetButton pet={pet} />, { status: 'admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Record a Return' }));
  await screen.findByRole('dialog', { name: 'Luna comes back' });
  await userEvent.click(screen.getByRole('button', { name: 'Take It Back' }));
  await screen.findByText('Please choose a reason.');
  const show = screen.getByRole('checkbox', { name: /Show these words/ });
  expect(show).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByLabelText('Why does it come back?'), 'Allergy');
  await userEvent.type(screen.getByLabelText(/tell the next one/), words);
  await userEvent.click(show);
  await userEvent.click(screen.getByRole('button', { name: 'Take It Back' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    ...{ reason: 'allergy', words, are_words_public: true, is_listed: true },
  });
});

it('B9.09 one of a pair is taken back, and both unless one is chosen', async () => {
  const adoption = buildAdoption({
    stage: 'adopted',
    pets: [
      { ...pet, image_url: null },
      { id: 'milo', name: 'Milo', status: 'Adopted', image_url: null },
    ],
  });
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    [`POST /admin/adoptions/${adoption.id}/return`]: () =>
      Response.json([petReturn], { status: 201 }),
  });
  renderPage(<ReturnAdoptionButton adoption={adoption} />, { status: 'admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Record a Return' }));
  await screen.findByRole('dialog', { name: 'Luna and Milo come back' });
  await userEvent.selectOptions(screen.getByLabelText('Which of the two comes back?'), 'Milo');
  await screen.findByRole('dialog', { name: 'Milo comes back' });
  await userEvent.selectOptions(screen.getByLabelText('Why does it come back?'), 'Allergy');
  await userEvent.click(screen.getByRole('button', { name: 'Take It Back' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ reason: 'allergy', pet_ids: ['milo'] },
  });
});

it('B9.09 staff show the words on the pet’s page later', async () => {
  let shown = false;
  stubApi({
    [`GET /admin/pets/${id}/returns`]: () => [{ ...petReturn, are_words_public: shown }],
    [`PATCH /admin/returns/${id}`]: ({ body }) => {
      shown = (body as { are_words_public: boolean }).are_words_public;
      return { ...petReturn, are_words_public: shown };
    },
  });
  renderPage(<PetReturns petId={id} />, { status: 'admin' });
  await screen.findByText('November 20, 2026: Allergy');
  await userEvent.click(screen.getByRole('button', { name: /Show the Words/ }));
  await screen.findByText('Adopters read these words on the pet’s page.');
});

it('B9.09 the pet’s page quotes the earlier home, if it says something', () => {
  const { rerender } = render(<EarlierHomeWords pet={{ earlier_home_words: words }} />);
  expect(screen.getByRole('figure').textContent).toBe(`From the earlier home${words}`);
  rerender(<EarlierHomeWords pet={{}} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
