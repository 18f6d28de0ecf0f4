import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { visitLists } from '../../../testing/stub-lists.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { VisitRequests } from './VisitRequests.tsx';

const pet = {
  id: '0198c0de-0000-7000-8001-0000000000aa',
  species: 'Cat',
  image_url: null,
} as const;
const named = (name: string, fields: Partial<Visit> = {}) =>
  buildVisit({ pet: { ...pet, name }, ...fields });

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  toasts = watchAdminToasts();
});

/** A server with these visits, which accepts every change except those in `rejected`. */
function stubVisits(visits: Visit[], rejected: Record<string, () => Response | undefined> = {}) {
  let stored = visits;
  const responses = visitLists(() => stored);
  for (const visit of visits) {
    const path = `/admin/visit-requests/${visit.id}`;
    responses[`PUT ${path}/status`] = ({ body }) => {
      const rejection = rejected[visit.id]?.();
      if (rejection) return rejection;
      const { status } = body as { status: string };
      const changed = { ...visit, status: status.toLowerCase() as Visit['status'] };
      stored = stored.map((each) => (each.id === visit.id ? changed : each));
      return changed;
    };
    responses[`DELETE ${path}`] = () => {
      const rejection = rejected[visit.id]?.();
      if (rejection) return rejection;
      stored = stored.filter(({ id }) => id !== visit.id);
      return new Response(null, { status: 204 });
    };
  }
  return stubApi(responses);
}

async function renderVisits() {
  renderPage(<VisitRequests timeZone="America/New_York" />, { status: 'admin' });
  await screen.findByRole('table');
  return userEvent.setup();
}

