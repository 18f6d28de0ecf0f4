import type * as english from '../../../../../apps/web/src/features/letter-words/letter-words-messages.ts';
import type { Translation } from '../../translation.ts';

export const letterWordsMessages: Translation<typeof english.letterWordsMessages> = {
  title: 'Tus textos en los correos sobre adopciones',
  about:
    'Cada correo dice lo necesario: de qué mascota se trata y qué sigue. Lo que escribas aquí va después. Deja un campo vacío para no agregar nada.',
  stages: {
    asked: 'Cuando alguien quiere adoptar',
    approved: 'Cuando se le reserva una mascota',
    declined: 'Cuando decides otra cosa',
    adopted: 'Cuando ya adoptó',
  },
  example: ({ stage }) => `Enviarme un ejemplo: ${stage}`,
  exampleShort: 'Enviarme un ejemplo',
  look: ({ stage }) => `Ver el correo: ${stage}`,
  lookShort: 'Ver el correo',
  previewAbout:
    'Así lo lee una persona adoptante, con su nombre, su mascota y las fechas actuales. No se envía ni se guarda nada.',
  previewFailed: 'No se pudo mostrar el correo. Inténtalo de nuevo.',
  exampleSent: 'El ejemplo se envió a tu propia dirección.',
  store: 'Usar este texto',
  storing: 'Guardando...',
  stored: 'Se guardó tu texto.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  loadFailed: 'No se pudieron cargar tus textos.',
};
