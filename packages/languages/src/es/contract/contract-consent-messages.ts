import type * as english from '../../../../contract/src/adoption-papers/contract-consent-messages.ts';
import type { Translation } from '../../translation.ts';

export const contractConsent: Translation<typeof english.contractConsent> = {
  typed: 'He leído este contrato y lo acepto. Mi nombre escrito es mi firma.',
  paper: 'Firmado a mano en papel.',
};
