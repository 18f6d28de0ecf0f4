import type * as english from '../../../../contract/src/person-joins/person-join-messages.ts';
import type { Translation } from '../../translation.ts';

export const personJoinInputMessages: Translation<typeof english.personJoinInputMessages> = {
  nameOne: 'Indica un registro.',
};
