import type * as english from '../../../../../apps/web/src/features/fact-suggestions/fact-suggestions-messages.ts';
import type { Translation } from '../../translation.ts';

export const factSuggestionTexts: Translation<typeof english.factSuggestionTexts> = {
  title: 'Lo que sugieren tus propias palabras',
  hint: 'Estos datos aún no se conocen. No se guarda nada hasta que lo aceptes.',
  fact: ({ label, value }) => `${label}: ${value}`,
  yes: 'Sí',
  no: 'No',
  accept: 'Aceptar',
  dismiss: 'Descartar',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
};
