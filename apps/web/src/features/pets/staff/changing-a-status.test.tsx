import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../../lib/toast.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { petLists, visitLists } from '../../../testing/stub-lists.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { PetManagement } from './PetManagement.tsx';

const pet = buildPet({ name: 'Biscuit' });

beforeEach(() => stubViewport());

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

describe('one pet of a bonded pair', () => {
  const nala = buildPet({ name: 'Nala' });
  const basil = buildPet({ name: 'Basil' });
  const bondOf = ({ id, name, species, status }: Pet) => ({
    ...{ id, name, species, status, primary_photo_url: null },
  });

  /** Basil and Nala, a pair of which calls change the status. */
  function stubPair(visits: Visit[] = [], failure?: Response) {
    const statuses = new Map([basil, nala].map(({ id, status }) => [id, status]));
    const current = (pet: Pet, other: Pet): Pet => ({
      ...pet,
      status: statuses.get(pet.id) ?? pet.status,
      bonded_with: bondOf({ ...other, status: statuses.get(other.id) ?? other.status }),
    });
    const change =
      (pet: Pet, other: Pet) =>
      ({ body }: { body?: unknown }) => {
        if (failure && pet === nala) return failure.clone();
        const status = (body as FormData).get('status');
        if (status) statuses.set(pet.id, status as Pet['status']);
        return current(pet, other);
      };
    const calls = stubApi({
      ...petLists(() => [current(basil, nala), current(nala, basil)]),
      ...visitLists(() => visits),
      [`PATCH /pets/${basil.id}`]: change(basil, nala),
      [`PATCH /pets/${nala.id}`]: change(nala, basil),
      [`GET /pets/${basil.id}`]: () => current(basil, nala),
      [`GET /pets/${basil.id}/training-traits`]: () => [],
    });
    renderPage(
      <>
        <PetManagement timeZone="America/New_York" />
        <Toasts />
      </>,
      { status: 'admin' },
    );
    return {
      statuses,
      changed: () => calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path),
    };
  }

  const markBasil = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^Status of Basil/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Adopted' }));
    return screen.findByText('Basil and Nala are a bonded pair. Were both adopted, or only Basil?');
  };

  it('F D42 R4.12 B1.14 is adopted alone unless staff answer that both were, also beside the toast of its status', async () => {
    const user = userEvent.setup();
    const { statuses } = stubPair();
    await markBasil(user);
    expect(screen.getByText('Status updated to Adopted')).toBeTruthy();
    expect([...statuses.values()]).toEqual(['Adopted', 'Available']);
    await user.click(screen.getByRole('button', { name: 'Both' }));
    await screen.findByText('Nala is marked as adopted, too');
    expect([...statuses.values()]).toEqual(['Adopted', 'Adopted']);
    // Not only busy: what is removed later would take the same question of the next test along.
    await waitFor(() => expect(screen.queryByText(/are a bonded pair/)).toBeNull());
  });

  it('F D42 B3.11 the question names the visits that the answer "both" cancels, and "only" changes nothing', async () => {
    const user = userEvent.setup();
    const visit = buildVisit({ pet_id: nala.id, requested_at: '2099-11-24T16:00:00.000Z' });
    const { changed } = stubPair([visit]);
    await markBasil(user);
    await screen.findByText(`${visit.user.full_name}, to meet ${visit.pet?.name}`);
    await user.click(screen.getByRole('button', { name: 'Only Basil' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Both' })).toBeNull());
    expect(changed()).toEqual([`/pets/${basil.id}`]);
  });

  it('F D42 nothing is asked where the other one is adopted already', async () => {
    const user = userEvent.setup();
    const { statuses } = stubPair();
    statuses.set(nala.id, 'Adopted');
    await user.click(await screen.findByRole('button', { name: /^Status of Basil/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Adopted' }));
    await screen.findByText('Status updated to Adopted');
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/are a bonded pair/)).toBeNull();
  });

  it('F D42 a failed answer says why, and can be given again', async () => {
    const user = userEvent.setup();
    const toasts = watchAdminToasts();
    stubPair([], problem(400, { detail: 'Not now.' }));
    await markBasil(user);
    await user.click(screen.getByRole('button', { name: 'Both' }));
    await waitFor(() => expect(toasts).toContainEqual({ tone: 'error', text: 'Not now.' }));
    const both = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Both' });
    await waitFor(() => expect(both().disabled).toBe(false));
  });

  it('F D42 is asked about after its form is saved, and not after another change of it', async () => {
    const user = userEvent.setup();
    const { statuses } = stubPair();
    const saveForm = async (change: (form: HTMLElement) => Promise<void>) => {
      await user.click(await screen.findByRole('button', { name: 'Edit Basil' }));
      const form = screen.getByRole('dialog', { name: 'Edit Pet' });
      await change(form);
      await user.click(within(form).getByRole('button', { name: 'Update Pet' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await saveForm((form) => user.selectOptions(within(form).getByLabelText(/^Status/), 'Adopted'));
    await user.click(await screen.findByRole('button', { name: 'Only Basil' }));
    expect([...statuses.values()]).toEqual(['Adopted', 'Available']);
    const ask = vi.spyOn(adminToast, 'blank');
    await saveForm((form) => user.type(within(form).getByLabelText(/^Summary/), 'Calm.'));
    await user.click(screen.getByRole('button', { name: /^Status of Basil/ }));
    expect(ask).not.toHaveBeenCalled();
  });

  it('F D42 is asked about after a bulk change, but not when both were selected', async () => {
    const user = userEvent.setup();
    const { statuses } = stubPair();
    const mark = async (status: string, box: RegExp) => {
      await user.click(screen.getByRole('checkbox', { name: box }));
      await user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
      await user.click(screen.getByRole('menuitem', { name: `Mark as ${status}` }));
      await user.click(screen.getByRole('button', { name: 'Update' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await screen.findByRole('button', { name: /^Status of Basil/ });
    await mark('Adopted', /^Select all/);
    expect([...statuses.values()]).toEqual(['Adopted', 'Adopted']);
    await mark('Available', /^Select all/);
    await mark('Adopted', /^Select Nala/);
    expect(await screen.findByText(/Were both adopted, or only Nala\?/)).toBeTruthy();
    expect(screen.getAllByText(/Were both adopted/)).toHaveLength(1);
  });
});
