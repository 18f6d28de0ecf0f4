import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';
import type * as english from '../../../../../apps/server/src/features/matching/partners/partner-mail-messages.ts';
import type { Translation } from '../../translation.ts';

export const partnerMailMessages: Translation<typeof english.partnerMailMessages> = {
  otherPerson: 'La otra persona',
  asked: {
    subject: ({ other }) => `${other} quiere buscar mascota contigo`,
    text: ({ other }) =>
      `${other} usó tu enlace. No se comparte nada hasta que lo apruebes. ${partnerMessages.share} Aprueba solo a la persona que invitaste.`,
    link: 'Aprobar o rechazar',
  },
  waiting: {
    subject: ({ other }) => `Pediste buscar mascota con ${other}`,
    text: ({ other }) =>
      `Ahora decide ${other}, y antes no se comparte nada. ${partnerMessages.share} Si no fuiste tú, retira la petición.`,
    link: 'Ver o retirar la petición',
  },
  approved: {
    subject: ({ other }) => `Ya buscas mascota con ${other}`,
    text: ({ other }) =>
      `Ahora tú y ${other} ven qué mascotas van con ustedes dos. ${partnerMessages.share} Cualquiera de ustedes puede dejarlo cuando quiera.`,
    link: 'Ver tus mascotas compatibles',
  },
  declined: {
    subject: ({ other }) => `${other} no aprobó buscar mascota contigo`,
    text: ({ other }) =>
      `Pediste buscar mascota con ${other}, pero prefirió que no. No se compartió nada. Si fue un error, pide un enlace nuevo.`,
    link: 'Ver tus mascotas compatibles',
  },
  ended: {
    subject: ({ other }) => `Ya no buscas mascota con ${other}`,
    text: ({ other }) => `${other} lo dejó. ${partnerMessages.keep}`,
    link: 'Ver tus mascotas compatibles',
  },
};
