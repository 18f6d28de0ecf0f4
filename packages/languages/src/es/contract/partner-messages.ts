import type * as english from '../../../../contract/src/matching/partner/partner-messages.ts';
import type { Translation } from '../../translation.ts';

export const partnerMessages: Translation<typeof english.partnerMessages> = {
  share:
    'Al buscar mascota con otra persona, cada quien ve las respuestas, la compatibilidad, los favoritos, las próximas visitas, los lugares en listas de espera y las mascotas marcadas “No es para mí” de la otra. Las notas al refugio y los datos de contacto no se comparten.',
  keep: 'Cada quien vuelve a ver solo sus propias mascotas compatibles. Tus respuestas, favoritos y visitas quedan como están, y la otra persona ya no los ve.',
  link: 'Abre el enlace que te enviaron.',
  person: 'Escribe el nombre de la persona.',
};
