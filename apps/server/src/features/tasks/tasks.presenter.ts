import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { neededFor } from './needed-for.ts';
import type { TaskReader } from './sources/task-source.ts';
import { sourcesOfTasks } from './task-sources.repository.ts';
import type { TaskRow } from './tasks.repository.ts';

/** @param answerBy until when a request is answered, by the hours of the shelter */
export function presentTask(
  row: TaskRow,
  { now, today, timeZone }: TaskReader,
  answerBy: (request: { createdAt: Date; startsAt: Date }) => Date,
): Task {
  const { askedAt, dueAt, assigneeId, assignee } = row;
  const due = askedAt && dueAt ? answerBy({ createdAt: askedAt, startsAt: dueAt }) : dueAt;
  const dueOn = row.dueOn ?? (due && toZonedTime(due, timeZone).date);
  const { title, path } = sourcesOfTasks[row.source];
  const isAssigned = row.isAssigneeAble && assigneeId !== null && assignee !== null;
  return {
    source: row.source,
    subject: row.subject,
    title: title(row),
    path: path(row),
    about: row.source === 'own' ? (row.pet ?? row.person) : null,
    due_on: dueOn,
    is_overdue: due ? due <= now : dueOn !== null && dueOn < today,
    assigned_to: isAssigned ? { id: assigneeId, name: assignee } : null,
    assigned_before: isAssigned ? null : assignee,
    needs: neededFor(row.source, { isAboutPerson: row.personId !== null }),
    made_by: row.madeBy,
    done: row.doneAt && {
      by: row.doneById && row.doneBy ? { id: row.doneById, name: row.doneBy } : null,
      at: row.doneAt.toISOString(),
    },
  };
}
