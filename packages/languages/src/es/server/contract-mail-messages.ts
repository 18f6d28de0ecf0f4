import { CONTRACT_LINK_DAYS } from '@pawmatch/contract/adoption-papers/contract-values';
import type * as english from '../../../../../apps/server/src/features/adoption-papers/contracts/contract-mail-messages.ts';
import type { Translation } from '../../translation.ts';

export const contractMailMessages: Translation<typeof english.contractMailMessages> = {
  yourPet: 'tu mascota',
  ready: {
    subject: ({ pet }) => `El contrato de adopción de ${pet} está listo`,
    text: ({ pet }) =>
      `Lee el contrato de ${pet}. Si estás de acuerdo, puedes firmarlo con tu nombre, también en tu teléfono.`,
    open: 'Leer el contrato',
    lifetime: `El enlace sirve durante ${CONTRACT_LINK_DAYS} días. Abrirlo no firma nada. Por favor, no lo compartas.`,
  },
  signed: {
    subject: ({ pet }) => `Tu contrato de adopción de ${pet}, firmado`,
    text: ({ pet }) =>
      `El contrato de ${pet} está firmado. Puedes leerlo y guardarlo como archivo PDF.`,
    open: 'Abrir el contrato firmado',
    lifetime: `El enlace sirve durante ${CONTRACT_LINK_DAYS} días. Por favor, no lo compartas.`,
  },
};
