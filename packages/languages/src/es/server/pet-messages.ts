import type * as english from '../../../../../apps/server/src/features/pets/staff/pet-messages.ts';
import type { Translation } from '../../translation.ts';

export const petChangeMessages: Translation<typeof english.petChangeMessages> = {
  changed: 'Mientras tanto, alguien cambió los datos de esta mascota. Revísalos de nuevo.',
  photosChanged: 'Mientras tanto, alguien agregó o eliminó una foto. Revisa las fotos de nuevo.',
  gone: 'Mientras tanto, esta mascota se eliminó.',
  bulkFailed: 'No se pudo cambiar esta mascota. Intenta de nuevo.',
  bondedWithItself: 'Una mascota no puede ser su propia pareja. Elige otra mascota.',
  alreadyBonded: ({ pet, other }) =>
    `${pet} ya forma pareja con ${other}. Separa primero esa pareja.`,
  onlyCats: 'Solo los gatos pueden aprender a usar el arenero.',
  birthInFuture: 'La fecha de nacimiento no puede estar en el futuro.',
  noSuchImage: 'Aquí no existe esa imagen.',
  choosePhoto: 'Elige una foto.',
};
