import type * as english from '../../../../../apps/web/src/features/new-pets/new-pets-messages.ts';
import type { Translation } from '../../translation.ts';

export const newPetsTexts: Translation<typeof english.newPetsTexts> = {
  matches: (count) =>
    count === 1 ? '1 mascota nueva muy compatible' : `${count} mascotas nuevas muy compatibles`,
  alerts: (count) =>
    count === 1 ? '1 mascota nueva en tus avisos' : `${count} mascotas nuevas en tus avisos`,
};
