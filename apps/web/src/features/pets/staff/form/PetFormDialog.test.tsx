import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../../../testing/stub-api.ts';
import { stubViewport } from '../../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../../testing/watch-admin-toasts.ts';
import { cat, onClose, press, renderForm, stubCat } from './testing/pet-form.tsx';

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  toasts = watchAdminToasts();
  onClose.mockClear();
});

describe('the texts of the form', () => {
  it('R2.58 R5.10 R9.08 for a new pet', () => {
    renderForm(null);
    const dialog = screen.getByRole('dialog', { name: 'Add New Pet' });
    expect(within(dialog).getByRole('button', { name: 'Add Pet' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Delete Pet' })).toBeNull();
    const file = within(dialog).getByLabelText<HTMLInputElement>('Upload Image');
    expect(file.accept).toBe('image/*');
    expect(within(dialog).getByText('JPG, PNG, or GIF (max 5MB)')).toBeTruthy();
    expect(within(dialog).getByText('No Image')).toBeTruthy();
  });

  it('R2.58 for an existing pet', () => {
    renderForm(cat);
    const dialog = screen.getByRole('dialog', { name: 'Edit Pet' });
    expect(within(dialog).getByRole('button', { name: 'Update Pet' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Delete Pet' })).toBeTruthy();
    expect(within(dialog).getByLabelText('Change Image')).toBeTruthy();
  });
});

describe('the fields', () => {
  it('R3.25 R3.26 R3.27 R3.28 R3.29 R3.30 R3.31 R3.32 R3.33 R9.08 R9.10 offer the allowed values', () => {
    renderForm(null);
    const expected = {
      Species: ['', 'Dog', 'Cat'],
      'Age Group': ['', 'Baby', 'Young', 'Adult', 'Senior'],
      Sex: ['', 'Male', 'Female'],
      Size: ['', 'Small', 'Medium', 'Large', 'ExtraLarge'],
      Status: ['Available', 'Pending', 'Adopted'],
      'Energy Level': ['', 'LapPet', 'Calm', 'Moderate', 'VeryActive'],
      'Experience Level': ['', 'Beginner', 'Intermediate', 'Advanced'],
      'Hair Length': ['', 'Short', 'Medium', 'Long'],
    };
    const field = (label: string) =>
      screen.getByLabelText<HTMLSelectElement>(new RegExp(`^${label}`));
    for (const [label, values] of Object.entries(expected)) {
      expect([...field(label).options].map(({ value }) => value)).toEqual(values);
    }
    expect(field('Status').value).toBe('Available');
  });

  it('R2.58 R5.09 marks what is required, and each field that is missing', async () => {
    const user = renderForm(null);
    const labels = [...screen.getByRole('dialog').querySelectorAll('label')];
    const starred = labels.filter(({ textContent }) => textContent?.includes('*'));
    const required = ['Name', 'Species', 'Breed', 'Age Group', 'Sex', 'Size'];
    expect(starred.map(({ textContent }) => textContent?.split('*')[0]?.trim())).toEqual([
      ...required,
      'Status',
    ]);
    await press(user, 'Add Pet');
    await screen.findByText('Name is required.');
    for (const label of required) {
      const field = screen.getByLabelText(new RegExp(`^${label}`));
      expect(field.getAttribute('aria-invalid'), label).toBe('true');
    }
    await press(user, 'Cancel');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('the story in other languages', () => {
  it('B5.02 B5.04 unfolds where there is one, in fields of that language', async () => {
    const es = { summary: null, description: 'La historia.' };
    const calls = stubCat(cat.training_traits);
    const user = renderForm({ ...cat, translations: { es } });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('group').filter((it) => it.matches('details'))).toHaveLength(1);
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Description (Spanish)');
    expect([field.value, field.lang]).toEqual(['La historia.', 'es']);
    expect(field.closest('details')?.open).toBe(true);
    await user.type(dialog.getByLabelText('Summary (Spanish)'), 'Breve.');
    await press(user, 'Update Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { body } = calls.find(({ method }) => method === 'PATCH') ?? {};
    const sent = body instanceof FormData ? String(body.get('translations')) : body;
    const told = { es: { summary: 'Breve.', description: 'La historia.' } };
    expect(typeof sent === 'string' ? JSON.parse(sent) : sent).toMatchObject(
      typeof sent === 'string' ? told : { translations: told },
    );
  });

  it('B5.02 is folded where there is none', async () => {
    const user = renderForm({ ...cat, language: 'es' });
    expect(screen.queryByLabelText('Description (English)')).toBeNull();
    expect(screen.queryByText('In Spanish')).toBeNull();
    await user.click(screen.getByText('In English'));
    expect((await screen.findByLabelText('Description (English)')).lang).toBe('en');
  });
});

describe('for a volunteer', () => {
  it('B8.06 has facts alone, and sends nothing else', async () => {
    const calls = stubCat(cat.training_traits);
    const user = renderForm(cat, capabilitiesOf(['volunteer'], []));
    const dialog = within(screen.getByRole('dialog', { name: 'Facts about Olive' }));
    const absent = /^(Name|Species|Breed|Status|Change Image|Summary|Description|Shelter notes)/;
    expect(dialog.queryAllByLabelText(absent)).toEqual([]);
    expect(dialog.queryByRole('button', { name: 'Delete Pet' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText(/^Energy Level/), 'VeryActive');
    await press(user, 'Update Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { body } = calls.find(({ method }) => method === 'PATCH') ?? {};
    const sent = body instanceof FormData ? [...body.keys()] : Object.keys(Object(body));
    expect(sent.sort()).toEqual(['energy_level', 'expected_version']);
  });
});

describe('litter training', () => {
  it('R2.58 R4.12 is offered only for cats; switching to Dog clears it', async () => {
    const user = renderForm(cat);
    expect(screen.getByLabelText<HTMLInputElement>('Litter Trained').checked).toBe(true);
    expect(screen.getByRole('option', { name: 'Kitten' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Species/), 'Dog');
    expect(screen.queryByLabelText('Litter Trained')).toBeNull();
    expect(screen.getByRole('option', { name: 'Puppy' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Species/), 'Cat');
    expect(screen.getByLabelText<HTMLInputElement>('Litter Trained').checked).toBe(false);
  });
});

describe('Pet Friendly', () => {
  const labels = ['Dog Friendly', 'Cat Friendly', 'Pet Friendly'];
  const answers = () =>
    labels.map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);
  const choose = (user: ReturnType<typeof renderForm>, label: string, answer: string) =>
    user.selectOptions(screen.getByLabelText(label), answer);

  it('R3.24 B1.13 answers only what is not known, and shows the sum of both', async () => {
    const user = renderForm({
      ...cat,
      dog_friendly: false,
      cat_friendly: null,
      pet_friendly: false,
    });
    expect(answers()).toEqual(['false', '', 'false']);
    await choose(user, 'Pet Friendly', 'Yes');
    expect(answers()).toEqual(['false', 'true', 'false']);
    await choose(user, 'Dog Friendly', 'Yes');
    expect(answers()).toEqual(['true', 'true', 'true']);
  });

  it('R3.24 B1.13 changes again what it has answered, but not what was chosen itself', async () => {
    const user = renderForm(null);
    await choose(user, 'Pet Friendly', 'Yes');
    expect(answers()).toEqual(['true', 'true', 'true']);
    await choose(user, 'Pet Friendly', 'No');
    expect(answers()).toEqual(['false', 'false', 'false']);
    await choose(user, 'Cat Friendly', 'Yes');
    await choose(user, 'Pet Friendly', 'Not known');
    expect(answers()).toEqual(['', 'true', 'true']);
  });

  it('R3.24 B1.13 sends the known answer with the sum, so that the server keeps it', async () => {
    const pet = { ...cat, dog_friendly: true, cat_friendly: null, pet_friendly: true };
    const calls = stubCat([], { [`PATCH /pets/${cat.id}`]: () => pet });
    const user = renderForm(pet);
    await choose(user, 'Pet Friendly', 'No');
    expect(answers()).toEqual(['true', 'false', 'false']);
    await press(user, 'Update Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const form = calls.find(({ method }) => method === 'PATCH')?.body as FormData;
    expect(['dog_friendly', 'cat_friendly', 'pet_friendly'].map((name) => form.get(name))).toEqual([
      'true',
      'false',
      'false',
    ]);
  });
});

describe('Delete Pet', () => {
  it('R2.58 shows the text of the specification and deletes nothing without confirmation', async () => {
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    const user = renderForm(cat);
    await press(user, 'Delete Pet');
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      'Are you sure you want to delete this pet? This action cannot be undone.',
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('R7.18 R8.41 R8.34 deletes after confirmation; a failure shows an error and stays open', async () => {
    vi.stubGlobal('confirm', () => true);
    let isBroken = true;
    stubCat([], {
      [`DELETE /pets/${cat.id}`]: () =>
        isBroken ? problem(500) : new Response(null, { status: 204 }),
    });
    const user = renderForm(cat);
    await press(user, 'Delete Pet');
    const reason = 'An internal server error occurred. Please try again later.';
    await waitFor(() =>
      expect(toasts).toEqual([{ tone: 'error', text: 'Failed to delete pet', reason }]),
    );
    expect(onClose).not.toHaveBeenCalled();
    isBroken = false;
    await press(user, 'Delete Pet');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toasts.at(-1)).toEqual({ tone: 'success', text: 'Pet deleted successfully' });
  });
});
