import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { useRef } from 'react';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast, dismissToast, LONG_TOAST_DURATION } from '../../../lib/toast.ts';
import { UndoText } from '../../../staff/UndoText.tsx';
import { useSession } from '../../auth/session-context.ts';
import { useTickTask } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';
import { TaskItem } from './TaskItem.tsx';
import { useAssignees } from './use-assignees.ts';

/** Ticks an own task or a mention, with a way back, and says who was faster. */
function useTick(onDone: () => void): (task: Task) => void {
  const { user } = useSession();
  const { mutate } = useTickTask();

  const reopen = ({ subject: id, title }: Task, toast: string) => {
    dismissToast(toast);
    mutate(
      { id, isDone: false },
      { onSuccess: () => void adminToast.success(messages.reopened({ title })) },
    );
  };

  return (task) => {
    const { subject: id, title } = task;
    mutate(
      { id, isDone: true },
      {
        onSuccess: ({ done }) => {
          onDone();
          if (user && done?.by && done.by.id !== user.id) {
            adminToast.blank(messages.alreadyDone({ title, name: done.by.name }));
            return;
          }
          const text = messages.ticked({ title });
          const toast = adminToast.success(text, {
            duration: LONG_TOAST_DURATION,
            content: <UndoText text={text} onUndo={() => reopen(task, toast)} />,
          });
        },
      },
    );
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** The heading of the day until which a task should be done. */
function dayOf({ due_on, is_overdue }: Task, today: string): string {
  if (is_overdue) return messages.overdue;
  if (due_on === null) return messages.noDay;
  const days = (Date.parse(due_on) - Date.parse(today)) / DAY_MS;
  if (days === 0) return messages.today;
  return days === 1 ? messages.tomorrow : longDate(due_on, 'UTC');
}

type TaskListProps = {
  tasks: Task[];
  today: string;
  /** The page of the pet or person that all of them are about. */
  isOnItsPage?: boolean;
};

/** Tasks below the days until which they should be done, in the order in which they come. */
export function TaskList({ tasks, today, isOnItsPage = false }: TaskListProps) {
  const Heading = isOnItsPage ? 'h3' : 'h2';
  const list = useRef<HTMLDivElement>(null);
  const assignees = useAssignees();
  // The button that was pressed is gone.
  const tick = useTick(() => list.current?.focus());
  const days = [...new Set(tasks.map((task) => dayOf(task, today)))].map((day) => ({
    day,
    ofDay: tasks.filter((task) => dayOf(task, today) === day),
  }));
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      {days.map(({ day, ofDay }) => (
        <section key={day} aria-label={day} className="grid gap-2">
          <Heading className="flex items-baseline gap-2 text-base font-semibold">
            <span className={day === messages.overdue ? 'text-danger' : undefined}>{day}</span>
            <span className="text-sm font-normal text-text-muted tabular-nums">{ofDay.length}</span>
          </Heading>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
            {ofDay.map((task) => (
              <TaskItem
                key={`${task.source} ${task.subject}`}
                task={task}
                assignees={assignees(task.needs)}
                isOnItsPage={isOnItsPage}
                onTick={tick}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
