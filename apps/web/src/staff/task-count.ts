import { countTasks } from '@pawmatch/contract/tasks/tasks-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../lib/api/client.ts';

/** Changes with all that waits. */
export const tasksKey = ['tasks'] as const;

/** How many tasks of the reader are overdue or due today; loaded once for all pages of staff, by `LiveChanges`. */
export const taskCountQuery = queryOptions({
  queryKey: [...tasksKey, 'count'],
  queryFn: ({ signal }) => callEndpoint(countTasks, { signal }),
});
