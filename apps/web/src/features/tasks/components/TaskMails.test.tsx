import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { TaskMails } from './TaskMails.tsx';

it('B11.07 the mail of the morning is chosen by its hour, and what could not be saved is not shown', async () => {
  let isWorking = true;
  const calls = stubApi({
    'GET /admin/task-mails': () => ({ hour: null }),
    'PUT /admin/task-mails': ({ body }) => (isWorking ? body : problem(500)),
  });
  renderPage(<TaskMails />, { status: 'admin' });
  const hour: HTMLSelectElement = await screen.findByRole('combobox', {
    name: 'When you get the email',
  });
  expect(hour.value).toBe('');
  await userEvent.selectOptions(hour, 'Every day at 7:00 AM');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ hour: 7 }));
  await waitFor(() => expect(hour.disabled).toBe(false));
  isWorking = false;
  await userEvent.selectOptions(hour, 'Never');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ hour: null }));
  await waitFor(() => expect(hour.value).toBe('7'));
});
