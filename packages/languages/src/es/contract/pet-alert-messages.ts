import type * as english from '../../../../contract/src/alerts/pet-alert-messages.ts';
import type { Translation } from '../../translation.ts';

export const petAlertMessages: Translation<typeof english.petAlertMessages> = {
  matches: 'Tus mascotas compatibles',
  allPets: 'Todas las mascotas',
  frequency: 'Elige con qué frecuencia quieres recibir avisos.',
  kind: 'Elige una búsqueda o tus mascotas compatibles.',
  link: 'Abre el enlace que está en el correo.',
  notAQuery: 'Envía los filtros de una lista de mascotas.',
  tooLong: 'Esta búsqueda es demasiado larga para guardarla.',
  unknownFilter: 'Esta búsqueda tiene un filtro que ya no existe. Elige los filtros de nuevo.',
};
