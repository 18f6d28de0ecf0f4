import type * as english from '../../../../../apps/web/src/features/person-joins/person-joins-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const personJoinMessages: Translation<typeof english.personJoinMessages> = {
  open: 'Unir con otro registro...',
  title: 'Unir dos registros de una persona',
  about: (name) =>
    `Elige otra cuenta, o alguien que vino a recepción, que sea la misma persona que ${name}.`,
  search: 'Nombre, correo o teléfono del otro registro',
  searchHint: 'Si lo dejas vacío, ves los registros con el mismo nombre, correo o teléfono.',
  records: 'Otros registros',
  nobody: 'No se encontró ningún otro registro.',
  loadFailed: 'No se pudieron cargar los otros registros. Inténtalo de nuevo.',
  account: ({ date }) => `Cuenta desde el ${date}`,
  visitor: ({ date }) => `En recepción, la última vez el ${date}`,
  contents: {
    visits: (count) => (count === 1 ? '1 visita' : `${formatCount(count)} visitas`),
    adoptions: (count) => (count === 1 ? '1 adopción' : `${formatCount(count)} adopciones`),
    favorites: (count) => (count === 1 ? '1 favorito' : `${formatCount(count)} favoritos`),
    waiting: (count) =>
      count === 1
        ? '1 lugar en una lista de espera'
        : `${formatCount(count)} lugares en listas de espera`,
    notes: (count) => (count === 1 ? '1 nota interna' : `${formatCount(count)} notas internas`),
    marks: (count) =>
      count === 1
        ? '1 marca de no dar en adopción'
        : `${formatCount(count)} marcas de no dar en adopción`,
  },
  comesTogether: ({ list }) => `Lo que pasa a esta cuenta: ${list}.`,
  nothingComes: 'El otro registro no tiene visitas, adopciones ni notas.',
  cameTogether: ({ list }) => `Lo que vino con él: ${list}.`,
  nothingCame: 'No tenía visitas, adopciones ni notas.',
  contactStays: ({ email }) =>
    `El nombre, el correo y el teléfono siguen siendo los de esta cuenta, y solo ${email} puede iniciar sesión.`,
  settingsStay:
    'Las preferencias, las búsquedas guardadas y lo demás que la persona haya ajustado siguen siendo los de esta cuenta.',
  accountEnds:
    'La otra cuenta cierra sesión, los enlaces que recibió por correo dejan de funcionar y se elimina después de siete días.',
  told: 'La persona recibe un aviso por correo. Durante siete días puedes deshacerlo en un solo paso.',
  checking: 'Viendo qué se une...',
  join: 'Unir estos registros',
  joining: 'Uniendo...',
  joined: (name) => `Los dos registros de ${name} ahora son uno.`,
  failed: 'No se pudieron unir los registros. Inténtalo de nuevo.',

  joinedTitle: 'Registros unidos',
  joinedBy: ({ by, date }) => (by ? `Los unió ${by} el ${date}.` : `Se unieron el ${date}.`),
  undoUntil: ({ date }) => `Puedes deshacerlo hasta el ${date}.`,
  separate: (name) => `Separar otra vez a ${name}`,
  separateQuestion: (name) => `¿Separar otra vez el registro de ${name}?`,
  separateText:
    'Lo que vino con él vuelve a su propio registro; lo agregado desde entonces se queda. La persona recibe un aviso por correo, y la otra cuenta puede iniciar sesión de nuevo.',
  separateFailed: 'No se pudieron separar los registros. Inténtalo de nuevo.',
  separated: 'Los registros están separados otra vez.',
};
