import type * as english from '../../../../../apps/web/src/features/internal-notes/internal-notes-messages.ts';
import type { Translation } from '../../translation.ts';
import { theHour } from '../the-hour.ts';

export const internalNoteMessages: Translation<typeof english.internalNoteMessages> = {
  title: 'Notas internas',
  about: 'Solo para el personal: no salen en ningún correo ni en ninguna página de adoptantes.',
  none: 'No hay nada anotado.',
  written: ({ by, date }) => `${by ?? 'Alguien que ya no trabaja aquí'}, ${date}`,
  change: 'Cambiar la nota',
  text: 'Nota',
  store: 'Guardar la nota',
  storing: 'Guardando...',
  earlier: ({ count }) => (count === 1 ? '1 texto anterior' : `${count} textos anteriores`),
  emptied: 'La nota se vació.',
  failed: 'No se pudo guardar la nota. Inténtalo de nuevo.',
};

export const diaryMessages: Translation<typeof english.diaryMessages> = {
  title: 'Diario',
  about:
    'Lo que pasó, día por día. Solo para el personal: no sale en ningún correo ni en ninguna página de adoptantes.',
  newNote: 'Nota nueva',
  placeholder: '¿Qué pasó?',
  add: 'Agregar nota',
  adding: 'Agregando...',
  addFailed: 'No se pudo agregar la nota. Inténtalo de nuevo.',
  loading: 'Cargando el diario',
  loadFailed: 'No se pudo cargar el diario.',
  none: 'Todavía no hay nada anotado.',
  older: 'Ver anteriores',

  today: 'Hoy',
  yesterday: 'Ayer',
  happened: ({ by, time }) => (by ? `${time}, ${by}` : time),
  noted: ({ by, time }) => `${time}, ${by ?? 'alguien que ya no trabaja aquí'}`,
  care: ({ title, weight }) => (weight ? `${title}: ${weight}` : title),
  moved: ({ place }) => `Pasó a ${place}`,

  correct: 'Corregir',
  correctNamed: ({ time }) => `Corregir la nota de ${theHour(time)}`,
  correction: 'Nota corregida',
  storeCorrection: 'Guardar corrección',
  storing: 'Guardando...',
  correctFailed: 'No se pudo corregir la nota. Inténtalo de nuevo.',
  nowSays: 'Ahora la nota dice:',
  takeBack: 'Retirar',
  takeBackNamed: ({ time }) => `Retirar la nota de ${theHour(time)}`,
  takeBackQuestion: '¿Retirar esta nota?',
  takeBackText: 'Se va con sus textos anteriores y con las tareas de las personas que menciona.',
  takeBackTextWithoutTasks: 'Se va con sus textos anteriores.',
  keep: 'Conservarla',
  takenBack: 'La nota se retiró.',
  takeBackFailed: 'No se pudo retirar la nota.',
};

export const mentionMessages: Translation<typeof english.mentionMessages> = {
  hint: 'Escribe @ y un nombre para mencionar a alguien del equipo.',
  colleagues: 'Colegas',
  offered: ({ count }) =>
    count === 1
      ? 'Se encontró 1 colega. Presiona Enter para la mención.'
      : `Se encontraron ${count} colegas. Elige con las flechas y Enter.`,
  getTask: ({ names, count }) =>
    count === 1
      ? `${names} recibe una tarea sobre esto.`
      : `${names} reciben una tarea sobre esto.`,
};
