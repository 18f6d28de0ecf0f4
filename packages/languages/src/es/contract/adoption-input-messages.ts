import type * as english from '../../../../contract/src/adoptions/adoption-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const adoptionInputMessages: Translation<typeof english.adoptionInputMessages> = {
  fee: 'Escribe la cuota como un monto de 0 a 10,000.',
  chooseAdopter: 'Indica quién adopta: elige a una persona o escribe un nombre.',
  chooseResult: 'Elige un resultado.',
};
