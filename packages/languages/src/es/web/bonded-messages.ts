import type * as english from '../../../../../apps/web/src/features/pets/bonded-messages.ts';
import type { Translation } from '../../translation.ts';

export const bondedMessages: Translation<typeof english.bondedMessages> = {
  hint: 'La visita es con las dos mascotas, y encuentran un hogar sin separarse.',
  unavailable: {
    Pending: ({ pet, other }) =>
      `${pet} se muda con ${other}, y alguien está por adoptar a ${other}. Por ahora no hay visitas.`,
    Adopted: ({ pet, other }) =>
      `${pet} se muda con ${other}, que ya no está disponible. Por ahora no hay visitas.`,
  },

  admin: {
    title: 'Pareja inseparable',
    none: 'No es parte de una pareja inseparable.',
    linked: ({ pet, other }) =>
      `${pet} y ${other} se muestran, se comparan y se visitan como pareja. Las visitas ya agendadas quedan como están.`,
    statusesDiffer: ({ pet, other }) =>
      `${pet} y ${other}: no se ofrecen a adoptantes hasta que la pareja entera esté Disponible.`,
    named: ({ name, status }) => `${name}: ${status}`,
    choose: 'Unir con otra mascota',
    other: 'La otra mascota',
    placeholder: 'Buscar por nombre o raza',
    missing: 'Elige la otra mascota.',
    link: 'Unir',
    cancel: 'Cancelar',
    unlink: 'Separar',
    saveFailed: 'No se pudo cambiar la pareja. Inténtalo de nuevo.',
    wasLinked: ({ pet, other }) => `${pet} y ${other} ahora forman una pareja inseparable.`,
    wasUnlinked: ({ pet, other }) => `${pet} y ${other} ya no forman una pareja inseparable.`,
  },
};
