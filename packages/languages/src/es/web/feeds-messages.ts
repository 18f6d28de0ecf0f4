import type * as english from '../../../../../apps/web/src/features/feeds/feeds-messages.ts';
import { listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const pets = (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`);

export const feedsMessages: Translation<typeof english.feedsMessages> = {
  title: 'Canales',
  about:
    'La gente también busca mascotas en Petfinder, Adopt-a-Pet y RescueGroups. Un canal mantiene ahí tus mascotas como están aquí. Solo lleva lo que todos pueden ver en tus páginas públicas.',
  loadFailed: 'No se pudieron cargar los canales.',
  failed: 'No funcionó.',

  off: 'Apagado',
  on: 'Encendido',
  waits: 'Te espera',
  failing: 'No llega',
  sent: ({ time, count }) =>
    count === 1
      ? sentence`1 mascota se ofrece ahí desde el ${time}.`
      : sentence`${pets(count)} se ofrecen ahí desde el ${time}.`,
  neverSent: 'El sitio todavía no ha recibido ningún archivo.',
  nextSend: ({ time }) => sentence`La próxima entrega: ${time}.`,
  failedAt: ({ time }) => sentence`La última entrega falló: ${time}.`,
  heldTitle: 'Este canal te espera',
  held: ({ before, now }) =>
    `El sitio tiene ${pets(before)}, y ahora tendría ${now}. Por si es un error, no se envía nada hasta que lo permitas.`,
  release: 'Permitirlo',
  releasing: 'Permitiendo…',
  released: 'El canal sigue.',
  sendNow: 'Entregar ahora',
  willSend: 'Se entrega en menos de un minuto.',

  settings: 'Ajustes',
  isOn: ({ site }) => `Avisar a ${site} de nuestras mascotas`,
  account: {
    petfinder: 'Tu número de refugio en Petfinder',
    adoptapet: 'Tu número de refugio en Adopt-a-Pet',
    rescuegroups: 'Tu número de organización en RescueGroups',
  },
  how: '¿Cómo lo recibe el sitio?',
  fetched: 'Busca el archivo en una dirección secreta',
  protocols: {
    sftp: 'Lo entregamos a un servidor del sitio (SFTP)',
    ftps: 'Lo entregamos a un servidor más antiguo del sitio (FTP con TLS)',
  },
  host: 'Servidor',
  port: 'Puerto',
  username: 'Usuario',
  password: 'Contraseña en el sitio',
  hasKey: 'Iniciamos sesión con una clave privada en lugar de una contraseña',
  privateKey: 'Clave privada',
  secretKept: 'Está guardada y nunca se muestra. Déjalo vacío para conservarla.',
  keyNew: 'Empieza con -----BEGIN y no tiene frase de contraseña.',
  folder: 'Carpeta',
  fileName: 'Nombre del archivo',
  every: 'Entregar',
  intervals: {
    '': 'Cuando yo lo diga',
    1: 'Cada hora',
    6: 'Cada 6 horas',
    12: 'Cada 12 horas',
    24: 'Cada día',
  },
  store: 'Guardar estos ajustes',
  storing: 'Guardando…',
  stored: 'Los ajustes se guardaron.',

  address: 'Dirección secreta',
  addressSince: ({ date }) => `Hay una dirección desde el ${date}. Se mostró una sola vez.`,
  noAddress: 'Todavía no hay una dirección.',
  shownOnce: 'Cópiala ahora y dásela al sitio: no se vuelve a mostrar.',
  createAddress: 'Crear dirección',
  replaceAddress: 'Reemplazar dirección',
  replaceQuestion: '¿Reemplazar la dirección? La anterior deja de servir de inmediato.',
  revokeAddress: 'Anular dirección',
  revokeQuestion: '¿Anular la dirección? Desde entonces el sitio no recibe nada.',
  keep: 'Conservarla',

  keyTitle: 'Clave del servidor',
  key: ({ fingerprint }) => `Confirmada: ${fingerprint}`,
  noKey:
    'No se entrega nada hasta que confirmes la clave del servidor. Un certificado válido para su nombre no necesita confirmación.',
  readKey: 'Preguntar al servidor',
  seenKey: ({ fingerprint }) =>
    `El servidor muestra ${fingerprint}. Compáralo con lo que te dijo el sitio.`,
  changedKey: ({ fingerprint }) =>
    `El servidor muestra ${fingerprint}, que no es la clave confirmada. Pregunta al sitio antes de confirmarla: alguien podría estar en medio.`,
  trustedKey: 'El servidor muestra la clave en la que confiamos.',
  confirmKey: 'Es la clave correcta',

  unknownTitle: 'Qué significan las columnas, y qué no sabemos',
  unknown: {
    petfinder: [
      'Las columnas y los valores son los que Petfinder pide a otros programas de refugios desde agosto de 2019.',
      'No se encontró una lista de colores, así que los colores quedan vacíos. Aquí no se conocen vacunas, esterilización, extracción de uñas ni cuotas, que también quedan vacías.',
      'Petfinder muestra NoKids como “home without small children” (hogar sin niños pequeños), así que solo se marca para mascotas que viven con niños mayores.',
    ],
    adoptapet: [
      'Las columnas y los valores son los que envían otros programas de refugios; Adopt-a-Pet no publica ninguno.',
      'No se encontró una columna para fotos. Agrega las fotos ahí.',
      'El sitio no conoce ningún estado entre disponible y adoptado, así que las mascotas en proceso o en retención se quitan hasta que estén disponibles.',
    ],
    rescuegroups: [
      'Las columnas son las que envían otros programas de refugios, y los valores son los de la guía de RescueGroups, consultada en noviembre de 2026.',
      'No se encontró ninguna fuente para “summary”, “pattern” y “courtesy”. La guía nombra otras columnas para archivos que los refugios hacen por su cuenta: pide a RescueGroups que lea estas.',
      'Las mascotas que no están en el archivo se eliminan ahí.',
    ],
  },

  petsTitle: 'Mascotas',
  petsAbout:
    'Quita la marca de un sitio para dejar fuera una mascota. Las marcas valen cuando el canal está encendido.',
  petsSearch: 'Nombre de una mascota',
  petsLoadFailed: 'No se pudieron cargar las mascotas.',
  noPets: 'No hay ninguna mascota así.',
  sites: ({ names }) => (names.length === 0 ? 'en ningún sitio' : `en ${listInWords(names)}`),
  showMore: ({ count }) => `Mostrar ${count} más`,
  searchForMore: ({ count }) =>
    `Estas son las primeras ${count} mascotas por nombre. Busca las demás.`,
  isIn: ({ site }) => site,
  notListed: 'No está publicada, así que ningún sitio la recibe',
  lastSent: ({ state, time }) => `${state}, ${time}`,
  states: {
    available: 'disponible',
    pending: 'en proceso',
    held: 'en retención',
    adopted: 'ya tiene hogar',
    removed: 'ya no está',
  },
};
