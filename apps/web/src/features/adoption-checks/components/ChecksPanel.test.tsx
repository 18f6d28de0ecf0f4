import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { ChecksPanel } from './ChecksPanel.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const open = { result: null, note: null, by: null, at: null };
const names = ['landlord', 'vet', 'home', 'meeting'];

it('B9.05 staff record a check, and read who did and when', async () => {
  const calls = stubApi({
    [`GET /admin/adoptions/${id}/checks`]: () => names.map((check) => ({ check, ...open })),
    [`PUT /admin/adoptions/${id}/checks/vet`]: ({ body }) =>
      names.map((check) => ({
        ...{ check, ...open },
        ...(check === 'vet' && {
          ...(body as object),
          ...{ by: 'Sam', at: '2026-11-20T15:00:00.000Z' },
        }),
      })),
  });
  renderPage(<ChecksPanel adoptionId={id} timeZone="UTC" />, { status: 'admin' });
  const result = await screen.findByRole('combobox', { name: 'Result: The vet was asked' });
  const record = screen.getByRole('button', { name: 'Record: The vet was asked' });
  expect(record).toHaveProperty('disabled', true);
  await userEvent.selectOptions(result, 'All right');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Note: The vet was asked' }),
    'By phone.',
  );
  await userEvent.click(record);
  await screen.findByText('Sam, November 20, 2026');
  expect(calls.at(-1)?.body).toEqual({ result: 'ok', note: 'By phone.' });
  expect(screen.getAllByText('Not checked yet', { selector: 'p' })).toHaveLength(3);
});
