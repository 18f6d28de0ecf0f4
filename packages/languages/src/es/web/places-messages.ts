import type * as english from '../../../../../apps/web/src/features/places/places-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

const pets = (count: number) => (count === 1 ? '1 mascota' : `${formatCount(count)} mascotas`);

export const placesMessages: Translation<typeof english.placesMessages> = {
  title: 'Lugares',
  count: (count) => (count === 1 ? '1 lugar' : `${formatCount(count)} lugares`),
  loading: 'Cargando lugares...',
  loadFailed: 'No se pudieron cargar los lugares.',
  none: 'Aún no hay lugares. Agrega una sala o un canil y di cuántas mascotas caben.',
  how: 'Elige una o más mascotas y luego adónde van.',
  orDrag: 'O arrástralas hasta allí.',
  withoutPlace: 'Sin lugar',
  allPlaced: 'Todas las mascotas tienen un lugar.',
  petsAt: ({ count, capacity }) =>
    capacity === null ? pets(count) : `${formatCount(count)} de ${formatCount(capacity)}`,
  fosterHome: ({ person }) => (person ? `En casa de ${person}` : 'Hogar temporal'),
  full: 'Lleno',
  warnings: {
    over_full: 'Más mascotas de las que caben',
    not_good_together: 'Es posible que no se lleven bien',
  },

  chosen: ({ names }) => `Selección: ${names}. ¿Adónde van?`,
  noneChosen: 'Dejarlas ahí',
  moveHere: 'Mover aquí',
  moveHereNamed: ({ place }) => `Mover aquí: ${place}`,
  leave: 'Sacar de los lugares',
  moved: ({ names, place }) => `${names}: ahora en ${place}.`,
  tookOut: ({ names }) => `${names}: ahora sin lugar.`,
  movedBack: ({ names }) => `${names}: de vuelta en su lugar.`,
  moveFailed: 'No se pudieron mover las mascotas. Inténtalo de nuevo.',
  refused: {
    moved_meanwhile: ({ names }) =>
      `${names}: mientras tanto, alguien más hizo un cambio. Vuelve a mirar.`,
    full: ({ names }) => `${names}: ahí no pueden vivir más mascotas.`,
    not_here: ({ names }) => `${names}: ya fuera del refugio.`,
  },

  occupancy: 'Ocupación',
  toBoard: 'Quién vive dónde',
  daysLabel: 'Cuántos días',
  days: { '30': '30 días', '90': '90 días' },
  occupancyFailed: 'No se pudo cargar la ocupación.',
  wholeShelter: 'Todo el refugio',
  noOccupancy: 'Ninguna mascota vivió en un lugar durante este tiempo.',
  occupied: ({ now, capacity, most, average, fullDays }) => {
    const course = `En promedio ${average.toFixed(1)}, como máximo ${formatCount(most)}.`;
    if (capacity === null) return `Ahora ${pets(now)}. ${course}`;
    const full = fullDays === 1 ? 'Lleno 1 día.' : `Lleno ${formatCount(fullDays)} días.`;
    return `Ahora ${formatCount(now)} de ${formatCount(capacity)}. ${course} ${full}`;
  },
  asTable: 'Como tabla',
  day: 'Día',

  add: 'Agregar un lugar',
  addInside: ({ place }) => `Agregar un lugar dentro de ${place}`,
  inside: 'Agregar dentro',
  edit: 'Cambiar',
  editNamed: ({ place }) => `Cambiar ${place}`,
  name: 'Nombre',
  nameHint: 'Por ejemplo Sala de gatos, o Canil 3.',
  capacity: 'Cuántas mascotas caben',
  capacityHint: 'Déjalo vacío donde nadie las cuenta.',
  strict: 'No aceptar más mascotas de las que caben',
  save: 'Guardar lugar',
  saveFailed: 'No se pudo guardar el lugar. Inténtalo de nuevo.',
  close: 'Quitar este lugar',
  closed: ({ place }) => `${place}: lugar quitado.`,
  closeFailed: 'No se pudo quitar el lugar.',
};
