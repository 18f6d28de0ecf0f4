import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { useRef } from 'react';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { taskMessages as messages } from '../tasks-messages.ts';
import { TaskItem } from './TaskItem.tsx';
import { useAssignees } from './use-assignees.ts';
import { useTick } from './use-tick.tsx';

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
