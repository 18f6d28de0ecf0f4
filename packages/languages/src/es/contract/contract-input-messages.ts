import type * as english from '../../../../contract/src/adoption-papers/contract-input-messages.ts';
import type { Translation } from '../../translation.ts';

export const contractInputMessages: Translation<typeof english.contractInputMessages> = {
  openLink: 'Vuelve a abrir el enlace.',
  notAgreed: 'Confirma que leíste el contrato.',
  years: ({ max }) => `Escribe un número de años de 1 a ${max}.`,
  wrongBraces: ({ line, written }) =>
    `Línea ${line}: un campo se escribe como {{pet_name}}, no ${written}.`,
  noSuchField: ({ line, field }) => `Línea ${line}: no existe el campo {{${field}}}.`,
  amount: 'Escribe el monto como un número de 0.01 a 10,000.',
  choosePaymentKind: 'Elige de qué se trata.',
  choosePaymentMethod: 'Elige cómo se pagó.',
  noCardNumber: 'Quita el número de la tarjeta. Aquí nunca se guarda.',
};

export const contractFieldTexts: Translation<typeof english.contractFieldTexts> = {
  notRecorded: 'sin registrar',
};
