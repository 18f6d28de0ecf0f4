import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { watchAdminToasts } from '../../../testing/watch-admin-toasts.ts';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';

const since = '2026-11-20T15:00:00.000Z';
const settings = {
  ...buildShelter(),
  version: 1,
  updated_at: since,
  paper_size: 'letter' as const,
};

const press = (name: string, within_ = within(document.body)) =>
  userEvent.click(within_.getByRole('button', { name }));

describe('the requirement of a second factor', () => {
  it('B8.08 is set after a question, and ended without one', async () => {
    const toasts = watchAdminToasts();
    const calls = stubApi({
      'PUT /admin/settings/second-factor': ({ body }) => ({
        ...settings,
        second_factor_required_at: (body as { is_required: boolean }).is_required ? since : null,
      }),
    });
    const off = renderPage(
      <RequireSecondFactor
        settings={{ ...settings, second_factor_required_at: null, care_parts: [] }}
      />,
      { status: 'admin' },
    );
    await press('Require It');
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls).toEqual([]);
    await press('Require It', dialog);
    await waitFor(() => expect(toasts).toHaveLength(1));
    off.unmount();
    renderPage(
      <RequireSecondFactor
        settings={{ ...settings, second_factor_required_at: since, care_parts: [] }}
      />,
      {
        status: 'admin',
      },
    );
    expect(screen.getByText(/Required since November 20, 2026/)).toBeTruthy();
    await press('Stop Requiring It');
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(calls.map(({ body }) => body)).toEqual([{ is_required: true }, { is_required: false }]);
  });
});
