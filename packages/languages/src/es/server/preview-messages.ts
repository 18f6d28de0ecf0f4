import type * as english from '../../../../../apps/server/src/features/pages/previews/preview-messages.ts';
import type { Translation } from '../../translation.ts';

export const previewMessages: Translation<typeof english.previewMessages> = {
  site: 'Un perro y un gato, uno junto al otro, frente a una ventana',
  pet: ({ name, age, breed }) => `${name}, ${breed}, ${age.toLowerCase()}`,
  status: {
    Available: 'Busca un hogar',
    Pending: 'Tiene una adopción en proceso',
    Adopted: 'Ya tiene hogar',
  },
  unnamed: ({ species, isFemale }) => `${isFemale ? 'Esta' : 'Este'} ${species.toLowerCase()}`,
  availablePets: 'Mascotas disponibles',
};
