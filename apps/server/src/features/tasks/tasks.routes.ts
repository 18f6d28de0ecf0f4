import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import * as endpoints from '@pawmatch/contract/tasks/tasks-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import {
  type Caller,
  colleagueOf,
  requireCapability,
} from '../../platform/http/requests/caller.ts';
import { createTaskMailsService } from './task-mails.service.ts';
import { createTasksService } from './tasks.service.ts';

const taskCallerOf = (caller: Caller) => ({
  ...colleagueOf(caller),
  capabilities: capabilitiesOf(caller.staffRoles, caller.careParts),
});

/** What waits for somebody, and the mail of the morning about it. */
export function registerTasks({ registerEndpoint, dependencies }: FeatureContext): void {
  const tasks = createTasksService(dependencies);
  const mails = createTaskMailsService(dependencies);

  registerEndpoint(endpoints.listTasks, ({ caller, query }) => {
    const { view = 'all', pet_id: petId, person_id: personId } = query;
    if (personId) requireCapability(caller, 'people.read');
    return tasks.list(
      taskCallerOf(caller),
      view,
      petId || personId ? { petId, personId } : undefined,
    );
  });
  registerEndpoint(endpoints.countTasks, async ({ caller }) => ({
    due: await tasks.count(taskCallerOf(caller)),
  }));
  registerEndpoint(endpoints.createTask, ({ caller, body }) => {
    if (body.person_id) requireCapability(caller, 'people.read');
    return tasks.create(taskCallerOf(caller), {
      title: body.title,
      petId: body.pet_id,
      personId: body.person_id,
      assignedTo: body.assigned_to,
      dueOn: body.due_on,
    });
  });
  registerEndpoint(endpoints.changeTask, ({ caller, params, body }) =>
    tasks.setDone(taskCallerOf(caller), params.id, body.is_done),
  );
  registerEndpoint(endpoints.assignTask, ({ caller, body: { source, subject, assigned_to } }) =>
    tasks.assign(taskCallerOf(caller), { source, subject }, assigned_to),
  );
  registerEndpoint(endpoints.getTaskMailSettings, ({ caller }) => mails.get(colleagueOf(caller)));
  registerEndpoint(endpoints.updateTaskMailSettings, ({ caller, body }) =>
    mails.update(colleagueOf(caller), body),
  );
}
