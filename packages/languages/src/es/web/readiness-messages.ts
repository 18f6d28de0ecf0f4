import type * as english from '../../../../../apps/web/src/features/care/readiness-messages.ts';
import { formatCount, listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const readinessMessages: Translation<typeof english.readinessMessages> = {
  title: 'Antes de mostrar, visitar o entregar una mascota',
  about:
    'Lo que falta se nombra en la página de la mascota. Nada se bloquea hasta que actives una regla.',
  loading: 'Cargando reglas...',
  loadFailed: 'No se pudieron cargar las reglas.',
  steps: { showing: 'Mostrarse', booking: 'Visitas', leaving: 'Salida' },
  use: 'Usar',
  blocks: ({ rule }) => `Qué bloquea: ${rule}`,
  remove: 'Quitar',
  removeNamed: ({ rule }) => `Quitar: ${rule}`,
  addRule: 'Agregar una regla',
  choose: 'Elige qué debe cumplirse',
  add: 'Agregar',
  planNamed: ({ plan }) => `Plan de cuidados: ${plan}`,
  none: 'No hay reglas.',
  noStep: ({ rule }) => `${rule}: elige qué bloquea.`,
  save: 'Guardar reglas',
  saved: 'Las reglas están guardadas.',
  failed: 'No se pudieron guardar las reglas. Inténtalo de nuevo.',
  blocked: {
    showing: (count) =>
      count === 1
        ? '1 mascota no se muestra a adoptantes.'
        : `${formatCount(count)} mascotas no se muestran a adoptantes.`,
    booking: (count) =>
      count === 1
        ? '1 mascota no recibe solicitudes de adoptantes.'
        : `${formatCount(count)} mascotas no reciben solicitudes de adoptantes.`,
    leaving: (count) =>
      count === 1
        ? '1 mascota no puede salir todavía.'
        : `${formatCount(count)} mascotas no pueden salir todavía.`,
  },

  missing: 'Falta',
  needs: ({ what, steps }) => `${what} (bloquea ${listInWords(steps)})`,
  stepsInText: { showing: 'que se muestre', booking: 'las visitas', leaving: 'la salida' },
  markDone: 'Hecho hoy',
  markDoneNamed: ({ what, pet }) => `Hecho hoy: ${what}, ${pet}`,
  seeCare: 'Ver sus cuidados',
  isDone: ({ what, pet }) => `${pet}: ${what}, anotado.`,
  doneFailed: 'No se pudo guardar. Inténtalo de nuevo.',
  mark: (labels) => `Falta: ${listInWords(labels)}`,
  notReady: 'Falta algo',
  shownLater: ({ pet, missing }) =>
    `Los adoptantes verán a ${pet} cuando esto esté hecho: ${missing}.`,

  record: 'Historial de salud',
  recordOf: ({ pet }) => `Historial de salud de ${pet}`,
  asOf: ({ day, shelter }) =>
    `Según lo que sabía ${shelter} el ${day}. Muéstraselo a tu veterinario.`,
  recordLoading: 'Cargando el historial de salud...',
  recordFailed: 'No se pudo cargar el historial de salud.',
  recordEmpty: 'El refugio aún no ha anotado nada.',
  print: 'Imprimir',
  pdf: 'Descargar PDF',
  back: 'Volver',
  breed: 'Raza',
  sex: 'Sexo',
  born: 'Nacimiento',
  color: 'Color',
  microchip: 'Microchip',
  unknown: 'Se desconoce',
  bornAbout: ({ day }) => `hacia el ${day}`,
  medicines: 'Medicamentos que hay que dar',
  medicine: ({ times, until }) =>
    times === 1 ? `Una vez al día hasta el ${until}` : `${times} veces al día hasta el ${until}`,
  dosesLeft: (count) => (count === 1 ? 'queda 1 dosis' : `quedan ${count} dosis`),
  next: 'Lo próximo',
  weights: 'Pesos',
  lot: ({ lot }) => `lote ${lot}`,
  by: ({ shelter }) => `por ${shelter}`,
};
