import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { type TaskSource, taskSources } from '@pawmatch/contract/tasks/task-values';

/** What somebody needs who sees and does a task: an own one about a person is for those who may see people. */
export const neededFor = (
  source: TaskSource,
  { isAboutPerson }: { isAboutPerson: boolean },
): Capability => (source === 'own' && isAboutPerson ? 'people.read' : taskSources[source]);
