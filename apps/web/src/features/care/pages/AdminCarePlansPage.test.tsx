import { listFirstCarePlans } from '@pawmatch/contract/care/first-care-plans';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { AdminCarePlansPage } from './AdminCarePlansPage.tsx';

const [first] = listFirstCarePlans().map(({ key: _, ...each }) => each);
if (!first) throw new Error('There is no plan.');
const plan = { ...first, id: 'plan', is_on: false };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('B11.02 plans name their source, are used or not, changed and deleted', async () => {
  let isRefused = true;
  const calls = stubApi({
    'GET /admin/care/plans': () => [plan],
    'PUT /admin/care/plans/plan': () =>
      isRefused
        ? problem(422, { errors: [{ field: 'times', message: 'That is too often.' }] })
        : plan,
    'DELETE /admin/care/plans/plan': () => new Response(null, { status: 204 }),
  });
  renderPage(<AdminCarePlansPage />, { status: 'admin', path: '/admin/care/plans' });
  await screen.findByText(/^Source: /);
  expect(screen.getByText(/does not advise/)).toBeTruthy();
  await press(`Change ${plan.name}`);
  await userEvent.clear(screen.getByLabelText(/^How often at most/));
  await userEvent.type(screen.getByLabelText(/^How often at most/), '99');
  await press('Save Plan');
  await screen.findByText('That is too often.');
  isRefused = false;
  await press('Save Plan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(`Use it: ${plan.name}`);
  const sent = () =>
    calls.flatMap(({ method, body }) => (method === 'PUT' ? body : [])) as object[];
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[1]).toMatchObject({ times: 99, interval_days: plan.interval_days, is_on: false });
  expect(sent()[2]).toMatchObject({ name: plan.name, is_on: true });
  await press(`Change ${plan.name}`);
  await press('Delete Plan');
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Delete Plan' }).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
