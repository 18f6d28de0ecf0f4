import type * as english from '../../../../../apps/server/src/features/tasks/task-messages.ts';
import {
  type MailBlock,
  mailLink,
} from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';

const PET = 'una mascota';
const SOMEBODY = 'alguien';

export const taskTitles: Translation<typeof english.taskTitles> = {
  visit: ({ pet, person }) =>
    `Responder a ${person ?? SOMEBODY}, que quiere conocer a ${pet ?? PET}`,

  asked: ({ pet, person }) =>
    `Responder a ${person ?? SOMEBODY}, que quiere adoptar a ${pet ?? PET}`,
  checking: ({ pet, person, left, all }) =>
    left === 1
      ? `Revisar a ${person ?? SOMEBODY} para ${pet ?? PET}: falta 1 de ${all} revisiones`
      : `Revisar a ${person ?? SOMEBODY} para ${pet ?? PET}: faltan ${left} de ${all} revisiones`,
  checked: ({ pet, person }) => `Decidir si ${person ?? SOMEBODY} puede adoptar a ${pet ?? PET}`,
  approved: ({ pet, person }) => `Entregar a ${pet ?? PET} a ${person ?? SOMEBODY}`,
  onTrial: ({ pet, person }) =>
    `Preguntar a ${person ?? SOMEBODY} si ${pet ?? PET} se queda: terminó la prueba`,

  followUp: ({ pet, person }) => `Ayudar a ${person ?? SOMEBODY}: no va bien con ${pet ?? PET}`,

  import: ({ file, count }) =>
    count === 1
      ? `Mirar la fila de ${file} que está en conflicto`
      : `Mirar las ${count} filas de ${file} que están en conflicto`,

  feed: ({ destination }) => `Mirar el canal para ${destination}: se retuvo`,

  holdOver: ({ pet }) => `Mostrar a ${pet ?? PET} a los adoptantes: terminó la retención`,
  holdEnds: ({ pet }) => `Termina la retención de ${pet ?? PET}`,

  details: ({ pet, count }) =>
    count === 1
      ? `Completar a ${pet ?? PET} para los adoptantes: falta un dato`
      : `Completar a ${pet ?? PET} para los adoptantes: faltan ${count} datos`,

  report: ({ pet, count }) =>
    count === 1
      ? `Leer lo que cuenta el hogar temporal de ${pet ?? PET}: hay una respuesta nueva`
      : `Leer lo que cuenta el hogar temporal de ${pet ?? PET}: hay ${count} respuestas nuevas`,

  care: ({ place, count }) =>
    count === 1
      ? `Hacer los cuidados en ${place}: uno pendiente`
      : `Hacer los cuidados en ${place}: ${count} pendientes`,
  careWithoutPlace: ({ count }) =>
    count === 1
      ? 'Hacer los cuidados de las mascotas sin lugar: uno pendiente'
      : `Hacer los cuidados de las mascotas sin lugar: ${count} pendientes`,

  result: ({ pet, count }) =>
    count === 1
      ? `Anotar el resultado de la prueba de ${pet ?? PET}`
      : `Anotar los resultados de ${count} pruebas`,

  visitNote: ({ person }) => `Leer la nota sobre la visita de ${person ?? SOMEBODY}`,
  note: ({ pet, person }) => `Leer la nota sobre ${pet ?? person ?? SOMEBODY}`,

  fosterLeft: ({ person, count }) =>
    count === 1
      ? `Traer de vuelta a una mascota que tiene ${person}, sin acceso desde ahora`
      : `Traer de vuelta a ${count} mascotas que tiene ${person}, sin acceso desde ahora`,
  fosterDeleted: ({ count }) =>
    count === 1
      ? 'Traer de vuelta a una mascota de un hogar temporal cuya cuenta se eliminó'
      : `Traer de vuelta a ${count} mascotas de un hogar temporal cuya cuenta se eliminó`,
};

export const taskMessages: Translation<typeof english.taskMessages> = {
  cannotDo: 'Esta persona no puede hacerlo. Elige a otra.',
};

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
