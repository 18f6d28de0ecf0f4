import type * as english from '../../../../../apps/web/src/app/error-pages/not-found-page-messages.ts';
import type { Translation } from '../../translation.ts';

export const notFoundPageMessages: Translation<typeof english.notFoundPageMessages> = {
  title: '¡Uy! La página que buscas no existe.',
  goHome: 'Ir al inicio',
};
