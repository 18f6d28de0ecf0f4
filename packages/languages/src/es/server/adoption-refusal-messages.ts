import type * as english from '../../../../../apps/server/src/features/adoptions/adoption-refusal-messages.ts';
import type { Translation } from '../../translation.ts';

export const adoptionRefusals: Translation<typeof english.adoptionRefusals> = {
  changed: 'Mientras tanto, alguien cambió esta adopción. Revísala de nuevo.',
  own: 'Es tu propia adopción. Pide a otra persona del refugio que decida sobre ella.',
  notReady: ({ pets }) =>
    `Falta antes de la salida: ${pets.map(({ name, needs }) => `${name} (${needs.join(', ')})`).join('; ')}. Hazlo primero. Una persona responsable puede cerrar la adopción de todos modos, con un motivo.`,
  dayToCome: 'Este día aún no llega.',
  dayOver: 'Elige hoy o un día posterior.',
  visitOfAnotherPet: 'Esta visita fue con otra mascota.',
  contactInAccount: 'Quien tiene cuenta cambia ahí su nombre y sus datos de contacto.',
};

export const adoptionTexts: Translation<typeof english.adoptionTexts> = {
  formerAdopter: 'Adoptante anterior',
};
