import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { petLists, visitLists } from '../../../testing/stub-lists.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { PetManagement } from './PetManagement.tsx';

const pets = ['Ada', 'Bo', 'Cleo', 'Dot', 'Eve'].map((name) => buildPet({ name }));
const [ada, bo] = pets as [Pet, Pet];

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  toasts = watchAdminToasts();
});

/** The pets in a list; calls for those in `rejected` fail. */
function stubPets(rejected: readonly Pet[] = [], visits: Visit[] = []) {
  let stored = pets;
  const responses = petLists(() => stored);
  for (const pet of pets) {
    const failure = () => problem(503, { detail: 'Away.', code: 'DATABASE_UNAVAILABLE' });
    const isRejected = rejected.includes(pet);
    responses[`PATCH /pets/${pet.id}`] = ({ body }) => {
      if (isRejected) return failure();
      const changed = { ...pet, status: (body as FormData).get('status') as PetStatus };
      stored = stored.map((each) => (each.id === pet.id ? changed : each));
      return changed;
    };
    responses[`DELETE /pets/${pet.id}`] = () => {
      if (isRejected) return failure();
      stored = stored.filter(({ id }) => id !== pet.id);
      return new Response(null, { status: 204 });
    };
  }
  return stubApi({ ...responses, ...visitLists(() => visits) });
}

async function chooseForAll(choice: string) {
  const user = userEvent.setup();
  renderPage(<PetManagement timeZone="UTC" />, { status: 'admin' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 5 pets' }));
  await user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  await user.click(screen.getByRole('menuitem', { name: choice }));
  return user;
}

const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('bulk actions on pets', () => {
  it('R2.57 requires confirmation to delete, and does nothing when that is cancelled', async () => {
    const calls = stubPets();
    await chooseForAll('Delete');
    const dialog = screen.getByRole('dialog', { name: 'Delete Multiple Pets' });
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete 5 pets? This action cannot be undone.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('5 pet(s) selected')).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('R7.31 R4.12 R8.41 makes one call per pet with the capitalised status, then clears the selection', async () => {
    const calls = stubPets();
    await chooseForAll('Mark as Adopted');
    expect(screen.getByRole('dialog', { name: 'Update Multiple Pets' })).toBeTruthy();
    await confirm('Update');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const patches = calls.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ path }) => path)).toEqual(pets.map(({ id }) => `/pets/${id}`));
    expect(patches.every(({ body }) => (body as FormData).get('status') === 'Adopted')).toBe(true);
    expect(patches.every(({ body }) => [...(body as FormData).keys()].length === 1)).toBe(true);
    expect(toasts).toEqual([{ tone: 'success', text: 'Successfully updated 5 pet(s) to Adopted' }]);
    expect(screen.queryByText(/selected$/)).toBeNull();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.every(({ textContent }) => textContent?.includes('Adopted'))).toBe(true);
  });

  it('B3.11 F33 R2.57 lists the visits that an adoption cancels', async () => {
    const visit = buildVisit({
      pet_id: ada.id,
      pet: { id: ada.id, name: 'Ada', species: 'Dog', image_url: null },
      requested_at: '2099-11-24T16:00:00.000Z',
    });
    stubPets([], [visit]);
    await chooseForAll('Mark as Adopted');
    const dialog = screen.getByRole('dialog', { name: 'Update Multiple Pets' });
    await within(dialog).findByText(/This visit will be cancelled, and the visitor gets an email:/);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(`${visit.user.full_name}, to meet Ada`)]);
    await confirm('Update');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('R7.31 R8.35 R8.41 reports a partial deletion with its counts, the remaining pets and the reasons', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    stubPets([ada, bo]);
    await chooseForAll('Delete');
    await confirm('Delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual([{ tone: 'warning', text: 'Deleted 3 of 5 selected pets' }]);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(screen.getByText('Ada, Bo').closest('li')?.textContent).toBe('Ada, Bo: Away.');
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls.join()).toContain('(Bo) could not be changed');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Ada, Bo')).toBeNull();
  });

  it('R2.56 reads "Processing..." with both buttons disabled while it works', async () => {
    const calls = stubPets();
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const server = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (init.method === 'DELETE') await held;
      return server(input, init);
    });
    await chooseForAll('Delete');
    await confirm('Delete');
    await userEvent.keyboard('{Escape}');
    const dialog = within(screen.getByRole('dialog'));
    const processing = dialog.getByRole('button', { name: 'Processing...' });
    expect(processing.getAttribute('aria-disabled')).toBe('true');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(dialog.getByText('0 of 5 done')).toBeTruthy();
    respond();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(5);
    expect(toasts).toEqual([{ tone: 'success', text: 'Successfully deleted 5 pets' }]);
  });
});
