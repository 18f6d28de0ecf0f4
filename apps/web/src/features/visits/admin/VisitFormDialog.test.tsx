import type { Visit } from '@pawmatch/contract/visits/visit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { defaultVisitTime } from './shelter-local-time.ts';
import { VisitRequests } from './VisitRequests.tsx';

const zone = 'America/New_York';
const pets = [buildPet({ name: 'First' }), buildPet({ name: 'Second' })];
const petOptions = pets.map(({ id, name }) => ({ value: id, label: name }));
const ada = {
  id: '0198c0de-0000-7000-8003-0000000000ff',
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone_number: null,
  role: 'adopter',
  created_at: '2026-01-01T00:00:00.000Z',
};

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  setCookie('csrftoken', 'token');
  toasts = watchAdminToasts();
});

function stubShelter(visits: () => Visit[], responses: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    'GET /admin/visit-requests': visits,
    'GET /admin/users': () => [ada],
    ...responses,
  });
}

async function openSchedule() {
  const user = userEvent.setup();
  renderPage(<VisitRequests timeZone={zone} petOptions={petOptions} />, { status: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Schedule Visit' }));
  await screen.findByRole('combobox', { name: /^Pet/ });
  return user;
}

async function openEdit(petName: string) {
  const user = userEvent.setup();
  renderPage(<VisitRequests timeZone={zone} petOptions={petOptions} />, { status: 'admin' });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^More for ${petName}`) }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  return user;
}

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));
const timeField = () => screen.getByLabelText<HTMLInputElement>(/^Requested Date/);
const petField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Pet/ });
const sent = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('Schedule New Visit', () => {
  it('R2.59 R5.12 R4.14 begins with the first pet, tomorrow at the top of the hour, with now as the earliest time', async () => {
    stubShelter(() => []);
    await openSchedule();
    expect(screen.getByRole('dialog', { name: 'Schedule New Visit' })).toBeTruthy();
    expect(petField().value).toBe('First');
    expect(petField().disabled).toBe(false);
    expect(timeField().value).toBe(defaultVisitTime(new Date(), zone));
    expect(timeField().min < timeField().value).toBe(true);
    const statuses = screen.getByLabelText<HTMLSelectElement>('Status');
    expect(statuses.value).toBe('pending approval');
    expect([...statuses.options].map(({ value }) => value)).toEqual([
      'pending approval',
      'confirmed',
      'cancelled',
    ]);
  });

  it('D24 R8.41 books for an adopter found by name', async () => {
    const calls = stubShelter(() => [], {
      'POST /admin/visit-requests': () => Response.json(buildVisit(), { status: 201 }),
    });
    const user = await openSchedule();
    await user.type(screen.getByRole('combobox', { name: /^Adopter/ }), 'lovel{Enter}');
    fireEvent.change(timeField(), { target: { value: '2099-06-01T14:00' } });
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([
      {
        pet_id: pets[0]?.id,
        requested_at: '2099-06-01T18:00:00.000Z',
        status: 'pending',
        notes: '',
        user_id: ada.id,
      },
    ]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Visit request created successfully' }]);
  });

  it('D24 books for a walk-in when there is a name', async () => {
    const calls = stubShelter(() => [], {
      'POST /admin/visit-requests': () => Response.json(buildVisit(), { status: 201 }),
    });
    const user = await openSchedule();
    await user.click(screen.getByLabelText(/^A walk-in/));
    await save(user);
    expect(await screen.findByText('Name cannot be empty.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Name/), 'Sam Lee');
    await user.type(screen.getByLabelText('Phone'), '5555550199');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(555) 555-0199');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toMatchObject([{ full_name: 'Sam Lee', email: null }]);
  });

  it('F36 warns of a time outside visiting hours, and saves it', async () => {
    const calls = stubShelter(() => [], {
      'POST /admin/visit-requests': () => Response.json(buildVisit(), { status: 201 }),
    });
    const user = await openSchedule();
    await user.type(screen.getByRole('combobox', { name: /^Adopter/ }), 'ada{Enter}');
    fireEvent.change(timeField(), { target: { value: '2099-06-01T14:00' } });
    expect(screen.queryByText(/outside visiting hours/)).toBeNull();
    // A Saturday.
    fireEvent.change(timeField(), { target: { value: '2099-06-06T21:15' } });
    const warning = await screen.findByText(/outside visiting hours/);
    expect(warning.closest('[aria-live="polite"]')).not.toBeNull();
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toMatchObject([{ requested_at: '2099-06-07T01:15:00.000Z' }]);
  });

  it('F28 D22 the time is named for every day of the year', async () => {
    stubShelter(() => []);
    await openSchedule();
    expect(screen.getByLabelText(/^Requested Date \(ET\)/)).toBeTruthy();
  });

  it('F24 R5.03 a pasted number with +1 stays the same number', async () => {
    const calls = stubShelter(() => [], {
      'POST /admin/visit-requests': () => Response.json(buildVisit(), { status: 201 }),
    });
    const user = await openSchedule();
    await user.click(screen.getByLabelText(/^A walk-in/));
    await user.type(screen.getByLabelText(/^Name/), 'Sam Lee');
    const phone = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.click(phone);
    await user.paste('+1 (212) 555-0123');
    expect(phone.value).toBe('(212) 555-0123');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toMatchObject([{ phone_number: '(212) 555-0123' }]);
  });

  it('F24 the caret stays in place when a number is corrected', async () => {
    stubShelter(() => []);
    const user = await openSchedule();
    await user.click(screen.getByLabelText(/^A walk-in/));
    const phone = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.type(phone, '2125550123');
    await user.type(phone, '{Backspace}9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(phone.value).toBe('(219) 555-0123');
    expect(phone.selectionStart).toBe(4);
  });

  it('F25 books the pet that was typed and selected with Tab', async () => {
    const calls = stubShelter(() => [], {
      'POST /admin/visit-requests': () => Response.json(buildVisit(), { status: 201 }),
    });
    const user = await openSchedule();
    await user.click(petField());
    await user.clear(petField());
    await user.keyboard('Second{Tab}');
    expect(petField().value).toBe('Second');
    await user.type(screen.getByRole('combobox', { name: /^Adopter/ }), 'ada{Enter}');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toMatchObject([{ pet_id: pets[1]?.id }]);
  });

  it('F25 no visit is booked for a pet that is not found', async () => {
    const calls = stubShelter(() => []);
    const user = await openSchedule();
    await user.clear(petField());
    await user.type(petField(), 'Luna{Enter}');
    await user.type(screen.getByRole('combobox', { name: /^Adopter/ }), 'ada{Enter}');
    await save(user);
    await screen.findByText('Please choose a pet.');
    expect(sent(calls)).toEqual([]);
  });

  it('R8.37 stays open and shows why the visit could not be scheduled', async () => {
    stubShelter(() => [], {
      'POST /admin/visit-requests': () =>
        problem(400, { error: 'Scheduling conflict', detail: 'Already booked.' }),
    });
    const user = await openSchedule();
    await user.type(screen.getByRole('combobox', { name: /^Adopter/ }), 'ada{Enter}');
    await save(user);
    const text = 'Could not schedule visit: Already booked.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(toasts).toEqual([{ tone: 'error', text }]);
  });
});

describe('Update Visit Request', () => {
  const visit = buildVisit({
    pet: { ...pets[0], id: pets[0]?.id ?? '', name: 'First', species: 'Dog', image_url: null },
    requested_at: '2026-11-23T19:00:00.000Z',
  });

  it('R2.59 keeps the pet, reads "Saving..." and saves the changes with their version', async () => {
    let respond = (_visit: unknown) => {};
    const calls = stubShelter(() => [visit], {
      [`PUT /visit-requests/${visit.id}`]: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    const user = await openEdit('First');
    expect(screen.getByRole('dialog', { name: 'Update Visit Request' })).toBeTruthy();
    expect(petField().value).toBe('First');
    expect(petField().disabled).toBe(true);
    expect(timeField().value).toBe('2026-11-23T14:00');
    await user.selectOptions(screen.getByLabelText('Status'), 'confirmed');
    await save(user);
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect(saving.disabled).toBe(true);
    await vi.waitFor(() => expect(sent(calls)).toHaveLength(1));
    respond({ ...visit, status: 'confirmed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([{ status: 'confirmed', expected_version: visit.version }]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Visit request updated successfully' }]);
  });

  it('R8.37 after a conflict on a server without versions shows the error, reloads, and saves over it', async () => {
    let now: Visit = { ...visit, version: 0 };
    const calls = stubShelter(() => [now], {
      [`PUT /visit-requests/${visit.id}`]: ({ body }) => {
        if ((body as { expected_status: string }).expected_status !== 'cancelled') {
          now = { ...now, status: 'cancelled' };
          return problem(409, { code: 'CONFLICT', detail: 'Someone else has changed it.' });
        }
        return now;
      },
    });
    const user = await openEdit('First');
    await user.type(screen.getByLabelText('Notes'), 'By car.');
    await save(user);
    await screen.findByText('Failed to update visit request: Someone else has changed it.');
    // Unchanged fields follow the server; typed text stays.
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('cancelled');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('By car.');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls).at(-1)).toEqual({ expected_status: 'cancelled', notes: 'By car.' });
  });

  const raced = () => {
    let now: Visit = { ...visit, notes: 'Old' };
    return stubShelter(() => [now], {
      [`PUT /visit-requests/${visit.id}`]: ({ body }) => {
        const { expected_version, ...changes } = body as { expected_version: number };
        if (expected_version === 1) {
          now = { ...now, requested_at: '2026-11-24T16:00:00.000Z', notes: 'Theirs', version: 2 };
          return problem(409, { code: 'CONFLICT', detail: 'Changed.', current: now });
        }
        now = { ...now, ...changes, version: 3 };
        return now;
      },
    });
  };

  it('S57 F11 shows both versions when a colleague saved first, and saves mine on the new version', async () => {
    const calls = raced();
    const user = await openEdit('First');
    await user.clear(screen.getByLabelText('Notes'));
    await user.type(screen.getByLabelText('Notes'), 'Mine');
    await save(user);
    const conflict = await screen.findByRole('region', { name: 'Changed by someone else' });
    expect(document.activeElement).toBe(conflict);
    expect(conflict.textContent).toContain('Now: TheirsYours: Mine');
    expect(conflict.textContent).toContain('Now: Tuesday, November 24, 2026 at 11:00 AM');
    expect(conflict.textContent).toContain('Before: Monday, November 23, 2026 at 2:00 PM');
    expect(timeField().value).toBe('2026-11-24T11:00');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Save Mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls).at(-1)).toEqual({ notes: 'Mine', expected_version: 2 });
  });

  it('S57 F11 accepts theirs, and then edits the new version', async () => {
    const calls = raced();
    const user = await openEdit('First');
    await user.type(screen.getByLabelText('Notes'), ' and mine');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Use Theirs' }));
    expect(screen.queryByRole('region', { name: 'Changed by someone else' })).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Theirs');
    await user.selectOptions(screen.getByLabelText('Status'), 'confirmed');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls).at(-1)).toEqual({ status: 'confirmed', expected_version: 2 });
  });

  it('R4.14 does not change a status that the form does not offer', async () => {
    const done = { ...visit, status: 'completed' as const };
    stubShelter(() => [done]);
    await openEdit('First');
    const statuses = screen.getByLabelText<HTMLSelectElement>('Status');
    expect(statuses.value).toBe('completed');
    expect([...statuses.options]).toHaveLength(4);
  });
});
