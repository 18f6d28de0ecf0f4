import type * as english from '../../../../../apps/server/src/features/import/import-photo-messages.ts';
import type { Translation } from '../../translation.ts';

export const importPhotoMessages: Translation<typeof english.importPhotoMessages> = {
  fetched: 'Se descargó su foto.',
  notFetched: ({ reason }) => `No se descargó su foto: ${reason}`,
  notTaken: ({ path, reason }) => `No se toma “${path}”: ${reason}`,
  added: ({ path }) => `Se agregó su foto “${path}”.`,
  found: ({ path }) => `Su foto es “${path}”.`,

  reasons: {
    hasPhotos: 'la mascota tiene fotos aquí, que se quedan.',
    noAnimal: 'ningún animal del archivo tiene este id o nombre.',
    severalAnimals: 'varios animales del archivo corresponden a su ruta.',
    notImported: 'su animal no se importa.',
    tooMany: ({ limit }) => `una mascota puede tener como máximo ${limit} fotos.`,
    petChanged: 'mientras tanto, la mascota cambió.',
    outside: 'su ruta sale del archivo zip.',
    noPicture: ({ kinds }) => `no es una imagen (${kinds}).`,
    encrypted: 'está cifrada.',
    tooLarge: ({ megabytes }) => `ocupa más de ${megabytes} MB.`,
    notUnpacked: 'no se puede descomprimir.',
    notHttps: 'su dirección no empieza con https://.',
    tooSlow: ({ host }) => `${host} tardó demasiado.`,
    noAnswer: ({ host, reason }) => `${host} no respondió (${reason}).`,
    privateNetwork: ({ host }) => `${host} está en una red privada.`,
    redirected: ({ host }) => `${host} nos envía a otra dirección.`,
    otherStatus: ({ host, status }) => `${host} respondió con ${status}.`,
    notAPicture: ({ host }) => `lo que envía ${host} no es una imagen.`,
    pictureTooLarge: ({ megabytes }) => `la imagen ocupa más de ${megabytes} MB.`,
  },
};
