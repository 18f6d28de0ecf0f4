import type * as english from '../../../../contract/src/tasks/task-messages.ts';
import type { Translation } from '../../translation.ts';

export const taskInputMessages: Translation<typeof english.taskInputMessages> = {
  noSuchTasks: 'No hay tareas así.',
  petOrPerson: 'Una tarea trata de una mascota o de una persona.',
};
