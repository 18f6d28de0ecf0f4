import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { AdminSettingsPage } from './AdminSettingsPage.tsx';

const settings = {
  name: 'Willow Street Shelter',
  time_zone: 'America/New_York',
  language: 'en',
  address: null,
  phone: null,
  email: null,
  hours: null,
  visiting: firstVisitingRules,
  version: 3,
  updated_at: '2026-11-10T15:00:00.000Z',
  second_factor_required_at: null,
  care_parts: ['care'],
  paper_size: 'letter',
};

const noCalendar = {
  'GET /admin/calendar-address': () => ({ created_at: null }),
  'GET /admin/letter-words': () => ({
    ...{ asked: null, approved: null, declined: null, adopted: null },
    ...{ language: 'en', translations: {} },
  }),
  'GET /admin/adoption-questions': () => ({ version: 0, language: 'en', questions: [] }),
  'GET /admin/request-mails': () => ({ frequency: 'none', addresses: [] }),
};

const open = () => renderPage(<AdminSettingsPage />, { status: 'admin', path: '/admin/settings' });
const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Settings' }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('AdminSettingsPage', () => {
  const affected = (status: Visit['status']) => ({
    touched_visits: [
      {
        visit: buildVisit({ status, user: { ...buildVisit().user, full_name: 'Ada' } }),
        reason: 'closed',
        closed_because: 'Burst pipe',
      },
    ],
    touched_count: 1,
  });

  it('B11.01 B11.02 a part of the care of pets is chosen and left', async () => {
    const sent: unknown[] = [];
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'PUT /admin/settings/care-parts': ({ body }) => {
        sent.push(body);
        return { ...settings, ...(body as object) };
      },
    });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByLabelText(/^Places/));
    expect(screen.getByLabelText(/^Places/)).toHaveProperty('checked', true);
    await waitFor(() => expect(screen.getByLabelText(/^Places/)).toHaveProperty('disabled', false));
    await user.click(screen.getByLabelText(/^Care that is due/));
    await waitFor(() =>
      expect(sent).toEqual([{ care_parts: ['places', 'care'] }, { care_parts: ['places'] }]),
    );
  });

  it('B3.01 S57 sends what was changed with its version', async () => {
    const sent: unknown[] = [];
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'POST /admin/settings/preview': () => ({ touched_visits: [], touched_count: 0 }),
      'PUT /admin/settings': ({ body }) => {
        sent.push(body);
        return {
          settings: { ...settings, version: 4 },
          touched_visits: [],
          touched_count: 0,
          cancelled_count: 0,
        };
      },
    });
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByLabelText('Friday: open for visits'));
    await user.type(screen.getByLabelText('Visits at the same time (all pets)'), '3');
    await user.click(screen.getByRole('button', { name: 'Close Days' }));
    await user.type(screen.getByLabelText('First day'), '2026-12-24');
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-12-24');
    await user.clear(screen.getByLabelText('Last day'));
    await user.type(screen.getByLabelText('Last day'), '2026-12-26');
    await user.type(screen.getByLabelText('Reason'), 'Christmas');
    await user.click(screen.getByLabelText('Every year'));
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      expect.objectContaining({
        expected_version: 3,
        cancel_touched_visits: false,
        visiting: {
          ...firstVisitingRules,
          opening_hours: firstVisitingRules.opening_hours.map((hours, day) =>
            day === 5 ? null : hours,
          ),
          visits_at_once: 3,
          closures: [
            {
              from: '2026-12-24',
              to: '2026-12-26',
              hours: null,
              reason: 'Christmas',
              is_yearly: true,
            },
          ],
        },
      }),
    ]);
  });

  it.each([
    {
      choice: 'Leave them as they are',
      isCancelling: false,
      notice: 'One booked visit does not fit the new settings. It stays as it is.',
    },
    {
      choice: 'Cancel them, and send an email with a link to choose another time',
      isCancelling: true,
      notice:
        'One booked visit did not fit the new settings. It is cancelled, and its visitor gets an email.',
    },
  ])('B3.01 asks before saving about the visits it touches: $choice', async (example) => {
    const { choice, isCancelling, notice } = example;
    const sent: unknown[] = [];
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'POST /admin/settings/preview': () => affected('confirmed'),
      'PUT /admin/settings': ({ body }) => {
        sent.push(body);
        return {
          settings: { ...settings, version: 4 },
          ...affected(isCancelling ? 'cancelled' : 'confirmed'),
          cancelled_count: isCancelling ? 1 : 0,
        };
      },
    });
    const user = userEvent.setup();
    open();
    await user.type(await screen.findByLabelText('Visits at the same time (all pets)'), '3');
    await save(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Ada/)).toBeTruthy();
    expect(dialog.getByText('The shelter is closed then (Burst pipe).')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Leave them as they are').checked).toBe(true);
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Back to the Settings' }));
    await save(user);
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByLabelText(choice));
    await user.click(again.getByRole('button', { name: 'Save Settings' }));
    const region = await screen.findByRole('region', { name: notice });
    expect(document.activeElement).toBe(region);
    expect(within(region).getByRole('link', { name: /Ada/ })).toBeTruthy();
    expect(sent).toEqual([expect.objectContaining({ cancel_touched_visits: isCancelling })]);
  });

  it('F B3.01 copies the hours of Monday to all open days, and lists time zones', async () => {
    stubApi({ ...noCalendar, 'GET /admin/settings': () => settings });
    const user = userEvent.setup();
    open();
    const monday = await screen.findByLabelText('Monday to');
    await user.clear(monday);
    await user.type(monday, '18:00');
    await user.click(screen.getByRole('button', { name: /Copy Monday/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Friday to').value).toBe('18:00');
    expect(screen.queryByLabelText('Sunday to')).toBeNull();
    const zone = screen.getByLabelText<HTMLSelectElement>('Time zone *');
    expect(zone.value).toBe('America/New_York');
    await user.selectOptions(zone, 'Europe/Berlin');
    expect(zone.value).toBe('Europe/Berlin');
  });

  it('F B3.13 the hours as text follow the visiting hours until somebody writes their own', async () => {
    stubApi({ ...noCalendar, 'GET /admin/settings': () => settings });
    const user = userEvent.setup();
    open();
    const text = await screen.findByLabelText<HTMLInputElement>('Opening hours as text');
    expect(text.value).toBe('Monday to Friday, 10 AM to 4 PM');
    await user.click(screen.getByLabelText('Friday: open for visits'));
    expect(text.value).toBe('Monday to Thursday, 10 AM to 4 PM');
    await user.clear(text);
    await user.type(text, 'Mondays');
    await user.click(screen.getByLabelText('Friday: open for visits'));
    expect(text.value).toBe('Mondays');
  });

  it('F goes to the first error, also one of the server, and names the fields in the bar', async () => {
    const message = 'With a notice this long, no time can be booked.';
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'POST /admin/settings/preview': () =>
        problem(422, { errors: [{ field: 'visiting.rest_minutes', message }] }),
    });
    const user = userEvent.setup();
    open();
    const notice = await screen.findByLabelText('Notice in minutes');
    await user.clear(notice);
    await user.type(notice, String(14 * 24 * 60));
    await save(user);
    await screen.findByText('The settings are not saved. Please check: Notice.');
    expect(document.activeElement).toBe(notice);
    expect(vi.mocked(notice.scrollIntoView).mock.contexts).toEqual([notice]);
    await user.clear(notice);
    await user.type(notice, '60');
    await save(user);
    await screen.findByText('The settings are not saved. Please check: Rest.');
    const rest = screen.getByLabelText('Rest of a pet after a visit, in minutes');
    expect(document.activeElement).toBe(rest);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('B3.01 names a contradiction at its field and sends nothing', async () => {
    stubApi({ ...noCalendar, 'GET /admin/settings': () => settings });
    const user = userEvent.setup();
    open();
    const days = await screen.findByLabelText('Days ahead that can be booked');
    await user.clear(days);
    await user.type(days, '400');
    const closing = screen.getByLabelText('Monday to');
    await user.clear(closing);
    await user.type(closing, '09:00');
    await save(user);
    expect(await screen.findByText('This must be 1 to 365.')).toBeTruthy();
    expect(screen.getByText('Closing must be after opening.')).toBeTruthy();
  });

  it('S57 shows what a colleague has saved meanwhile', async () => {
    const current = { ...settings, name: 'Oak Street Shelter', version: 4 };
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'POST /admin/settings/preview': () => ({ touched_visits: [], touched_count: 0 }),
      'PUT /admin/settings': () => problem(409, { code: 'CONFLICT', current }),
    });
    const user = userEvent.setup();
    open();
    await user.type(await screen.findByLabelText('Telephone'), '555');
    await save(user);
    await screen.findByText('Someone else has changed the settings since you opened them.');
    expect(screen.getByText('Now: Oak Street Shelter')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use Theirs' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name *').value).toBe('Oak Street Shelter');
  });

  it('B3.09 shows a new calendar address once, and replaces and revokes it after a question', async () => {
    const calls: string[] = [];
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'POST /admin/calendar-address': () => {
        calls.push('create');
        const url = `https://pets.example/api/calendar.ics?token=${calls.length}`;
        return { url, created_at: '2026-11-20T15:00:00.000Z' };
      },
      'DELETE /admin/calendar-address': () => {
        calls.push('revoke');
        return new Response(null, { status: 204 });
      },
    });
    const user = userEvent.setup();
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    const confirm = async (name: string) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    open();
    await screen.findByText('You have no calendar address.');
    await press('Create Address');
    const field = await screen.findByLabelText<HTMLInputElement>('Your calendar address');
    expect(field.value).toBe('https://pets.example/api/calendar.ics?token=1');
    await press('Replace Address');
    expect(calls).toEqual(['create']);
    await confirm('Replace Address');
    await waitFor(() => expect(field.value).toMatch(/token=2$/));
    await press('Revoke Address');
    await confirm('Revoke Address');
    await screen.findByText('You have no calendar address.');
    expect(calls).toEqual(['create', 'create', 'revoke']);
    expect(screen.queryByLabelText('Your calendar address')).toBeNull();
  });

  it('B3.12 staff choose when they get emails, and which mailboxes do; an error names its line', async () => {
    let stored = { frequency: 'none', addresses: [] as string[] };
    stubApi({
      ...noCalendar,
      'GET /admin/settings': () => settings,
      'GET /admin/request-mails': () => stored,
      'PATCH /admin/request-mails': ({ body }) => {
        const sent = body as typeof stored;
        const wrong = sent.addresses.indexOf('nobody');
        if (wrong >= 0) {
          const field = `addresses.${wrong}`;
          return problem(422, { errors: [{ field, message: 'Not an address.' }] });
        }
        stored = sent;
        return stored;
      },
    });
    const user = userEvent.setup();
    open();
    const section = within(
      await screen.findByRole('region', { name: 'Emails about new requests' }),
    );
    const boxes = await section.findByLabelText<HTMLTextAreaElement>('Mailboxes of the shelter');
    await user.selectOptions(section.getByLabelText('Emails to you'), 'At once');
    await user.type(boxes, 'visits@shelter.example\nnobody');
    const save = section.getByRole('button', { name: 'Save Emails' });
    await user.click(save);
    await section.findByText('Line 2: Not an address.');
    expect(boxes.value).toBe('visits@shelter.example\nnobody');
    expect(stored.frequency).toBe('none');
    await user.type(boxes, '{Backspace>7/}');
    await user.click(save);
    await waitFor(() =>
      expect(stored).toEqual({ frequency: 'at_once', addresses: ['visits@shelter.example'] }),
    );
  });
});
