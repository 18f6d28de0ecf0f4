import type * as english from '../../../../../apps/web/src/app/error-pages/error-page-messages.ts';
import type { Translation } from '../../translation.ts';

export const errorPageMessages: Translation<typeof english.errorPageMessages> = {
  title: 'Algo salió mal',
  tryAgain: 'Reintentar',
};
