import type * as english from '../../../../../apps/web/src/components/ui/unsaved-changes-messages.ts';
import type { Translation } from '../../translation.ts';

export const unsavedChangesMessages: Translation<typeof english.unsavedChangesMessages> = {
  title: '¿Descartar los cambios?',
  text: 'Lo que escribiste no se ha guardado.',
  discard: 'Descartar cambios',
  keepEditing: 'Seguir editando',
  restored:
    'Aquí está lo que habías escrito antes de que se cerrara tu sesión. Aún no se ha guardado.',
};
