import type { ProgramKey } from '@pawmatch/contract/keys/keys-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { AdminKeysPage } from './AdminKeysPage.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const website: ProgramKey = {
  ...{ id, name: 'Website', scopes: ['pets.read'], created_by: 'Ada', is_valid: true },
  ...{ created_at: '2026-11-20T15:00:00.000Z', expires_at: null },
  last_used_at: '2026-11-21T15:00:00.000Z',
};

it('S79 shows a new key once, and revokes one after a question', async () => {
  let keys: ProgramKey[] = [website, { ...website, id: `${id.slice(0, -1)}2`, is_valid: false }];
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /admin/visit-requests/counts': () => ({ total: 0, views: { to_answer: 0 } }),
    'GET /admin/keys': () => keys,
    'POST /admin/keys': () => ({ id, key: 'pmk_secret' }),
    [`DELETE /admin/keys/${id}`]: () => {
      keys = keys.slice(1);
    },
  });
  const user = userEvent.setup();
  renderPage(
    <>
      <AdminKeysPage />
      <Toasts />
    </>,
    { status: 'admin' },
  );
  const [valid, ended] = (await screen.findAllByText('Website')).map((name) => name.closest('li'));
  within(valid as HTMLElement).getByText(/^Last used .*10:00 AM · Has no end$/);
  within(ended as HTMLElement).getByText('Ended');

  await user.click(screen.getByRole('button', { name: 'New Key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Key' }));
  await user.type(dialog.getByLabelText('What is the key for?'), 'Reports');
  await user.click(dialog.getByRole('button', { name: 'Create the Key' }));
  await dialog.findByText('Please choose what the key may read.');
  await user.click(dialog.getByLabelText('Pets, as staff see them'));
  await user.click(dialog.getByRole('button', { name: 'Create the Key' }));
  await dialog.findByText('pmk_secret');
  await user.click(dialog.getByRole('button', { name: 'Copy the Key' }));
  expect(await navigator.clipboard.readText()).toBe('pmk_secret');
  await user.click(dialog.getByRole('button', { name: 'I Have the Key' }));
  expect(screen.queryByText('pmk_secret')).toBeNull();

  await user.click(within(valid as HTMLElement).getByRole('button', { name: /Revoke/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the key Website' }));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Valid')).toBeNull());
  const sent = calls.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/admin/keys', { name: 'Reports', scopes: ['pets.read'], days: 365 }],
    ['DELETE', `/admin/keys/${id}`, undefined],
  ]);
});
