import type * as english from '../../../../../apps/web/src/app/page-descriptions-messages.ts';
import type { Translation } from '../../translation.ts';

export const pageDescriptions: Translation<typeof english.pageDescriptions> = {
  home: 'Cuéntanos cómo son tus días. Te mostramos los perros y gatos que van contigo, y por qué; luego agendas una visita para conocerlos.',
  pets: 'Perros y gatos que buscan un hogar. Descubre quiénes son y qué necesitan, y agenda una visita para conocerlos.',
  unknownPet:
    'Puede que esta mascota ya haya encontrado un hogar. Conoce a otras que todavía buscan el suyo.',
  unknownPetTitle: 'Mascota no encontrada',
};
