import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { isTicked, type TaskSource, taskSources } from '@pawmatch/contract/tasks/task-values';

/** What somebody needs who sees and does a task: one by a tick about a person is for those who may see people. */
export const neededFor = (
  source: TaskSource,
  { isAboutPerson }: { isAboutPerson: boolean },
): Capability => (isTicked(source) && isAboutPerson ? 'people.read' : taskSources[source]);
