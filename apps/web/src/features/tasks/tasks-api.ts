import type { TaskView } from '@pawmatch/contract/tasks/task-values';
import * as endpoints from '@pawmatch/contract/tasks/tasks-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { tasksKey } from '../../staff/task-count.ts';
import { taskMessages as messages } from './tasks-messages.ts';

/** The pet or the person that own tasks are about. */
export type TaskSubject = { pet_id: string } | { person_id: string };

/** What waits; of a subject only the own tasks about it. */
export const tasksQuery = (view: TaskView, subject?: TaskSubject) =>
  endpointQuery([...tasksKey, 'list', view, subject ?? 'all'], endpoints.listTasks, {
    query: { view, ...subject },
  });

export const taskMailsQuery = endpointQuery(['task-mails'], endpoints.getTaskMailSettings);

export const saveTaskMails = (body: endpoints.TaskMailSettings) =>
  callEndpoint(endpoints.updateTaskMailSettings, { body });

export interface NewTask {
  title: string;
  assigned_to: string | null;
  due_on: string | null;
}

/** Makes an own task; the form shows a failure. */
export function useCreateTask(subject?: TaskSubject) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (task: NewTask) =>
      callEndpoint(endpoints.createTask, { body: { ...task, ...subject } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: tasksKey }),
  });
}

/** Says who does a task; a failure shows a toast. */
export function useAssignTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ task, to }: { task: endpoints.Task; to: string | null }) =>
      callEndpoint(endpoints.assignTask, {
        body: { source: task.source, subject: task.subject, assigned_to: to },
      }),
    onSuccess: ({ assigned_to }) =>
      void adminToast.success(messages.assigned({ name: assigned_to?.name ?? null })),
    onError: (error) => void adminToast.error(failureReason(error, messages.assignFailed)),
    onSettled: () => queries.invalidateQueries({ queryKey: tasksKey }),
  });
}

/** Finishes an own task or a mention, or opens it again; a failure shows a toast. */
export function useTickTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      callEndpoint(endpoints.changeTask, { params: { id }, body: { is_done: isDone } }),
    onError: (error) => void adminToast.error(failureReason(error, messages.tickFailed)),
    onSettled: () => queries.invalidateQueries({ queryKey: tasksKey }),
  });
}
