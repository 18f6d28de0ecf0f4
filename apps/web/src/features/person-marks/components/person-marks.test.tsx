import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { MarkNotice } from './MarkNotice.tsx';
import { MarkPersonButton } from './MarkPersonButton.tsx';

const id = '01990000-0000-7000-8000-000000000001';

it('B9.12 staff set a mark with a reason, read it, and remove it', async () => {
  let marks: object[] = [];
  stubApi({
    [`GET /admin/users/${id}/marks`]: () => marks,
    [`PUT /admin/users/${id}/marks`]: ({ body }) => {
      const { reason } = body as { reason: string };
      marks = [{ id, reason, set_by: 'Sam', set_at: '2026-11-20T15:00:00.000Z', is_own: true }];
      return marks;
    },
    [`DELETE /admin/marks/${id}`]: () => {
      marks = [];
      return new Response(null, { status: 204 });
    },
  });
  renderPage(
    <>
      <MarkNotice subject={{ userId: id }} timeZone="UTC" />
      <MarkPersonButton userId={id} />
    </>,
    { status: 'admin' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set a Do-Not-Adopt Mark' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Was violent.');
  await userEvent.click(screen.getByRole('button', { name: 'Set the Mark' }));
  await screen.findByText('Was violent.', { selector: 'p' });
  expect(screen.getByText('Set by Sam on November 20, 2026.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set a Do-Not-Adopt Mark' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the Mark' }));
  await screen.findByRole('button', { name: 'Set a Do-Not-Adopt Mark' });
  expect(screen.queryByText('Was violent.')).toBeNull();
});
