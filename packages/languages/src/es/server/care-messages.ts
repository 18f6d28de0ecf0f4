import type * as english from '../../../../../apps/server/src/features/care/care-messages.ts';
import type { Translation } from '../../translation.ts';

export const careMessages: Translation<typeof english.careMessages> = {
  planDeleted: 'Uno de estos planes se eliminó. Elige otro.',
  rulesChanged: 'Mientras tanto, alguien cambió las reglas. Revísalas de nuevo.',
  endsBeforeStart: 'El tratamiento termina antes de empezar.',
  tooLong: 'Elige un último día anterior.',
  inFuture: 'Elige ahora o un momento pasado.',
};
