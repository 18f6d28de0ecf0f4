import type * as english from '../../../../../apps/server/src/features/network/network-messages.ts';
import type { Translation } from '../../translation.ts';

export const networkMessages: Translation<typeof english.networkMessages> = {
  slugTaken: 'Otro refugio tiene esta dirección, o la tuvo antes. Elige otra.',
  onlyShelter:
    'No se puede pausar el único refugio. En sus ajustes puedes cerrar días y horarios de visita.',
};

export const networkMailMessages: Translation<typeof english.networkMailMessages> = {
  paused: {
    subject: ({ shelter }) => `${shelter} está en pausa`,
    what: ({ shelter }) =>
      `Quienes administran esta instalación pusieron en pausa a ${shelter}. Los adoptantes no ven sus mascotas ni pueden agendar visitas. Las próximas visitas se cancelan, y sus visitantes reciben un correo que dice por qué.`,
    next: 'Tú y tu equipo todavía pueden iniciar sesión y verlo todo.',
  },

  resumed: {
    subject: ({ shelter }) => `Terminó la pausa de ${shelter}`,
    what: ({ shelter }) =>
      `Quienes administran esta instalación terminaron la pausa de ${shelter}. Los adoptantes ven otra vez sus mascotas y pueden agendar visitas.`,
    next: 'Las visitas que se cancelaron siguen canceladas.',
  },

  open: 'Abrir las páginas del personal',
};
