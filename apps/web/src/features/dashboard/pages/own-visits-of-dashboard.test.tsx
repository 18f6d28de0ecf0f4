import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../../lib/storage/session-store.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { UserDashboardPage } from './UserDashboardPage.tsx';

const shelter = buildShelter({ phone: '(555) 010-0100' });
const server = {
  'GET /users/me': () => currentUser(adopter),
  'GET /shelter': () => shelter,
  'GET /waiting-list': () => [],
  'GET /adoptions': () => [],
};

const NOW = new Date('2026-11-20T15:00:00Z');
const pet = (name: string) => ({
  id: `0198c0de-0000-7000-8001-${name.length.toString().padStart(12, '0')}`,
  name,
  species: 'Dog' as const,
  image_url: null,
});
const open = () => renderPage(<UserDashboardPage />, { status: 'adopter', path: '/dashboard' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession(null);
});

describe('Your Visit Requests', () => {
  it('R2.46 B3.06 shows upcoming visits apart from past ones; each can be moved, cancelled and added to a calendar', async () => {
    const [soon, later] = [
      buildVisit({ pet: pet('Ailsa'), status: 'confirmed', requested_at: '2026-11-23T15:00:00Z' }),
      buildVisit({ pet: pet('Biscuit'), requested_at: '2026-11-25T15:00:00Z' }),
    ];
    const past = [
      buildVisit({ pet: pet('Cleopatra'), status: 'cancelled', allowed_actions: [] }),
      buildVisit({
        pet: pet('Dot'),
        status: 'completed',
        requested_at: '2026-11-02T15:00:00Z',
        allowed_actions: [],
      }),
    ];
    stubApi({
      ...server,
      'GET /visit-requests/my': () => [later, ...past, soon],
      'GET /pet-letters': () => [],
    });
    open();
    const upcoming = await region('Upcoming');
    const names = (list: typeof upcoming) =>
      list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(names(upcoming)).toEqual(['Ailsa', 'Biscuit']);
    for (const name of ['Ailsa', 'Biscuit']) {
      upcoming.getByRole('button', { name: `Move Visit with ${name}` });
      upcoming.getByRole('button', { name: `Add to Calendar: visit with ${name}` });
    }
    upcoming.getByRole('button', { name: 'Cancel Visit with Ailsa' });
    upcoming.getByRole('button', { name: 'Withdraw Request to meet Biscuit' });
    const rest = await region('Past and Cancelled');
    expect(names(rest)).toEqual(['Cleopatra', 'Dot']);
    expect(rest.queryAllByRole('button', { name: /^(Move|Add|Cancel|Withdraw)/ })).toEqual([]);
  });

  it.each([
    ['adopter', 'You decided against this visit.'],
    ['staff', 'The shelter cancelled this visit.'],
    ['unanswered', 'The shelter did not answer in time. We are sorry.'],
    ['pet_adopted', 'Biscuit has been adopted.'],
    ['pet_removed', 'Biscuit is not at the shelter any more.'],
  ] as const)('R2.46 B3.03 says why a visit was cancelled: %s', async (cancel_reason, text) => {
    const visit = buildVisit({ pet: pet('Biscuit'), status: 'cancelled', cancel_reason });
    stubApi({ ...server, 'GET /visit-requests/my': () => [visit] });
    open();
    (await region('Past and Cancelled')).getByText(text);
  });

  it('B3.05 says what came of a visit', async () => {
    const visit = buildVisit({ pet: pet('Biscuit'), status: 'completed', outcome: 'no_show' });
    stubApi({
      ...server,
      'GET /visit-requests/my': () => [visit],
      'GET /pet-letters': () => [],
    });
    open();
    (await region('Past and Cancelled')).getByText('You did not come.');
  });

  it('B3.03 shows what happened to a visit and who did it, when that is opened', async () => {
    const visit = buildVisit({ pet: pet('Biscuit'), status: 'cancelled', cancel_reason: 'staff' });
    const step = { from: null, to: null, reason: null, happened_at: '2026-11-10T15:00:00Z' };
    const [ten, eleven] = ['2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z'];
    const calls = stubApi({
      ...server,
      'GET /visit-requests/my': () => [visit],
      [`GET /visit-requests/${visit.id}/history`]: () => [
        { ...step, kind: 'requested', by: 'adopter', to: ten },
        { ...step, kind: 'confirmed', by: 'shelter' },
        { ...step, kind: 'moved', by: 'adopter', from: ten, to: eleven },
        { ...step, kind: 'cancelled', by: 'shelter', reason: 'staff' },
      ],
    });
    open();
    const past = await region('Past and Cancelled');
    const summary = past.getByText('History');
    expect(calls.some(({ path }) => path.endsWith('/history'))).toBe(false);
    await userEvent.click(summary);
    await past.findByText('The shelter confirmed the visit.');
    const steps = within(past.getByRole('group')).getAllByRole('listitem');
    expect(steps.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'You asked for the visit on Monday, November 23, 2026 at 10:00 AM.',
      'The shelter confirmed the visit.',
      'You moved the visit from Monday, November 23, 2026 at 10:00 AM to Monday, November 23, 2026 at 11:00 AM.',
      'The shelter cancelled this visit.',
    ]);
  });
});

