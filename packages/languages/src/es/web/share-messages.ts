import type * as english from '../../../../../apps/web/src/lib/text/share-messages.ts';
import type { Translation } from '../../translation.ts';

export const shareMessages: Translation<typeof english.shareMessages> = {
  subject: ({ pet }) => `Te presento a ${pet}`,
  text: ({ pet, link }) => `Te presento a ${pet}, que busca un hogar: ${link}`,
};
