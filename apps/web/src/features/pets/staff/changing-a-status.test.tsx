import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { petLists, visitLists } from '../../../testing/stub-lists.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { PetManagement } from './PetManagement.tsx';

const pet = buildPet({ name: 'Biscuit' });

beforeEach(() => {
  stubViewport();
  setCookie('csrftoken', 'token');
});

async function choose(status: string, respond: () => unknown, visits: Visit[] = []) {
  let stored: Pet = pet;
  const calls = stubApi({
    ...petLists(() => [stored]),
    ...visitLists(() => visits),
    [`PATCH /pets/${pet.id}`]: () => {
      const answer = respond();
      if (!(answer instanceof Response)) stored = answer as Pet;
      return answer;
    },
  });
  renderPage(<PetManagement timeZone="America/New_York" />, { status: 'admin' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Status of Biscuit/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Available',
    'Pending',
    'Adopted',
  ]);
  await user.click(screen.getByRole('menuitem', { name: status }));
  return calls;
}

const status = () => screen.getByRole('button', { name: /^Status of Biscuit/ }).textContent;

it('F36 R4.12 R2.52 the status of a pet is changed in its row', async () => {
  const toasts = watchAdminToasts();
  const calls = await choose('Adopted', () => ({ ...pet, status: 'Adopted' }));
  await waitFor(() => expect(status()).toContain('Adopted'));
  const change = calls.find(({ method }) => method === 'PATCH');
  expect(Object.fromEntries(change?.body as FormData)).toEqual({
    status: 'Adopted',
    expected_version: '1',
  });
  expect(toasts).toEqual([{ tone: 'success', text: 'Status updated to Adopted' }]);
});

it('F36 a status that could not be saved is restored, with the reason', async () => {
  const toasts = watchAdminToasts();
  await choose('Pending', () => problem(400, { detail: 'Not now.' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: 'Not now.' }]));
  expect(within(screen.getByRole('table')).getByText('Available')).toBeTruthy();
});

it('F33 B3.11 lists the visits that an adoption cancels, and changes nothing without confirmation', async () => {
  const visit = buildVisit({ pet_id: pet.id, requested_at: '2099-11-24T16:00:00.000Z' });
  const calls = await choose('Adopted', () => ({ ...pet, status: 'Adopted' }), [visit]);
  const question = await screen.findByRole('dialog', { name: 'Mark as adopted?' });
  expect(question.textContent).toContain(visit.user.full_name);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  expect(status()).toContain('Available');
});
