import type * as english from '../../../../../apps/web/src/app/layout/toaster-messages.ts';
import type { Translation } from '../../translation.ts';

export const toasterMessages: Translation<typeof english.toasterMessages> = {
  label: 'Avisos',
  dismiss: 'Descartar',
};
