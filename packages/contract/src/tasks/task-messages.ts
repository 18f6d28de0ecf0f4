import { localized } from '../localized.ts';

/** What is wrong with a task. */
export const taskInputMessages = localized('taskInputMessages', {
  noSuchTasks: 'There are no such tasks.',
  petOrPerson: 'A task is about a pet or a person.',
});
