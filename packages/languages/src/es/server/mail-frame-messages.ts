import type * as english from '../../../../../apps/server/src/platform/mail/rendering/mail-frame-messages.ts';
import type { Translation } from '../../translation.ts';

export const mailFrameMessages: Translation<typeof english.mailFrameMessages> = {
  greeting: ({ name }) => `Hola, ${name}:`,
  greetingWithoutName: 'Hola:',
  telephone: 'Teléfono',
  email: 'Correo',
  open: 'Horario',
  map: 'Mapa',
};
