import type * as english from '../../../../contract/src/history/history-messages.ts';
import type { Translation } from '../../translation.ts';

export const historyInputMessages: Translation<typeof english.historyInputMessages> = {
  onlyOne: 'Indica solo una mascota, una visita o una persona.',
};
