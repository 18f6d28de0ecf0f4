import type * as english from '../../../../../apps/web/src/features/stays/stays-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

const days = (count: number) => (count === 1 ? '1 día' : `${formatCount(count)} días`);

export const intakeMessages: Translation<typeof english.intakeMessages> = {
  title: 'A nuestro cuidado',
  formTitle: 'Nuevos ingresos',
  species: 'Especie',
  number: 'Cuántas',
  sex: 'Sexo',
  size: 'Tamaño',
  choose: 'Elige',
  ageNumber: 'Edad aprox.',
  ageUnit: 'Unidad de edad',
  units: { months: 'Meses', years: 'Años' },
  intake: 'Cómo llegaron',
  cameFrom: 'De quién, o dónde se encontraron',
  cameOn: 'Día de llegada',
  holdUntil: 'Retención legal hasta',
  holdHint: 'Antes de que termine, nadie puede solicitar visitas.',
  nameOf: (index, count) => (count === 1 ? 'Nombre' : `Nombre de la mascota ${index + 1}`),
  sexOf: (index, count) => (count === 1 ? 'Sexo' : `Sexo de la mascota ${index + 1}`),
  photoOf: ({ name }) => `Foto de ${name}`,
  changePhotoOf: ({ name }) => `Otra foto de ${name}`,
  photo: 'Foto',
  submit: (count) => (count === 1 ? 'Recibir' : `Recibir ${count} mascotas`),
  sending: 'Recibiendo...',
  failed: 'No se pudo recibir a estas mascotas. Inténtalo de nuevo.',
  done: (count) =>
    count === 1
      ? '1 mascota está a nuestro cuidado. Los adoptantes aún no la ven.'
      : `${formatCount(count)} mascotas están a nuestro cuidado. Los adoptantes aún no las ven.`,
  photosFailed: ({ names }) =>
    `El ingreso está anotado, pero estas mascotas no tienen foto, porque no se pudo enviar: ${names}.`,
  chooseAge: 'Indica la edad.',
};

export const unlistedMessages: Translation<typeof english.unlistedMessages> = {
  title: 'No se muestran a adoptantes',
  none: 'Todas las mascotas a nuestro cuidado se muestran a adoptantes.',
  leftTitle: 'Salieron hace poco',
  loadFailed: 'No se pudieron cargar las mascotas a nuestro cuidado. Inténtalo de nuevo.',
  came: ({ intake, day }) => `${intake}, ${day}`,
  left: ({ outcome, day }) => `${outcome}, ${day}`,
  missing: 'Falta:',
  nothingMissing: 'No falta nada.',
  addPhotoOf: ({ pet }) => `Agregar una foto de ${pet}`,
  breed: 'Raza',
  add: ({ what, pet }) => `${what}: agregar para ${pet}`,
  photoFailed: 'No se pudo enviar la foto. Inténtalo de nuevo.',
};

export const stayMessages: Translation<typeof english.stayMessages> = {
  title: 'Estancia',
  loadFailed: 'No se pudieron cargar las estancias. Inténtalo de nuevo.',
  notShown: 'Los adoptantes no ven a esta mascota.',
  shown: 'Los adoptantes ven a esta mascota.',
  gone: 'Esta mascota salió del refugio.',
  show: 'Mostrar a adoptantes',
  hide: 'Ocultar a adoptantes',
  wasShown: ({ pet }) => `Ahora los adoptantes ven a ${pet}.`,
  wasShownIncomplete: ({ pet, missing }) =>
    `Ahora los adoptantes ven a ${pet}. Aún falta: ${missing}.`,
  wasHidden: ({ pet }) => `Los adoptantes ya no ven a ${pet}. Las visitas agendadas se mantienen.`,
  changeFailed: 'No se pudo guardar. Inténtalo de nuevo.',
  isMissing: ({ missing }) => `Falta: ${missing}.`,
  photo: 'Foto',
  breed: 'Raza',

  microchip: 'Microchip',
  shelterNumber: 'Número del refugio',
  none: 'Ninguno',
  editIdentity: 'Cambiar microchip y número',
  identityTitle: ({ pet }) => `Microchip y número de ${pet}`,
  sameChip: ({ names }) => `El mismo número de microchip está guardado para ${names}.`,
  chipElsewhere:
    'Este número de microchip pertenece a otra mascota, de otro refugio. Vuelve a leer el microchip.',
  livesIn: 'Vive en',
  identitySaved: 'El microchip y el número están guardados.',

  stays: 'Estancias',
  intake: 'Ingreso',
  outcome: 'Salida',
  cameFrom: 'De',
  hold: 'Retención hasta',
  reason: 'Motivo',
  length: 'Duración de la estancia',
  listed: 'Tiempo visible',
  days,
  notYet: 'Aún no se muestra',
  stillHere: 'Sigue aquí',
  onDay: ({ what, day }) => `${what}, ${day}`,
  dayUnknown: ({ what }) => `${what}, día desconocido`,
  total: ({ count, total }) => `${count} estancias, ${days(total)} en total`,
  overridden: 'La adopción fue antes de que terminara la retención.',
  overriddenBy: ({ name }) =>
    `La adopción fue antes de que terminara la retención, por decisión de ${name}.`,
  correct: 'Corregir esta estancia',
  correctTitle: ({ pet }) => `Estancia de ${pet}`,
  cameOn: 'Día de llegada',
  leftOn: 'Día de salida',
  corrected: 'La estancia está corregida.',

  leave: 'Anotar su salida',
  leaveTitle: ({ pet }) => `Cómo salió ${pet} del refugio`,
  how: 'Cómo salió',
  choose: 'Elige',
  leaveNote:
    'La mascota deja de mostrarse a adoptantes, y sus próximas visitas se cancelan con un correo. Puedes deshacerlo durante un día.',
  record: 'Anotar',
  left: ({ pet }) => `La salida de ${pet} está anotada.`,
  takeBack: 'Deshacer la salida',
  takenBack: ({ pet }) =>
    `${pet} vuelve a estar en el refugio. Las visitas canceladas siguen canceladas.`,
  save: 'Guardar',
  saving: 'Guardando...',
};
