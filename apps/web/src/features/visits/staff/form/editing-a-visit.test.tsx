import type { Visit } from '@pawmatch/contract/visits/visit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildVisit } from '../../../../testing/build-visit.ts';
import { readDescription } from '../../../../testing/read-description.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { problem } from '../../../../testing/stub-api.ts';
import { stubViewport } from '../../../../testing/stub-viewport.ts';
import { watchAdminToasts } from '../../../../testing/watch-admin-toasts.ts';
import { VisitRequests } from '../VisitRequests.tsx';
import { petField, pets, save, sent, stubShelter, timeField, zone } from './testing/visit-form.tsx';

let toasts: ReturnType<typeof watchAdminToasts>;

beforeEach(() => {
  stubViewport();
  toasts = watchAdminToasts();
});

async function openEdit(petName: string) {
  const user = userEvent.setup();
  renderPage(<VisitRequests timeZone={zone} />, { status: 'admin' });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^More for ${petName}`) }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  return user;
}

describe('Update Visit Request', () => {
  const visit = buildVisit({
    pet: { ...pets[0], id: pets[0]?.id ?? '', name: 'First', species: 'Dog', image_url: null },
    requested_at: '2026-11-23T19:00:00.000Z',
  });

  it('R2.59 R8.41 keeps the pet, reads "Saving..." and saves the changes with their version', async () => {
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
    const saving = await screen.findByRole('button', { name: 'Saving...' });
    expect(saving.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    await expect.poll(() => sent(calls)).toHaveLength(1);
    respond({ ...visit, status: 'confirmed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([{ status: 'confirmed', expected_version: visit.version }]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Visit request updated successfully' }]);
  });

  it('R8.37 after a conflict on a server without versions shows the error, reloads, and saves over it', async () => {
    let now: Visit = { ...visit, version: 0 };
    const calls = stubShelter(() => [now], {
      [`GET /admin/visit-requests/${visit.id}`]: () => now,
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

  it('A R4.14 B9.11 keeps the time of a visit that is over, and changes its status', async () => {
    const over = buildVisit({ ...visit, allowed_actions: ['change_status', 'edit_notes'] });
    const calls = stubShelter(() => [over], {
      [`PUT /visit-requests/${visit.id}`]: () => ({ ...over, status: 'cancelled' }),
    });
    const user = await openEdit('First');
    expect(timeField().readOnly).toBe(true);
    expect(readDescription(timeField())).toBe('This visit is over, so its time stays.');
    await user.selectOptions(screen.getByLabelText('Status'), 'cancelled');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([{ status: 'cancelled', expected_version: visit.version }]);
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
