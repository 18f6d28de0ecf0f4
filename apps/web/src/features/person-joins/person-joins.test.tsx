import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { JoinedRecords } from './JoinedRecords.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const other = '01990000-0000-7000-8000-000000000002';
const at = '2026-11-20T15:00:00.000Z';
const person = {
  ...{ id, full_name: 'Ada Lovelace', email: 'ada@example.org', phone_number: '5550100111' },
  ...{ role: 'adopter' as const, created_at: at, email_confirmed: true },
};
const record = { full_name: 'Ada Byron', email: 'ada.byron@example.org', phone_number: null };
const contents = { visits: 2, adoptions: 1, favorites: 0, waiting: 0, notes: 0, marks: 1 };
const join = {
  ...{ id: other, ...record, had_account: true, contents, joined_at: at, joined_by: 'Sam' },
  undo_until: '2026-11-27T15:00:00.000Z',
};

it('B9.12 staff choose another record, see what comes together, join it, and undo it', async () => {
  let joins: object[] = [];
  const calls: unknown[] = [];
  stubApi({
    [`GET /admin/users/${id}/joins`]: () => joins,
    [`GET /admin/users/${id}/join-candidates`]: () => [
      { ...record, record: { user_id: other }, has_account: true, at },
    ],
    [`POST /admin/users/${id}/joins/preview`]: () => contents,
    [`POST /admin/users/${id}/joins`]: ({ body }) => {
      calls.push(body);
      joins = [join];
      return join;
    },
    [`DELETE /admin/users/${id}/joins/${other}`]: () => {
      joins = [];
      return new Response(null, { status: 204 });
    },
  });
  renderPage(<JoinedRecords person={person} timeZone="UTC" />, { status: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Join with Another Record...' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Ada Byron/ }));
  await screen.findByText(
    'What comes to this account: 2 visits, 1 adoption, and 1 do-not-adopt mark.',
  );
  expect(screen.getByText(/only ada@example.org can log in/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join These Records' }));
  await screen.findByText('Joined by Sam on November 20, 2026.');
  expect(calls).toEqual([{ user_id: other }]);
  expect(screen.getByText('You can undo this until November 27, 2026.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Separate Ada Byron Again' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Separate Ada Byron Again' }));
  await waitFor(() => expect(screen.queryByText('Joined by Sam on November 20, 2026.')).toBeNull());
});

it('B9.12 says why a record cannot be joined, and offers it no more', async () => {
  const detail = 'The account that remains must have a confirmed email address.';
  const refusal = { title: 'join refused', status: 409, code: 'JOIN_REFUSED', detail };
  stubApi({
    [`GET /admin/users/${id}/joins`]: () => [],
    [`GET /admin/users/${id}/join-candidates`]: () => [
      { ...record, record: { user_id: other }, has_account: true, at },
    ],
    [`POST /admin/users/${id}/joins/preview`]: () =>
      new Response(JSON.stringify({ ...refusal, type: 'urn:x', request_id: '1' }), {
        status: 409,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
  });
  renderPage(<JoinedRecords person={person} timeZone="UTC" />, { status: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Join with Another Record...' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Ada Byron/ }));
  await screen.findByText(detail);
  const button = screen.getByRole('button', { name: 'Join These Records' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});
