import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPet } from '../../../../testing/build-pet.ts';
import { buildVisit } from '../../../../testing/build-visit.ts';
import { problem, stubApi } from '../../../../testing/stub-api.ts';
import { stubViewport } from '../../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../../testing/watch-admin-toasts.ts';
import { cat, onClose, press, renderForm, stubCat } from './testing/pet-form.tsx';

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  toasts = watchAdminToasts();
  onClose.mockClear();
});

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Name/), 'Rex');
  await user.selectOptions(screen.getByLabelText(/^Species/), 'Dog');
  await user.type(screen.getByLabelText(/^Breed/), 'Beagle');
  await user.selectOptions(screen.getByLabelText(/^Age Group/), 'Adult');
  await user.selectOptions(screen.getByLabelText(/^Sex/), 'Male');
  await user.selectOptions(screen.getByLabelText(/^Size/), 'Large');
}

describe('saving', () => {
  it('R5.09 shows which required fields are missing and sends nothing', async () => {
    const user = renderForm(null);
    await press(user, 'Add Pet');
    expect(await screen.findByText('Name is required.')).toBeTruthy();
    expect(screen.getByText('Please select a species.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  });

  it('R2.60 R7.16 R5.11 R8.41 adds a pet as a multipart form with its image, Available by default', async () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:preview';
        static override revokeObjectURL = () => {};
      },
    );
    const made = buildPet({ name: 'Rex' });
    const calls = stubApi({
      'POST /pets/': () => Response.json(made, { status: 201 }),
      [`GET /pets/${made.id}/training-traits`]: () => [],
      [`POST /pets/${made.id}/training-traits`]: () => ({ trait: 'HouseTrained' }),
    });
    const user = renderForm(null);
    await fillIn(user);
    await user.click(screen.getByLabelText('House Trained'));
    const image = new File(['pixels'], 'rex.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Upload Image'), image);
    const preview = document.querySelector('img');
    expect(preview?.src).toBe('blob:preview');
    if (preview) fireEvent.error(preview);
    expect(screen.getByText('This browser cannot show a preview.')).toBeTruthy();
    await press(user, 'Add Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());

    const form = calls.find(({ path }) => path === '/pets/')?.body as FormData;
    expect(Object.fromEntries(form)).toMatchObject({
      name: 'Rex',
      status: 'Available',
      special_needs: 'false',
      kid_friendly: '',
      trainingTraits: '["HouseTrained"]',
    });
    expect((form.get('image') as File).name).toBe('rex.png');
    expect(form.has('house_trained')).toBe(false);
    // R7.30: the server did not store the trait of the form, so it is added.
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: 'HouseTrained' });
    expect(toasts).toEqual([{ tone: 'success', text: 'Pet created successfully' }]);
  });

  it('R7.15 R7.17 R7.19 R7.20 R7.21 R7.30 S57 saves only the changes, updates traits, and reloads the pet', async () => {
    const calls = stubCat(['LitterTrained']);
    const user = renderForm(cat);
    await user.type(screen.getByLabelText(/^Breed/), ' cross');
    await user.click(screen.getByLabelText('House Trained'));
    await user.click(screen.getByLabelText('Litter Trained'));
    await press(user, 'Update Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());

    const form = calls.find(({ method }) => method === 'PATCH')?.body as FormData;
    expect(Object.fromEntries(form)).toEqual({
      breed: 'Tabby cross',
      image_url: '/images/olive/large.webp',
      trainingTraits: '["HouseTrained"]',
      expected_version: '1',
    });
    const after = calls.slice(calls.findIndex(({ method }) => method === 'PATCH') + 1);
    expect(after.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE', 'GET']);
    expect(after[1]?.body).toBe('HouseTrained');
    expect(after[1]?.headers.get('content-type')).toBe('text/plain');
    expect(after[2]?.path).toMatch(/LitterTrained$/);
    expect(toasts).toEqual([{ tone: 'success', text: 'Pet updated successfully' }]);
  });

  it('S57 F11 shows both versions when a colleague saved first, and saves mine on the new version', async () => {
    let now = { ...cat, breed: 'Siamese', name: 'Olivia', version: 2 };
    const calls = stubCat([], {
      [`PATCH /pets/${cat.id}`]: ({ body }) => {
        const { expected_version, ...changes } = Object.fromEntries(body as FormData);
        if (expected_version !== '2') return problem(409, { code: 'CONFLICT', current: now });
        now = { ...now, ...changes, version: 3 };
        return now;
      },
    });
    const user = renderForm(cat);
    await user.type(screen.getByLabelText(/^Breed/), ' cross');
    await press(user, 'Update Pet');
    const conflict = await screen.findByRole('region', { name: 'Changed by someone else' });
    expect(conflict.textContent).toContain('NameNow: OliviaBefore: Olive');
    expect(conflict.textContent).toContain('BreedNow: SiameseYours: Tabby cross');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Olivia');
    expect(screen.getByLabelText<HTMLInputElement>(/^Breed/).value).toBe('Tabby cross');
    await press(user, 'Save Mine');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = calls.filter(({ method }) => method === 'PATCH').at(-1)?.body as FormData;
    expect(Object.fromEntries(sent)).toEqual({
      breed: 'Tabby cross',
      image_url: '/images/olive/large.webp',
      expected_version: '2',
    });
  });

  it('F33 B3.11 lists the visits to be cancelled before a pet is marked as adopted', async () => {
    const visit = buildVisit({
      pet_id: cat.id,
      pet: { id: cat.id, name: 'Olive', species: 'Cat', image_url: null },
      requested_at: '2099-11-24T16:00:00.000Z',
    });
    const past = { ...visit, id: `${visit.id}x`, requested_at: '2020-11-24T16:00:00.000Z' };
    const calls = stubCat([], { 'GET /admin/visit-requests': () => [visit, past] });
    const user = renderForm(cat);
    await user.selectOptions(screen.getByLabelText(/^Status/), 'Adopted');
    await press(user, 'Update Pet');
    const question = await screen.findByRole('dialog', { name: 'Mark as adopted?' });
    expect(within(question).getAllByRole('listitem')).toHaveLength(1);
    expect(question.textContent).toContain(`${visit.user.full_name}, to meet Olive`);
    expect(question.textContent).toContain('November 24, 2099 at 11:00 AM');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    expect(screen.getByLabelText<HTMLSelectElement>(/^Status/).value).toBe('Adopted');
    await press(user, 'Update Pet');
    const again = await screen.findByRole('dialog', { name: 'Mark as adopted?' });
    await user.click(within(again).getByRole('button', { name: 'Mark as Adopted' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('R8.32 shows a toast when the pet is saved and its traits are not', async () => {
    stubCat([], { [`GET /pets/${cat.id}/training-traits`]: () => problem(500) });
    const user = renderForm(cat);
    await user.click(screen.getByLabelText('House Trained'));
    await press(user, 'Update Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toasts).toEqual([
      {
        tone: 'warning',
        text: 'Pet updated, but there was an error updating training traits',
      },
    ]);
  });

  it('R8.31 stays open with the error of the server, also at its field', async () => {
    let rejection = problem(422, { errors: [{ field: 'breed', message: 'No such breed.' }] });
    stubCat([], { [`PATCH /pets/${cat.id}`]: () => rejection });
    const user = renderForm(cat);
    await press(user, 'Update Pet');
    expect(await screen.findByText('No such breed.')).toBeTruthy();
    expect(screen.getByText('Validation error: No such breed.')).toBeTruthy();
    expect(toasts).toEqual([{ tone: 'error', text: 'Validation error: No such breed.' }]);
    rejection = problem(500);
    await press(user, 'Update Pet');
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ tone: 'error', text: 'Failed to update pet' }),
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('F20 R8.31 R8.34 stays open with what failed and why, and can be saved again', async () => {
    let isBroken = true;
    stubCat([], { [`PATCH /pets/${cat.id}`]: () => (isBroken ? problem(500) : cat) });
    const user = renderForm(cat);
    await press(user, 'Update Pet');
    const reason = 'An internal server error occurred. Please try again later.';
    await screen.findByText(reason);
    expect(document.querySelector('form')?.textContent).toMatch(
      /Failed to update pet.*An internal server error occurred\./,
    );
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to update pet', reason }]);
    expect(onClose).not.toHaveBeenCalled();
    isBroken = false;
    await press(user, 'Update Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('R8.30 R8.32 shows a toast when the pet is added and its traits are not', async () => {
    const made = buildPet({ name: 'Rex' });
    stubApi({
      'POST /pets/': () => Response.json(made, { status: 201 }),
      [`GET /pets/${made.id}/training-traits`]: () => problem(500),
    });
    const user = renderForm(null);
    await fillIn(user);
    await press(user, 'Add Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toasts).toEqual([
      { tone: 'warning', text: 'Pet created, but there was an error adding training traits' },
    ]);
  });

  it('R8.30 R9.09 shows for 7 seconds why a pet was not added', async () => {
    stubApi({
      'POST /pets/': () =>
        problem(422, {
          detail: [
            { loc: ['name'], msg: 'Too odd.' },
            { loc: ['breed'], msg: 'Too rare.' },
          ],
        }),
    });
    const user = renderForm(null);
    await fillIn(user);
    await press(user, 'Add Pet');
    await waitFor(() =>
      expect(toasts).toEqual([
        { tone: 'error', text: 'Validation failed: Too odd.; Too rare.', duration: 7_000 },
      ]),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Rex');
  });
});
