import type * as english from '../../../../contract/src/feeds/feed-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const feedInputMessages: Translation<typeof english.feedInputMessages> = {
  upwards: 'Una carpeta no puede llevar hacia arriba con “..”.',
  server: 'Un servidor es un nombre como ftp.example.org.',
  slashes: 'El nombre de un archivo no lleva barras.',
  key: 'Esto no es una clave.',
};
