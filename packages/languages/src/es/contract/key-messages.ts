import type * as english from '../../../../contract/src/keys/key-messages.ts';
import type { Translation } from '../../translation.ts';

export const keyInputMessages: Translation<typeof english.keyInputMessages> = {
  chooseScopes: 'Elige qué puede leer la clave.',
};
