import type * as english from '../../../../../apps/server/src/features/tasks/task-mail-messages.ts';
import {
  type MailBlock,
  mailLink,
} from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';

const listed = (heading: string, tasks: { title: string; until: string }[]): MailBlock[] =>
  tasks.length === 0
    ? []
    : [
        heading,
        { kind: 'facts', facts: tasks.map(({ title, until }) => ({ label: until, value: title })) },
      ];

export const taskMailMessages: Translation<typeof english.taskMailMessages> = {
  morning: ({ own, nobodys, count }, url) => ({
    subject: count === 1 ? 'Una tarea espera hoy' : `${count} tareas esperan hoy`,
    blocks: [
      ...listed('Estas tareas son tuyas:', own),
      ...listed('Nadie hace todavía estas tareas:', nobodys),
      ...(count > own.length + nobodys.length
        ? [`Y ${count - own.length - nobodys.length} más.`]
        : []),
      mailLink('Ver las tareas', url),
    ],
  }),

  overdue: ({ day }) => `Atrasada desde el ${day}`,
  today: 'Hoy',

  settings: (url) => mailLink('Elegir cuándo recibes estos correos', url),
};
