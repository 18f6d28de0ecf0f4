import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { taskCountQuery } from '../../../staff/task-count.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { AdminTasksPage } from './AdminTasksPage.tsx';

const toasts = vi.hoisted(() => ({
  success: vi.fn((_text: string, _more?: { content?: ReactNode }) => 'id'),
  blank: vi.fn(),
  error: vi.fn(),
}));
vi.mock('../../../lib/toast.ts', async (original) => ({
  ...(await original<object>()),
  adminToast: toasts,
}));

const kim = { id: '01990000-0000-7000-8000-00000000000a', name: 'Kim' };
const sam = { id: '01990000-0000-7000-8000-00000000000b', name: 'Sam' };
const id = '01990000-0000-7000-8000-000000000001';

const own: Task = {
  source: 'own',
  subject: id,
  title: 'Buy a harness',
  path: `/pets/${id}`,
  about: 'Luna',
  due_on: '2026-11-19',
  is_overdue: true,
  assigned_to: null,
  assigned_before: 'Alex',
  needs: 'tasks.read',
  made_by: 'Kim',
  done: null,
};
const visit: Task = {
  ...own,
  ...{ source: 'visit', title: 'Answer Anna', path: `/visits/${id}`, about: null },
  ...{ due_on: '2026-11-20', is_overdue: false, assigned_to: kim, assigned_before: null },
  ...{ needs: 'visits.confirm', made_by: null },
};

function renderTasks(tasks: Task[], answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /admin/tasks': () => ({ tasks, total: tasks.length, today: '2026-11-20' }),
    'GET /admin/colleague-names': () => [
      { ...kim, role: 'staff' },
      { ...sam, role: 'volunteer' },
    ],
    ...answers,
  });
  const queryClient = createTestQueries();
  queryClient.setQueryData(taskCountQuery.queryKey, { due: 3 });
  renderPage(<AdminTasksPage />, { status: 'admin', path: '/admin/tasks', queryClient });
  return calls;
}

it('B11.07 shows what waits by day, with who does it, and how many are due in the menu', async () => {
  renderTasks([own, visit]);
  const overdue = await screen.findByRole('region', { name: 'Overdue' });
  expect(overdue.textContent).toContain('Overdue since November 19, 2026');
  expect(overdue.textContent).toContain('About Luna · From Kim · Was for Alex');
  const today = screen.getByRole('region', { name: 'Today' });
  const link = within(today).getByRole('link', { name: 'Answer Anna' });
  expect(link.getAttribute('href')).toBe(`/admin/visits/${id}`);
  expect(within(today).queryByRole('button')).toBeNull();
  const who = within(today).getByRole('combobox', { name: 'Who does “Answer Anna”' });
  await waitFor(() => expect((who as HTMLSelectElement).value).toBe(kim.id));
  expect(who.textContent, 'not Sam, who may not answer').toBe('NobodyKim');
  expect(screen.getByRole('link', { name: /^Tasks ?, 3 of yours are due$/ })).toBeTruthy();
});

it('B11.05 a mention is ticked, and leads to the note', async () => {
  const mention = { source: 'mention', title: 'Read the note about Luna', about: null } as const;
  const calls = renderTasks([{ ...own, ...mention }], {
    [`PUT /admin/tasks/${id}`]: () => ({ ...own, ...mention }),
  });
  const link = await screen.findByRole('link', { name: 'Read the note about Luna' });
  expect(link.getAttribute('href')).toBe(`/admin/pets/${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Done: Read the note about Luna' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ is_done: true }),
  );
});

it('B11.07 an own task is made with its title alone, and whoever reads it gets it assigned', async () => {
  const calls = renderTasks([own], {
    'POST /admin/tasks': () => own,
    'PUT /admin/task-assignments': () => ({ ...own, assigned_to: sam }),
  });
  const field = await screen.findByRole('textbox', { name: 'New task' });
  await userEvent.type(field, 'Wash the bowls{Enter}');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('The task was added.'));
  expect((field as HTMLInputElement).value).toBe('');
  const posted = calls.find(({ method }) => method === 'POST');
  expect(posted?.body).toEqual({ title: 'Wash the bowls', assigned_to: null, due_on: null });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Who does “Buy a harness”' }),
    'Sam',
  );
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Sam does this.'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ source: 'own', subject: id, assigned_to: sam.id },
  });
});

it('B11.07 a task without a title is refused beside its field', async () => {
  renderTasks([], {
    'POST /admin/tasks': () => problem(422, { detail: 'Please say what is to be done.' }),
  });
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  expect(await screen.findByText(/Please say what is to be done/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New task' }));
});

it('B11.07 an own task is ticked and opened again', async () => {
  const calls = renderTasks([own], {
    [`PUT /admin/tasks/${id}`]: () => ({
      ...own,
      done: { by: kim, at: '2026-11-20T15:00:00.000Z' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Done: Buy a harness' }));
  const ticked = ['“Buy a harness” is done.', expect.anything()] as const;
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(...ticked));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ is_done: true });
  render(toasts.success.mock.lastCall?.[1]?.content);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith('“Buy a harness” is open again.'),
  );
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ is_done: false });
});
