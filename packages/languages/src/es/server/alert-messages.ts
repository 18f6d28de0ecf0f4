import type * as english from '../../../../../apps/server/src/features/alerts/alert-messages.ts';
import type { Translation } from '../../translation.ts';

export const alertMessages: Translation<typeof english.alertMessages> = {
  subject: ({ total, petName }) =>
    total === 1 ? `${petName} busca un hogar` : `${total} mascotas nuevas buscan un hogar`,
  introduction: ({ search, total }) => {
    if (search === null) {
      return total === 1
        ? 'Una mascota nueva va bien con lo que nos contaste de tu hogar:'
        : `${total} mascotas nuevas van bien con lo que nos contaste de tu hogar:`;
    }
    return total === 1
      ? `Una mascota nueva coincide con tu búsqueda (${search}):`
      : `${total} mascotas nuevas coinciden con tu búsqueda (${search}):`;
  },
  pet: ({ pet, age, size, breed }) =>
    `${pet}: ${age.toLowerCase()}, ${size.toLowerCase()}, ${breed}`,
  askAbout: ({ facts }) => `Todavía no se sabe, pregunta al refugio: ${facts.join(', ')}.`,
  meet: ({ petName }) => `Conocer a ${petName}`,
  more: ({ count }) => (count === 1 ? 'Ver una más' : `Ver ${count} más`),
  frequency: {
    at_once: 'Nos pediste que te avisáramos de inmediato.',
    daily: 'Nos pediste que te avisáramos una vez al día.',
  },
  manage: 'Cambiar esto o ver todos tus avisos',
  stop: 'No recibir más estos correos',
};
