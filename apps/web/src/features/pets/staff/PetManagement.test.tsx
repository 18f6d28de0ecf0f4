import type { Pet } from '@pawmatch/contract/pets/pet';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { petLists } from '../../../testing/stub-lists.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { PetManagement } from './PetManagement.tsx';

const manyPets = (count: number, fields: Partial<Pet> = {}) =>
  Array.from({ length: count }, (_, index) => buildPet({ name: `Pet no ${index}`, ...fields }));

async function renderPets(pets: readonly Pet[]) {
  stubApi(petLists(() => pets));
  renderPage(<PetManagement timeZone="America/New_York" />, { status: 'admin' });
  await screen.findByText(pets.length === 0 ? /No pets found/ : 'Pet no 0');
  return userEvent.setup();
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const panel = () => screen.getByRole('group', { name: 'List of pets' });

beforeEach(() => stubViewport());

describe('PetManagement', () => {
  it('R2.52 shows image, name, species, long date, status and actions', async () => {
    await renderPets([
      buildPet({
        name: 'Pet no 0',
        species: 'Cat',
        status: 'Adopted',
        created_at: '2026-03-02T02:30:00.000Z',
      }),
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Pet',
      'Added',
      'Status',
      'Actions',
    ]);
    const [row] = rows();
    expect(row?.textContent).toContain('No Image');
    expect(row?.textContent).toContain('Cat');
    expect(row?.textContent).toContain('Adopted');
    // Still the first of March in New York.
    expect(row?.querySelector('time')?.textContent).toBe('March 1, 2026');
    expect(within(row as HTMLElement).getByRole('button', { name: /^Edit/ })).toBeTruthy();
    expect(within(row as HTMLElement).getByRole('button', { name: /^Delete/ })).toBeTruthy();
  });

  it('R2.52 shows an empty state', async () => {
    await renderPets([]);
    expect(screen.getByText('No pets found. Add your first pet!')).toBeTruthy();
  });

  it('R2.51 shows the first 10 and 10 more with "Load More"', async () => {
    const user = await renderPets(manyPets(25));
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    // The focused button was removed, so the list has the focus.
    expect(document.activeElement).toBe(panel());
  });

  it('R2.51 R9.06 shows 10 more when scrolled to within 20 px of the bottom, and not before', async () => {
    await renderPets(manyPets(25));
    Object.defineProperties(panel(), {
      scrollHeight: { value: 700 },
      clientHeight: { value: 500 },
    });
    fireEvent.scroll(panel(), { target: { scrollTop: 179 } });
    expect(rows()).toHaveLength(10);
    fireEvent.scroll(panel(), { target: { scrollTop: 180 } });
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it('R2.52 R2.55 selects all pets, shown or not, with their number in the action bar', async () => {
    const user = await renderPets(manyPets(25));
    expect(screen.queryByRole('button', { name: 'Bulk Actions' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Pet no 3' }));
    expect(screen.getByText('1 pet(s) selected')).toBeTruthy();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 25 pets' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(screen.getByText('25 pet(s) selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bulk Actions' })).toBeTruthy();
    const checked = () => within(panel()).queryAllByRole('checkbox', { checked: true });
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    // With the one for all.
    await waitFor(() => expect(checked()).toHaveLength(21));
    await user.click(all);
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(checked()).toEqual([]);
  });

  it('R2.52 R5.16 filters the list by text and status, and deselects filtered rows', async () => {
    const pets = [...manyPets(3), buildPet({ name: 'Juno', breed: 'Whippet', status: 'Adopted' })];
    const user = await renderPets(pets);
    await user.click(screen.getByRole('checkbox', { name: 'Select all 4 pets' }));
    await user.type(screen.getByRole('searchbox'), 'whip');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('1 pet(s) selected')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByLabelText('Search pets by status'), 'Pending');
    expect(await screen.findByText('No pets match your search.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bulk Actions' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all pets' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('F20 R8.33 shows an error, its reason and a retry button when loading failed', async () => {
    let isBroken = true;
    stubApi({
      ...petLists(() => []),
      'GET /pets': () => (isBroken ? new Response('{}', { status: 500 }) : manyPets(1)),
    });
    renderPage(<PetManagement timeZone="UTC" />, { status: 'admin' });
    await screen.findByText('Failed to load pets. Please try again.');
    expect(screen.getByRole('alert').textContent).toMatch(
      /Failed to load pets\. Please try again\..*An internal server error occurred\./,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Pet no 0')).toBeTruthy();
  });

  it('R2.57 R7.18 R8.34 R8.41 a pet is deleted from its row after confirmation', async () => {
    const toasts = watchAdminToasts();
    const pet = buildPet({ name: 'Biscuit' });
    let stored = [pet];
    let isBroken = true;
    const calls = stubApi({
      ...petLists(() => stored),
      [`DELETE /pets/${pet.id}`]: () => {
        if (isBroken) return problem(500);
        stored = [];
        return new Response(null, { status: 204 });
      },
    });
    renderPage(<PetManagement timeZone="UTC" />, { status: 'admin' });
    const user = userEvent.setup();
    const answer = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Delete Biscuit' }));
      const dialog = screen.getByRole('dialog', { name: 'Delete pet' });
      expect(dialog.textContent).toContain('Are you sure you want to delete Biscuit?');
      expect(dialog.textContent).toContain('This action cannot be undone.');
      await user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await answer('Cancel');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    await answer('Delete');
    await waitFor(() =>
      expect(toasts).toMatchObject([{ tone: 'error', text: 'Failed to delete pet' }]),
    );
    expect(rows()).toHaveLength(1);
    isBroken = false;
    await answer('Delete');
    expect(await screen.findByText('No pets found. Add your first pet!')).toBeTruthy();
    expect(toasts.at(-1)).toEqual({ tone: 'success', text: 'Pet deleted successfully' });
  });

  it('R2.50 on a phone the rows are cards with the same actions', async () => {
    stubViewport({ width: 360 });
    const pets = manyPets(2);
    stubApi(petLists(() => pets));
    renderPage(<PetManagement timeZone="UTC" />, { status: 'admin' });
    await screen.findByText('Pet no 0');
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Pets' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Edit Pet no 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete Pet no 1' })).toBeTruthy();
  });
});
