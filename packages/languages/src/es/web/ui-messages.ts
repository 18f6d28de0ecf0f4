import type * as english from '../../../../../apps/web/src/components/ui/ui-messages.ts';
import type { Translation } from '../../translation.ts';

export const uiMessages: Translation<typeof english.uiMessages> = {
  close: 'Cerrar',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  processing: 'Procesando...',
  loading: 'Cargando...',
  tryAgain: 'Reintentar',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  fixErrors: 'Corrige los siguientes errores:',
};
