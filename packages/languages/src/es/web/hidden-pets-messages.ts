import { hideReasonLabels } from '@pawmatch/contract/hidden-pets/hide-reason-messages';
import type * as english from '../../../../../apps/web/src/features/hidden-pets/hidden-pets-messages.ts';
import type { Translation } from '../../translation.ts';

export const hiddenPetTexts: Translation<typeof english.hiddenPetTexts> = {
  notForMe: 'No es para mí',
  title: 'No son para ti',
  hint: 'Estas mascotas no aparecen entre las compatibles. Puedes decir por qué; el refugio ve cuántas veces se dio cada motivo, pero nunca quién.',
  reasonOf: (name) => `Por qué ${name} no es para ti`,
  noReason: 'Sin motivo',
  bringBack: 'Recuperar',
  bringBackNamed: (name) => `Recuperar a ${name}`,
  isHidden: (name) =>
    `${name} ya no aparece entre tus mascotas compatibles. Puedes recuperar su tarjeta al final de esta página.`,
  isBack: (name) => `${name} está de vuelta.`,
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  sums: 'No la eligieron',
  sumsHint: 'Adoptantes que eligieron “No es para mí”, por motivo.',
  nobody: 'Nadie ha dicho “No es para mí” de esta mascota.',
  reason: (reason) => (reason === null ? 'Sin motivo' : hideReasonLabels[reason]),
};
