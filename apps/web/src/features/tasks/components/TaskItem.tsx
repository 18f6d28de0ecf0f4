import { isTicked } from '@pawmatch/contract/tasks/task-values';
import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useAssignTask } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';

type TaskItemProps = {
  task: Task;
  assignees: SelectOption[];
  /** The page of the pet or person that it is about. */
  isOnItsPage: boolean;
  onTick: (task: Task) => void;
};

/** A task: an own one and a mention are ticked here, any other leads to where it is done. */
export function TaskItem({ task, assignees, isOnItsPage, onTick }: TaskItemProps) {
  const { title, path, about, due_on, is_overdue, assigned_before, made_by } = task;
  const assign = useAssignTask();
  const day = due_on && longDate(due_on, 'UTC');
  const details = [
    day && is_overdue && messages.overdueSince({ day }),
    about && !isOnItsPage && messages.aboutPet({ name: about }),
    made_by && messages.madeBy({ name: made_by }),
    assigned_before && messages.wasFor({ name: assigned_before }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 sm:px-4">
      <div className="flex min-w-0 flex-[99_1_18rem] items-center gap-2">
        {isTicked(task.source) && (
          <button
            type="button"
            aria-label={messages.tick({ title })}
            onClick={() => onTick(task)}
            className="group -ms-2.5 grid size-11 shrink-0 place-items-center rounded-full"
          >
            <span className="grid size-6 place-items-center rounded-full border-2 border-line-strong text-transparent group-hover:border-action group-hover:text-action">
              <CheckIcon className="size-4" />
            </span>
          </button>
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {path && !isOnItsPage ? (
              <Link to={`/admin${path}`} className="link font-semibold wrap-anywhere">
                {title}
              </Link>
            ) : (
              <span className="font-semibold wrap-anywhere">{title}</span>
            )}
            {task.source !== 'own' && <Badge>{messages.sources[task.source]}</Badge>}
          </p>
          {details.length > 0 && (
            <p className="text-sm text-text-muted wrap-anywhere">{details.join(' · ')}</p>
          )}
        </div>
      </div>
      <div className="relative min-w-0 flex-[1_1_13rem]">
        <select
          aria-label={messages.assigneeOf({ title })}
          value={task.assigned_to?.id ?? ''}
          disabled={assign.isPending}
          onChange={({ target }) => assign.mutate({ task, to: target.value || null })}
          className="control appearance-none truncate pe-11"
        >
          {assignees.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-text-muted" />
      </div>
    </li>
  );
}
