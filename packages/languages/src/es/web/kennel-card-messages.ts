import type * as english from '../../../../../apps/web/src/features/kennel-cards/kennel-card-messages.ts';
import type { Translation } from '../../translation.ts';

export const kennelCardMessages: Translation<typeof english.kennelCardMessages> = {
  title: 'Fichas de canil',
  about:
    'Una ficha por página. El personal que escanea el código llega a su propia página de la mascota, y los visitantes a la pública.',
  toPets: 'Todas las mascotas',
  size: 'Papel',
  sizes: {
    a6: 'A6 (105 × 148 mm)',
    a5: 'A5 (148 × 210 mm)',
    letter: 'Carta (8.5 × 11 in)',
  },
  print: 'Imprimir las fichas',
  loading: 'Cargando las fichas...',
  loadFailed: 'No se pudieron cargar algunas mascotas.',
  none: 'No elegiste mascotas. Selecciona algunas en la lista de mascotas y elige Fichas.',
  gone: (count) =>
    count === 1
      ? '1 de las mascotas ya no existe o vive en otro refugio.'
      : `${count} de las mascotas ya no existen o viven en otro refugio.`,
  count: (count) => (count === 1 ? '1 ficha' : `${count} fichas`),

  ofPet: 'Ficha de canil',
  ofSelection: 'Fichas',

  cardOf: (pet) => `Ficha de ${pet}`,
  goodWith: 'Se lleva bien con',
  companions: {
    children: 'Niños',
    dogs: 'Perros',
    cats: 'Gatos',
  },
  yes: 'sí',
  no: 'no',
  ask: 'pregúntanos',
  specialNeeds: 'Tiene necesidades especiales. Pregúntanos, por favor.',
  bondedWith: (other) => `Se va a su hogar con ${other}`,
  scan: (pet) => `Escanea para leer más sobre ${pet}`,
  code: (pet) => `Código que lleva a la página de ${pet}`,
};
