import type * as english from '../../../../../apps/web/src/features/pets/bonded-messages.ts';
import type { Translation } from '../../translation.ts';

export const bondedMessages: Translation<typeof english.bondedMessages> = {
  hint: 'La visita es con las dos mascotas, y encuentran un hogar juntas.',
  unavailable: {
    Pending: ({ pet, other }) =>
      `${pet} se va a vivir junto con ${other}, y alguien está por adoptar a ${other}, así que por el momento no hay visitas.`,
    Adopted: ({ pet, other }) =>
      `${pet} se va a vivir junto con ${other}, y ${other} ya no busca hogar, así que por el momento no hay visitas.`,
  },

  admin: {
    title: 'Pareja inseparable',
    none: 'No forma parte de una pareja inseparable.',
    linked: ({ pet, other }) =>
      `${pet} y ${other} se muestran, se comparan y se visitan en pareja. Las visitas ya agendadas quedan como están.`,
    statusesDiffer: ({ pet, other }) =>
      `${pet} y ${other}: la pareja no se ofrece a adoptantes hasta que ambas mascotas estén disponibles.`,
    hasStatus: {
      Available: ({ name }) => `${name} está disponible`,
      Pending: ({ name }) => `${name} está en proceso`,
      Adopted: ({ name }) => `${name} ya tiene hogar`,
    },
    choose: 'Vincular con otra mascota',
    other: 'La otra mascota',
    placeholder: 'Buscar por nombre o raza',
    missing: 'Elige la otra mascota.',
    link: 'Vincular',
    cancel: 'Cancelar',
    unlink: 'Desvincular',
    saveFailed: 'No se pudo cambiar la pareja. Inténtalo de nuevo.',
    wasLinked: ({ pet, other }) => `${pet} y ${other} ahora son una pareja inseparable.`,
    wasUnlinked: ({ pet, other }) => `${pet} y ${other} ya no son una pareja inseparable.`,
  },
};
