import { countTasks } from '@pawmatch/contract/tasks/tasks-endpoints';
import { endpointQuery } from '../lib/api/endpoint-query.ts';

/** Changes with all that waits. */
export const tasksKey = ['tasks'] as const;

/** How many tasks of the reader are overdue or due today; loaded once for all pages of staff, by `LiveChanges`. */
export const taskCountQuery = endpointQuery([...tasksKey, 'count'], countTasks);
