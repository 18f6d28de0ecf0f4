import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildShelter } from '../../../../testing/build-shelter.ts';
import { buildSlotDay } from '../../../../testing/build-slot-day.ts';
import { buildVisit } from '../../../../testing/build-visit.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { problem } from '../../../../testing/stub-api.ts';
import { stubViewport } from '../../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../../testing/watch-admin-toasts.ts';
import { VisitRequests } from '../VisitRequests.tsx';
import { RecordVisitButton } from './RecordVisitButton.tsx';
import { defaultVisitTime } from './shelter-local-time.ts';
import {
  ada,
  petField,
  pets,
  save,
  sent,
  stubShelter,
  timeField,
  zone,
} from './testing/visit-form.tsx';

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  toasts = watchAdminToasts();
});

async function openSchedule() {
  const user = userEvent.setup();
  renderPage(<VisitRequests timeZone={zone} />, { status: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Schedule Visit' }));
  await screen.findByRole('combobox', { name: /^Pet/ });
  return user;
}

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

  it('A R5.12 B3.01 names the closure of a day, and offers the first free time beside it', async () => {
    const closure = { from: '2099-06-01', to: '2099-06-01', hours: null, is_yearly: false };
    const closures = [{ ...closure, reason: 'Training' }];
    const slot = buildSlotDay();
    const [first, next] = ['2099-05-29T14:00:00.000Z', '2099-06-02T15:30:00.000Z'].map(
      (requested_at) => ({ ...slot, slots: slot.slots.map((it) => ({ ...it, requested_at })) }),
    );
    const calls = stubShelter(() => [], {
      'GET /shelter': () => buildShelter({ visiting: { ...firstVisitingRules, closures } }),
      'GET /admin/visit-requests/slots': () => [first, next],
    });
    const user = await openSchedule();
    fireEvent.change(timeField(), { target: { value: '2099-06-01T14:00' } });
    await screen.findByText(/^The shelter is closed on Monday, June 1, 2099: Training\./);
    const offer = 'First Free Time: Tuesday, June 2 at 11:30 AM';
    await user.click(await screen.findByRole('button', { name: offer }));
    expect(timeField().value).toBe('2099-06-02T11:30');
    expect(screen.queryByText(/The shelter is closed/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^First Free Time/ })).toBeNull();
    const asked = calls.find(({ path }) => path === '/admin/visit-requests/slots');
    expect(asked?.query.get('pet_id')).toBe(pets[0]?.id);
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

describe('Record a Past Visit', () => {
  it('A R5.12 B9.11 stores that a visit took place, with its outcome, outside visiting hours too', async () => {
    const calls = stubShelter(() => [], {
      'POST /admin/visit-requests': () => Response.json(buildVisit(), { status: 201 }),
    });
    const user = userEvent.setup();
    renderPage(<RecordVisitButton timeZone={zone} />, { status: 'admin' });
    await user.click(screen.getByRole('button', { name: 'Record a Past Visit' }));
    expect(screen.getByRole('dialog', { name: 'Record a Past Visit' })).toBeTruthy();
    expect(timeField().max.slice(0, 14)).toBe(timeField().value.slice(0, 14));
    await user.type(petField(), 'Second{Enter}');
    await user.type(screen.getByRole('combobox', { name: /^Adopter/ }), 'ada{Enter}');
    // A Sunday.
    fireEvent.change(timeField(), { target: { value: '2026-11-01T08:00' } });
    await user.selectOptions(screen.getByLabelText('How did it go?'), 'Adopting');
    expect(screen.queryByText(/visiting hours/)).toBeNull();
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([
      {
        pet_id: pets[1]?.id,
        requested_at: '2026-11-01T13:00:00.000Z',
        took_place: true,
        outcome: 'adopted',
        notes: '',
        user_id: ada.id,
      },
    ]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Past visit recorded successfully' }]);
  });
});
