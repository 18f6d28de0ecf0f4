import type * as english from '../../../../contract/src/colleagues/colleague-messages.ts';
import type { Translation } from '../../translation.ts';

export const colleagueInputMessages: Translation<typeof english.colleagueInputMessages> = {
  chooseRole: 'Elige un rol.',
  mailedLink: 'Abre el enlace que está en el correo que recibiste.',
};
