import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storeUser } from '../../../lib/storage/session-store.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { readDescription } from '../../../testing/read-description.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { VisitForm } from './VisitForm.tsx';

const slot = (time: string, label: string, requested_at: string, available = true) => ({
  time,
  label,
  requested_at,
  available,
  state: available ? 'free' : 'taken',
  rests_until: null,
});
const open = { state: 'free', closed_because: null };
const days = [
  {
    date: '2026-11-23',
    label: 'Monday, November 23, 2026',
    ...open,
    slots: [
      slot('10:00', '10:00 AM', '2026-11-23T15:00:00.000Z', false),
      slot('10:30', '10:30 AM', '2026-11-23T15:30:00.000Z'),
    ],
  },
  {
    date: '2026-11-24',
    label: 'Tuesday, November 24, 2026',
    ...open,
    slots: [slot('10:00', '10:00 AM', '2026-11-24T15:00:00.000Z')],
  },
];
const shelter = buildShelter();

function openForm(isBusy = false) {
  storeUser({ id: 'u1', full_name: 'Ann', email: 'ann@example.com', role: 'adopter' });
  const onSubmit = vi.fn();
  const onCancel = vi.fn();
  renderPage(
    <VisitForm
      petId="1"
      missingMessage="Please select both date and time"
      isBusy={isBusy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    />,
  );
  return { onSubmit, onCancel, user: userEvent.setup() };
}

const dateField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Date' });
const timeField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
const submitButton = () => screen.getByRole('button', { name: 'Schedule Visit' });

describe('visit form', () => {
  it('B11.06 says on which days a pet can be met, and offers these where the times cannot be loaded', async () => {
    stubApi({
      'GET /visit-requests/slots': () => problem(503),
      'GET /visit-requests/days': () => ({ weekdays: [2] }),
      'GET /shelter': () => shelter,
    });
    openForm();
    await waitFor(() => expect(readDescription(dateField())).toContain('can be met on Tuesdays.'));
    await waitFor(() => expect(dateField().options.length).toBeGreaterThan(1));
    const [, ...offered] = [...dateField().options].map(({ text }) => text);
    for (const text of offered) expect(text).toMatch(/^Tue/);
  });

  it('R2.41 R5.15 only a free time can be selected, after the date', async () => {
    const calls = stubApi({
      'GET /visit-requests/slots': () => days,
      'GET /shelter': () => shelter,
    });
    const { user, onSubmit } = openForm();
    await waitFor(() => expect(dateField().disabled).toBe(false));
    const slots = calls.find(({ path }) => path === '/visit-requests/slots');
    expect(slots?.query.get('pet_id')).toBe('1');
    await userEvent.click(dateField());
    await userEvent.tab();
    expect(document.activeElement, 'B7.10').toBe(timeField());
    expect(timeField().getAttribute('aria-disabled')).toBe('true');
    expect(timeField().textContent).toBe('Choose a date first');

    await user.selectOptions(dateField(), 'Monday, November 23, 2026');
    expect(timeField().getAttribute('aria-disabled')).toBe('false');
    const taken = screen.getByRole<HTMLOptionElement>('option', { name: '10:00 AM (taken)' });
    expect(taken.disabled).toBe(true);
    await user.selectOptions(timeField(), '10:30 AM');
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-23T15:30:00.000Z', undefined);
  });

  it('B7.08 B7.02 a note goes with the request, and with date and time it is still there when the form is opened again', async () => {
    stubApi({ 'GET /visit-requests/slots': () => days, 'GET /shelter': () => shelter });
    const { user } = openForm();
    await waitFor(() => expect(dateField().disabled).toBe(false));
    await user.selectOptions(dateField(), '2026-11-24');
    await user.selectOptions(timeField(), '10:00');
    const label = 'Note to the shelter (optional)';
    await user.type(screen.getByRole('textbox', { name: label }), ' My sister comes along. ');
    cleanup();
    const { onSubmit } = openForm();
    await waitFor(() => expect(timeField().value).toBe('10:00'));
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledWith('2026-11-24T15:00:00.000Z', 'My sister comes along.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dateField().value).toBe('');
  });

  it('R5.13 B7.10 says at the empty field what is missing, moves the focus there, and sends nothing', async () => {
    stubApi({ 'GET /visit-requests/slots': () => days, 'GET /shelter': () => shelter });
    const { user, onSubmit } = openForm();
    await waitFor(() => expect(dateField().disabled).toBe(false));
    await user.click(submitButton());
    const message = 'Please select both date and time';
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.activeElement).toBe(dateField());
    expect(readDescription(dateField())).toBe(message);
    await user.selectOptions(dateField(), '2026-11-24');
    expect(screen.queryByRole('alert'), 'is not said again').toBeNull();
    expect(readDescription(timeField())).toContain(message);
    await user.click(submitButton());
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.activeElement).toBe(timeField());
    await user.selectOptions(timeField(), '10:00');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('R5.13 another date clears the time', async () => {
    stubApi({ 'GET /visit-requests/slots': () => days, 'GET /shelter': () => shelter });
    const { user, onSubmit } = openForm();
    await waitFor(() => expect(dateField().disabled).toBe(false));
    await user.selectOptions(dateField(), '2026-11-24');
    await user.selectOptions(timeField(), '10:00');
    await user.selectOptions(dateField(), '2026-11-23');
    expect(timeField().value).toBe('');
    await user.click(submitButton());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('R5.14 R5.15 offers all slots of the rule when the free ones cannot be loaded', async () => {
    stubApi({ 'GET /visit-requests/slots': () => problem(401), 'GET /shelter': () => shelter });
    const { user, onSubmit } = openForm();
    await waitFor(() => expect(dateField().disabled).toBe(false));
    expect(dateField().options).toHaveLength(11);
    await user.selectOptions(dateField(), dateField().options[1]?.value ?? '');
    expect(timeField().options).toHaveLength(13);
    await user.selectOptions(timeField(), '12:30 PM');
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('B3.08 a pet without free times cannot be asked for; waiting is offered instead', async () => {
    const full = days.map((day) => ({
      ...day,
      slots: day.slots.map((time) => ({ ...time, available: false, state: 'taken' })),
    }));
    stubApi({ 'GET /visit-requests/slots': () => full, 'GET /shelter': () => shelter });
    openForm();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Schedule Visit' })).toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  });

  it.each([
    ['Pacific/Auckland', 'At the shelter (New Zealand Time)'],
    ['Etc/UTC', 'At the shelter'],
  ])(
    'D22 says whose the times are when the browser’s zone is not %s, and names it if it was set',
    async (time_zone, hint) => {
      stubApi({
        'GET /visit-requests/slots': () => days,
        'GET /shelter': () => ({ ...shelter, time_zone }),
      });
      openForm();
      await screen.findByText(hint);
    },
  );

  it('D22 can be retried when the time zone cannot be loaded', async () => {
    let isBroken = true;
    stubApi({
      'GET /visit-requests/slots': () => (isBroken ? problem(401) : days),
      'GET /shelter': () => problem(401),
    });
    const { user } = openForm();
    await screen.findByText('The visiting times could not be loaded.', {}, { timeout: 3_000 });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(dateField().options).toHaveLength(3));
  });

  it.each([true, false])(
    'B8.03 with several shelters it says where the visit is (%s: only one)',
    async (is_only) => {
      stubApi({
        'GET /visit-requests/slots': () => days,
        'GET /shelter': () =>
          buildShelter({ is_only, name: 'River Cats', address: '1 River Road' }),
      });
      openForm();
      expect(await screen.findByText('The visit takes about 30 minutes')).toBeTruthy();
      const where = screen.queryByText('You visit River Cats, 1 River Road');
      expect(where === null).toBe(is_only);
    },
  );

  it('R2.41 shows that it is busy, and can be cancelled before', async () => {
    stubApi({ 'GET /visit-requests/slots': () => days, 'GET /shelter': () => shelter });
    openForm(true);
    const busy = screen.getByRole('button', { name: 'Scheduling...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(dateField().options).toHaveLength(3));
  });

  it('R2.41 Cancel', async () => {
    stubApi({ 'GET /visit-requests/slots': () => days, 'GET /shelter': () => shelter });
    const { user, onCancel } = openForm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(dateField().disabled).toBe(false));
  });
});