describe('the card of an upcoming visit', () => {
  const request = (created_at: string) =>
    buildVisit({ pet: pet('Biscuit'), requested_at: '2026-11-25T15:00:00Z', created_at });

  it('A B7.01 B7.08 B3.01 has all about the visit: confirmed or not, by when the shelter answers, where, and what to bring', async () => {
    const visit = request('2026-11-20T14:00:00Z');
    const address = '12 Bark Street, Springfield';
    stubApi({
      ...server,
      'GET /shelter': () => ({ ...shelter, address }),
      'GET /visit-requests/my': () => [visit],
    });
    open();
    const card = within((await region('Upcoming')).getByRole('listitem'));
    card.getByText('Requested, not confirmed yet');
    card.getByText('The shelter emails you its answer by Monday, November 23 at 10:00 AM.');
    card.getByText(new RegExp(address));
    card.getByRole('link', { name: 'Open the map' });
    card.getByText(/^A valid ID/);
    card.getByRole('button', { name: 'Move Visit with Biscuit' });
    expect(screen.getAllByText('Wednesday, November 25, 2026 at 10:00 AM')).toHaveLength(1);
  });

  it.each([
    ['a telephone', { phone: '(555) 010-0100' }, ['Call the shelter: (555) 010-0100']],
    [
      'an email address',
      { phone: '', email: 'a@b.example' },
      ['Write to the shelter: a@b.example'],
    ],
    ['neither', { phone: '', email: '' }, []],
  ])(
    'B7.08 says what to do before a visit that begins soon after the answer, at a shelter with %s',
    async (_, contact, ways) => {
      const visit = { ...request('2026-11-24T14:00:00Z'), requested_at: '2026-11-25T15:30:00Z' };
      stubApi({
        ...server,
        'GET /shelter': () => ({ ...shelter, ...contact }),
        'GET /visit-requests/my': () => [visit],
      });
      open();
      const upcoming = await region('Upcoming');
      const text = upcoming.getByText(/answer by Wednesday, November 25 at 10:00 AM/);
      expect(text.textContent).toContain(
        'If none has come by then, please ask before you set out.',
      );
      const links = within(text)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent);
      expect(links).toEqual(ways);
    },
  );

  it('B7.01 B7.08 names no time for the answer that is no earlier than the visit', async () => {
    const visit = { ...request('2026-11-20T14:00:00Z'), requested_at: '2026-11-23T15:00:00Z' };
    stubApi({ ...server, 'GET /visit-requests/my': () => [visit] });
    open();
    const text = (await region('Upcoming')).getByText(/its answer before your visit/);
    expect(text.textContent).toBe(
      'The shelter emails you its answer before your visit. If none has come, please ask before you set out. Call the shelter: (555) 010-0100',
    );
  });

  it('B3.01 B3.13 says so when the answer is late, with the telephone number', async () => {
    const visit = request('2026-11-18T14:00:00Z');
    stubApi({ ...server, 'GET /visit-requests/my': () => [visit] });
    open();
    const upcoming = await region('Upcoming');
    upcoming.getByText(
      /The shelter promised an answer by Thursday, November 19 at 10:00 AM, and it is late\. We are sorry\./,
    );
    const call = upcoming.getByRole('link', { name: 'Call the shelter: (555) 010-0100' });
    expect(call.getAttribute('href')).toBe('tel:5550100100');
  });

  it('B7.01 B3.01 promises no answer when the visit is confirmed', async () => {
    const visit = { ...request('2026-11-20T14:00:00Z'), status: 'confirmed' as const };
    stubApi({ ...server, 'GET /visit-requests/my': () => [visit] });
    open();
    const upcoming = await region('Upcoming');
    upcoming.getByText('The shelter expects you');
    expect(upcoming.queryByText(/answer/)).toBeNull();
  });

  it('B7.08 the note to the shelter is added, and stays as it was typed when it cannot be sent', async () => {
    let visit = request('2026-11-20T14:00:00Z');
    let isBroken = true;
    const calls = stubApi({
      ...server,
      'GET /visit-requests/my': () => [visit],
      [`PUT /visit-requests/${visit.id}/notes`]: () => {
        if (isBroken) return problem(409, { detail: 'The visit has changed.' });
        visit = { ...visit, notes: 'We bring our dog.', version: 2 };
        return visit;
      },
    });
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add a Note to the visit with Biscuit' }),
    );
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note to the shelter' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'We bring our dog.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Note' }));
    await screen.findByText('The visit has changed.');
    expect(field.value).toBe('We bring our dog.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send Note' }));
    const change = { name: 'Change Note of the visit with Biscuit' };
    const button = await screen.findByRole('button', change);
    await waitFor(() => expect(document.activeElement).toBe(button));
    screen.getByText('We bring our dog.');
    const body = { notes: 'We bring our dog.', expected_version: 1 };
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(body);
  });
});
