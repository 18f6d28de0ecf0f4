import type * as english from '../../../../../apps/server/src/features/feeds/feed-messages.ts';
import type { Translation } from '../../translation.ts';

export const feedMailMessages: Translation<typeof english.feedMailMessages> = {
  held: {
    subject: ({ site }) => `El canal de ${site} te espera`,
    text: ({ site, before, now }) =>
      `${site} tenía ${before} de tus mascotas, y ahora recibiría ${now}. Por si es un error, no se envió nada. Revísalo, y deja que se envíe si está bien.`,
  },
  failed: {
    subject: ({ site }) => `El canal de ${site} no llega`,
    text: ({ site }) => `${site} no recibe tus mascotas en este momento. Este es el motivo:`,
  },
  feeds: 'Canales',
};

export const deliveryMessages: Translation<typeof english.deliveryMessages> = {
  ended: 'El servidor cerró la conexión.',
  unreachable: ({ words }) =>
    `No se puede llegar al servidor. Compara su nombre y su puerto con lo que te dijo el sitio. (${words})`,
  noKey: 'El servidor no mostró ninguna clave.',
  unreadableKey: 'No se puede leer la clave privada. Debe ser una sin contraseña.',
  incomplete: ({ size, all }) => `El servidor tiene ${size} de ${all} bytes del archivo.`,
  notStored: ({ words }) =>
    `El servidor no pudo guardar el archivo. Quizás su disco esté lleno; pregunta al sitio. (${words})`,
  unknownHost: ({ host }) =>
    `No hay ningún servidor con el nombre ${host}, o ahora no se encuentra.`,
  privateNetwork: ({ host }) =>
    `${host} está en una red privada. Los canales solo se entregan a servidores públicos.`,
  otherKey: ({ seen, confirmed }) =>
    `El servidor muestra una clave (${seen}) distinta de la que se confirmó (${confirmed}). No se envió nada.`,
  keyNotConfirmed: ({ seen }) =>
    `Nadie ha confirmado aún la clave del servidor (${seen}). No se envió nada.`,
  loginRefused: ({ words }) =>
    `El servidor no acepta el nombre de usuario y la contraseña o clave: ${words}`,
  secretMissing: 'Falta la contraseña o la clave del servidor, o se cifró con otro SESSION_SECRET.',
  tooSlow: 'El servidor tardó más de cuatro minutos.',
};