async function chooseForAll(count: number, choice: string, confirm: string) {
  const user = await renderVisits();
  await user.click(screen.getByRole('checkbox', { name: `Select all ${count} visit requests` }));
  expect(screen.getByText(`${count} request(s) selected`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  await user.click(screen.getByRole('menuitem', { name: choice }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const changes = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method }) => method !== 'GET');

it('F36 groups visits by day, today first, on demand', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  stubVisits([
    named('Past', { requested_at: inDays(-3) }),
    named('Later', { requested_at: inDays(9) }),
    named('Now', { requested_at: inDays(0) }),
  ]);
  const user = await renderVisits();
  const table = within(screen.getByRole('table'));
  expect(table.queryByText('Today')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Sort visit requests'), 'By day of visit');
  const shown = table.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
  expect(shown[0]).toBe('Today');
  expect(shown[1]).toMatch(/Now$/);
  expect(shown[3]).toMatch(/Later$/);
  expect(shown.slice(4)).toEqual(['Earlier', expect.stringMatching(/Past$/)]);
});

describe('the list of visit requests', () => {
  it('R2.53 shows pet, requester, weekday, date and time at the shelter, status and actions', async () => {
    stubVisits([named('Juno', { requested_at: '2026-11-24T01:30:00.000Z' })]);
    await renderVisits();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Pet',
      'Requester',
      'Requested Date',
      'Status',
      'Actions',
    ]);
    const row = within(screen.getByRole('table')).getAllByRole('row')[1] as HTMLElement;
    expect(row.querySelector('time')?.textContent).toBe('Monday 8:30 PMNovember 23, 2026');
    expect(row.querySelector('time')?.dateTime).toBe('2026-11-24T01:30:00.000Z');
    expect(within(row).getByRole('button', { name: 'View Details' })).toBeTruthy();
    expect(within(row).getByRole('button', { name: /^Status of Juno/ })).toBeTruthy();
    // R2.60: the initial of the species replaces a missing picture.
    expect(within(row).getByText('C')).toBeTruthy();
  });

  it('R2.53 D19 lists a visit whose pet was deleted', async () => {
    stubVisits([buildVisit({ pet: null, pet_id: null })]);
    await renderVisits();
    expect(screen.getByText('Pet name not available')).toBeTruthy();
  });

  it('R2.53 shows an empty state', async () => {
    stubApi(visitLists(() => []));
    renderPage(<VisitRequests timeZone="UTC" />, { status: 'admin' });
    expect(await screen.findByText('No visit requests found.')).toBeTruthy();
  });

  it('F20 R8.33 shows an error, its reason and a retry button when loading failed', async () => {
    let isBroken = true;
    const lists = visitLists(() => []);
    stubApi({ ...lists, 'GET /admin/visit-requests': () => (isBroken ? problem(500) : []) });
    renderPage(<VisitRequests timeZone="UTC" />, { status: 'admin' });
    await screen.findByText('Failed to load visits. Please try again.');
    expect(screen.getByRole('alert').textContent).toMatch(
      /Failed to load visits\. Please try again\..*An internal server error occurred\./,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No visit requests found.')).toBeTruthy();
  });

  it('R2.54 View Details shows requester, visit and notes, with links to mail and to call', async () => {
    stubVisits([
      named('Juno', {
        notes: 'Brings a dog.',
        user: { id: null, full_name: 'Ada', email: 'ada@example.org', phone_number: '5555550100' },
      }),
    ]);
    const user = await renderVisits();
    await user.click(screen.getByRole('button', { name: 'View Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Visit Request Details' }));
    expect(dialog.getByText('Requester Information')).toBeTruthy();
    expect(dialog.getByText('Visit Details')).toBeTruthy();
    expect(dialog.getByText('Monday, November 23, 2026 at 2:00 PM')).toBeTruthy();
    for (const text of ['Juno', 'Cat', 'Ada', 'Pending', 'Brings a dog.']) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    const link = (name: string) => dialog.getByRole<HTMLAnchorElement>('link', { name }).href;
    expect(link('ada@example.org')).toBe('mailto:ada@example.org');
    expect(link('(555) 555-0100')).toBe('tel:5555550100');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R2.54 D24 View Details says what a walk-in did not give', async () => {
    const walkIn = { id: null, full_name: 'Grace', email: null, phone_number: '5555550122' };
    stubVisits([named('Juno', { user: walkIn })]);
    const user = await renderVisits();
    await user.click(screen.getByRole('button', { name: 'View Details' }));
    expect(within(await screen.findByRole('dialog')).getByText('Not given')).toBeTruthy();
  });
});

it('returns the focus to the menu that opened a dialog', async () => {
  stubVisits([named('Juno')]);
  const user = await renderVisits();
  await user.click(screen.getByRole('button', { name: /^More for Juno/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^More for Juno/);
});

it('F B3.03 a request is confirmed in the menu of its row, and what is confirmed offers that no more', async () => {
  const calls = stubVisits([named('Juno')]);
  const user = await renderVisits();
  const openMenu = () => user.click(screen.getByRole('button', { name: /^More for Juno/ }));
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Confirm' }));
  await waitFor(() => expect(changes(calls)).toHaveLength(1));
  expect(changes(calls)).toMatchObject([{ body: { status: 'confirmed', expected_version: 1 } }]);
  await screen.findByRole('button', { name: /^Status of Juno.*Confirmed$/ });
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Confirm' })).toBeNull();
});

describe('the status of a row', () => {
  it('R7.24 R4.14 S57 is saved with the displayed version, and shown immediately', async () => {
    const visit = named('Juno');
    const calls = stubVisits([visit]);
    const user = await renderVisits();
    await user.click(screen.getByRole('button', { name: /^Status of Juno/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Confirmed' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ tone: 'success', text: 'Status updated to Confirmed' }]),
    );
    expect(changes(calls)).toMatchObject([{ body: { status: 'confirmed', expected_version: 1 } }]);
    expect(screen.getByRole('button', { name: /^Status of Juno.*Confirmed$/ })).toBeTruthy();
  });

  it('R8.36 a change of an outdated visit shows an error and the current visit', async () => {
    const visit = named('Juno');
    let isChanged = false;
    stubApi({
      'GET /admin/visit-requests': () => [isChanged ? { ...visit, status: 'cancelled' } : visit],
      [`PUT /admin/visit-requests/${visit.id}/status`]: () => {
        isChanged = true;
        return problem(409, { code: 'CONFLICT', detail: 'Someone else was quicker.' });
      },
    });
    const user = await renderVisits();
    await user.click(screen.getByRole('button', { name: /^Status of Juno/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Confirmed' }));
    await screen.findByRole('button', { name: /^Status of Juno.*Cancelled$/ });
    expect(toasts).toEqual([{ tone: 'error', text: 'Someone else was quicker.' }]);
  });
});

describe('bulk actions on visits', () => {
  it.each([
    ['Confirmed', 'pending'],
    ['Cancelled', 'confirmed'],
    ['Pending', 'cancelled'],
  ] as const)(
    'R2.55 R2.57 R4.15 R4.16 R7.24 R7.31 sends the status %s, capitalised, in one call per visit, then clears the selection',
    async (label, before) => {
      const visits = ['Ada', 'Bo', 'Cleo'].map((name) => named(name, { status: before }));
      const calls = stubVisits(visits);
      await chooseForAll(3, `Mark as ${label}`, 'Update');
      expect(changes(calls).map(({ path, body }) => [path, body])).toEqual(
        visits.map(({ id }) => [
          `/admin/visit-requests/${id}/status`,
          { status: label, expected_status: before },
        ]),
      );
      expect(toasts).toEqual([{ tone: 'success', text: `Updated 3 visits to ${label}` }]);
      expect(screen.queryByText(/selected$/)).toBeNull();
      const statuses = screen.getAllByRole('button', { name: new RegExp(`^Status of.*${label}$`) });
      expect(statuses).toHaveLength(3);
    },
  );

  it('R8.35 reports a partial update with both counts, the remaining visits and the reasons', async () => {
    const visits = [named('Ada'), named('Bo')];
    const taken = () => problem(400, { error: 'Scheduling conflict', detail: 'Already booked.' });
    stubVisits(visits, { [visits[1]?.id ?? '']: taken });
    await chooseForAll(2, 'Mark as Confirmed', 'Update');
    expect(toasts).toEqual([
      {
        tone: 'warning',
        text: 'Successfully updated 1 visit(s). Failed to update 1 visit(s)',
      },
    ]);
    expect(screen.getByText(/: Already booked\.$/).textContent).toContain('Bo, ');
  });

  it('R2.57 R4.16 R7.31 R8.41 deletes the selected visits', async () => {
    const calls = stubVisits([named('Ada'), named('Bo')]);
    await chooseForAll(2, 'Delete', 'Delete');
    expect(changes(calls).map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
    expect(toasts).toEqual([{ tone: 'success', text: 'Deleted 2 of 2 selected visits' }]);
    expect(screen.getByText('No visit requests found.')).toBeTruthy();
  });
});

it('R2.57 R8.34 R8.41 one visit is deleted from its menu after confirmation', async () => {
  const visits = [named('Juno'), named('Bo')];
  let isBroken = true;
  const broken = () => (isBroken ? problem(500) : undefined);
  const calls = stubVisits(visits, { [visits[0]?.id ?? '']: broken });
  const user = await renderVisits();
  const answer = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^More for Juno/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete visit' });
    expect(dialog.textContent).toContain('This action cannot be undone.');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await answer('Cancel');
  expect(changes(calls)).toEqual([]);
  await answer('Delete');
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Failed to delete visit' }]));
  isBroken = false;
  await answer('Delete');
  const success = { tone: 'success', text: 'Visit deleted successfully' };
  await waitFor(() => expect(toasts.at(-1)).toEqual(success));
  await waitFor(() =>
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2),
  );
});
