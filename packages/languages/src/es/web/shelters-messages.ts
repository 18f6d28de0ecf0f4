import type * as english from '../../../../../apps/web/src/features/shelters/shelters-messages.ts';
import type { Translation } from '../../translation.ts';

export const sheltersMessages: Translation<typeof english.sheltersMessages> = {
  title: 'Nuestros refugios',
  intro: 'Cada mascota vive en uno de estos refugios, y es ahí donde la visitas.',
  petCount: (count) =>
    count === 0
      ? 'Por ahora ninguna mascota busca un hogar'
      : count === 1
        ? '1 mascota busca un hogar'
        : `${count} mascotas buscan un hogar`,
  allShelters: 'Todos los refugios',
  contact: 'Contacto y horario',
  pets: (name) => `Quién vive en ${name}`,
  seeAll: (count) => `Ver las ${count} de aquí`,
  nobody: 'Por ahora nadie de aquí busca un hogar. Vuelve a mirar pronto.',
  noContact: 'Este refugio aún no ha publicado sus datos de contacto.',
  unknownTitle: 'Esta página no existe',
  closedTitle: 'Este refugio no recibe visitas por ahora',
  closedText: 'Vuelve a mirar más adelante. Las mascotas de otros refugios esperan tu visita.',
  seePets: 'Ver todas las mascotas',
  failed: 'No se pudieron cargar los refugios. Inténtalo de nuevo.',
  description: (name) =>
    `Las mascotas de ${name} que buscan un hogar, con dirección y horario. Descubre quiénes son y agenda una visita.`,
};
