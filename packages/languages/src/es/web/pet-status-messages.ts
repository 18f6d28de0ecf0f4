import type * as english from '../../../../../apps/web/src/lib/text/pet-status-messages.ts';
import type { Translation } from '../../translation.ts';

export const petStatusNames: Translation<typeof english.petStatusNames> = {
  Available: 'Disponible',
  Pending: 'En proceso',
  Adopted: 'Adoptada',
};

export const petStatusOfSex: Translation<typeof english.petStatusOfSex> = {
  Male: { ...petStatusNames, Adopted: 'Adoptado' },
  Female: petStatusNames,
};
