import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { InternalNotesCard } from './InternalNotesCard.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const at = '2026-11-20T15:00:00.000Z';
const first = { text: 'Shy with men.', by: 'Sam', at, mentions: [] };

it('B11.05 staff change the internal note, and read the earlier one', async () => {
  const calls = stubApi({
    [`GET /admin/pets/${id}/internal-notes`]: () => ({ current: first, earlier: [] }),
    'GET /admin/colleague-names': () => [],
    [`PUT /admin/pets/${id}/internal-notes`]: ({ body }) => ({
      current: { ...(body as object), by: 'Sam', at: '2026-11-21T15:00:00.000Z' },
      earlier: [first],
    }),
  });
  renderPage(<InternalNotesCard subject={{ kind: 'pet', id }} timeZone="UTC" />, {
    status: 'admin',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the Note' }));
  const field = screen.getByRole('textbox', { name: 'Note' });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, 'Trusts men now.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the Note' }));
  await screen.findByText('1 earlier text');
  expect(screen.getByText('Trusts men now.')).toBeTruthy();
  expect(screen.getByText('Shy with men.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    text: 'Trusts men now.',
    mentions: [],
  });
});
