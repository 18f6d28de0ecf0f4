import type * as english from '../../../../../apps/web/src/components/download-button-messages.ts';
import type { Translation } from '../../translation.ts';

export const downloadButtonMessages: Translation<typeof english.downloadButtonMessages> = {
  failed: 'No se pudo cargar el archivo.',
};
