import type * as english from '../../../../../apps/web/src/features/shelter/shelter-contact-messages.ts';
import type { Translation } from '../../translation.ts';

export const shelterContactMessages: Translation<typeof english.shelterContactMessages> = {
  address: 'Dirección',
  openMap: 'Abrir el mapa',
  phone: 'Teléfono',
  email: 'Correo',
  hours: 'Horario',
};
