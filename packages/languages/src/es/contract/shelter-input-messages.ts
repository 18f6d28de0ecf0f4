import type * as english from '../../../../contract/src/shelter/shelter-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const shelterInputMessages: Translation<typeof english.shelterInputMessages> = {
  chooseTimeZone: 'Elige una zona horaria.',
  noSuchTimeZone: 'Esa zona horaria no existe.',
  choosePaperSize: 'Elige el papel: Carta o A4.',
};
