import type * as english from '../../../../../apps/server/src/features/places/place-messages.ts';
import type { Translation } from '../../translation.ts';

export const placeMessages: Translation<typeof english.placeMessages> = {
  noneInFosterHome: 'Dentro de un hogar temporal no hay lugares.',
  tooManyLevels: ({ limit }) => `Los lugares tienen como máximo ${limit} niveles.`,
  hasPlacesInside: 'Cierra primero los lugares que hay dentro.',
  hasPets: ({ count }) =>
    count === 1
      ? 'Aquí vive una mascota. Trasládala primero.'
      : `Aquí viven ${count} mascotas. Trasládalas primero.`,
  occupancy: ({ now, most }) =>
    `Mascotas a nuestro cuidado por día: ahora ${now}, como máximo ${most}.`,
};
