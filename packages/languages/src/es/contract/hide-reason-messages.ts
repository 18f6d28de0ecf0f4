import type * as english from '../../../../contract/src/hidden-pets/hide-reason-messages.ts';
import type { Translation } from '../../translation.ts';

export const hideReasonLabels: Translation<typeof english.hideReasonLabels> = {
  size: 'El tamaño',
  energy: 'Tiene demasiada o muy poca energía',
  age: 'La edad',
  household: 'No va con nuestro hogar',
  needs: 'Necesita más de lo que podemos darle',
  other: 'Otro motivo',
};
