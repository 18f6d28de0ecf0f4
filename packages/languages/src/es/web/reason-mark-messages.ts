import type * as english from '../../../../../apps/web/src/components/ui/reason-mark-messages.ts';
import type { Translation } from '../../translation.ts';

export const reasonMarkMessages: Translation<typeof english.reasonMarkMessages> = {
  match: 'Coincide:',
  near: 'Casi coincide:',
  unknown: 'No se sabe:',
  miss: 'Es distinto:',
};
