import type * as english from '../../../../../apps/web/src/features/data-pages/data-messages.ts';
import type { Translation } from '../../translation.ts';

export const dataMessages: Translation<typeof english.dataMessages> = {
  title: 'Datos',
  about: 'Trae animales de otros programas y llévate lo tuyo adonde lo necesites.',
  all: 'Todo sobre datos',
  list: 'Lo que entra y lo que sale',
  pages: {
    import: {
      title: 'Importación',
      about: 'Trae animales de otro programa o de una hoja de cálculo, y mira antes qué cambiaría.',
    },
    export: {
      title: 'Exportación',
      about: 'Llévate todo en un solo archivo que otros programas pueden leer.',
    },
    feeds: {
      title: 'Canales',
      about: 'Mantén a tus mascotas en Petfinder, Adopt-a-Pet y RescueGroups tal como están aquí.',
    },
    website: {
      title: 'Tu sitio web',
      about:
        'Muestra tus mascotas en el sitio que ya tiene tu refugio, o deja que otros las sigan.',
    },
    keys: {
      title: 'Claves para programas',
      about: 'Deja que otros programas lean mascotas y visitas, cada uno con su propia clave.',
    },
  },
};
