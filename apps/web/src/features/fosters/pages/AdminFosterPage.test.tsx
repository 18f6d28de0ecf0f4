import type { OwnFosters } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { OutboxNotice } from '../../../staff/OutboxNotice.tsx';
import { buildDueCare, buildOwnFoster } from '../../../testing/build-own-foster.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { stubUploads } from '../../../testing/stub-uploads.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { AdminFosterPage } from './AdminFosterPage.tsx';

const today = '2026-11-23';
const mila = buildOwnFoster('Mila', {
  cat_friendly: false,
  next_visit: { starts_at: '2026-11-24T15:00:00.000Z', visitor: 'Ann' },
  care: {
    due: [
      buildDueCare('late', 'mila', '2026-11-20'),
      buildDueCare('today', 'mila', today),
      buildDueCare('soon', 'mila', '2026-11-27'),
    ],
    done: [],
    weights: [{ grams: 800, done_at: '2026-11-20T15:00:00.000Z' }],
    courses: [],
  },
});
const own: OwnFosters = { today, home: 'At home', pets: [mila, buildOwnFoster('Tom')] };
const sent = () => new Response(null, { status: 204 });

const open = (answers: Parameters<typeof stubApi>[0] = {}) => {
  stubUploads();
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /admin/foster': () => own,
    'GET /admin/foster/offers': () => [],
    'GET /admin/foster/home': () => ({ home: null }),
    ...answers,
  });
  renderPage(
    <Capabilities value={capabilitiesOf(['foster'], ['places', 'care', 'fosters'])}>
      <OutboxNotice />
      <AdminFosterPage />
    </Capabilities>,
    { status: 'admin', path: '/admin/foster' },
  );
  return calls;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (calls: ReturnType<typeof stubApi>, path: string) =>
  calls.flatMap((call) => (call.path === path && call.method === 'POST' ? call.body : []));

describe('AdminFosterPage', () => {
  it('B11.04 has each pet with what is due on top, its visit, and the one page of its carer', async () => {
    const calls = open({
      'POST /admin/foster/care/done': () => ({ items: mila.care?.due.slice(0, 1), refused: [] }),
    });
    const card = within(await screen.findByRole('region', { name: 'Mila' }));
    expect(screen.getByText('2 pets, 2 due today')).toBeTruthy();
    card.getByText('3 days overdue');
    card.getByText('Ann visits on Tuesday, November 24 at 10:00 AM');
    card.getByText('Cat Friendly: No');
    card.getByRole('heading', { level: 3, name: 'Next 7 days' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'My Fosters',
    ]);
    const [first] = card.getAllByRole('button', { name: 'Done: Worming, Mila' });
    if (first) await userEvent.click(first);
    await screen.findByText('Worming, Mila: done.');
    expect(bodiesOf(calls, '/admin/foster/care/done')).toEqual([{ ids: ['late'] }]);
  });

  it('B11.04 says what comes next before there is a home or a pet, and why nothing is shown', async () => {
    open({ 'GET /admin/foster': () => ({ today, home: null, pets: [] }) });
    await screen.findByText('Thank you for opening your home');
    document.body.replaceChildren();
    open({ 'GET /admin/foster': () => ({ today, home: 'At home', pets: [] }) });
    await screen.findByText('No pet lives with you now');
    document.body.replaceChildren();
    open({
      'GET /admin/foster': () => problem(403, { detail: 'Your shelter does not use this.' }),
    });
    await screen.findByText('Your pets could not be loaded.');
  });

  it('B11.04 sends a photo, a note and a report card, and keeps them while the network is away', async () => {
    const toasts = watchAdminToasts();
    let isAway = true;
    const answer = () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return sent();
    };
    const calls = open({
      'POST /admin/foster/pets/mila/photos': answer,
      'POST /admin/foster/pets/mila/notes': answer,
      'POST /admin/foster/pets/mila/reports': answer,
    });
    const image = new File(['x'], 'mila.heic', { type: '' });
    const camera = await screen.findByLabelText<HTMLInputElement>('Photo of Mila');
    expect(camera.getAttribute('capture')).toBe('environment');
    await userEvent.upload(camera, image, { applyAccept: false });
    await screen.findByText('A photo waits to be sent');

    await press('Note on Mila');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Note/ }));
    await press('Send the Note');
    await screen.findByText('Please write something.');
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ate well.');
    await press('Send the Note');
    await screen.findByText('A note waits to be sent');

    await press('Report on Mila');
    await press('Send the Report');
    await screen.findByText('Please answer at least one question.');
    const cats = within(screen.getByRole('group', { name: 'Good with cats?' }));
    await userEvent.click(cats.getByLabelText('Yes'));
    await userEvent.type(screen.getByLabelText('In a sentence'), 'Sleeps beside our cat.');
    const alone = within(screen.getByRole('group', { name: /alone/ }));
    await userEvent.click(alone.getByLabelText('Up to four hours'));
    await press('Send the Report');
    await screen.findByText('A report waits to be sent');
    expect(toasts).toEqual([]);

    isAway = false;
    const before = calls.length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/waits to be sent/)).toBeNull());
    const after = calls.slice(before).filter(({ method }) => method === 'POST');
    expect(after.map(({ path }) => path.split('/').at(-1))).toEqual(['photos', 'notes', 'reports']);
    const [form] = after.map(({ body }) => body as FormData);
    expect((form?.get('image') as File | undefined)?.name).toBe('mila.heic');
    expect(after.slice(1).map(({ body }) => body)).toEqual([
      { text: 'Ate well.' },
      {
        answers: [
          { question: 'cats', value: true, sentence: 'Sleeps beside our cat.' },
          { question: 'alone', value: 'FewHours', sentence: '' },
        ],
      },
    ]);
  });

  it('B11.04 says that a photo has arrived', async () => {
    const toasts = watchAdminToasts();
    open({ 'POST /admin/foster/pets/tom/photos': sent });
    const camera = await screen.findByLabelText<HTMLInputElement>('Photo of Tom');
    await userEvent.upload(camera, new File(['x'], 'tom.jpg', { type: 'image/jpeg' }));
    await expect
      .poll(() => toasts)
      .toEqual([{ tone: 'success', text: 'The photo of Tom is with the shelter.' }]);
  });

  it('B11.04 tells why a photo was refused', async () => {
    open({
      'POST /admin/foster/pets/tom/photos': () =>
        problem(415, { code: 'UNSUPPORTED_IMAGE', detail: 'This file is no picture.' }),
    });
    const camera = await screen.findByLabelText<HTMLInputElement>('Photo of Tom');
    await userEvent.upload(camera, new File(['x'], 'tom.jpg', { type: 'image/jpeg' }));
    await screen.findByText('The photo of Tom was not saved. This file is no picture.');
  });
});
