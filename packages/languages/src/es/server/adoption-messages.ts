import type * as english from '../../../../../apps/server/src/features/adoptions/adoption-messages.ts';
import type { MailedAdoption } from '../../../../../apps/server/src/features/adoptions/mails/adoption-mail-kinds.ts';
import {
  type MailBlock,
  mailLink,
} from '../../../../../apps/server/src/platform/mail/rendering/mail-draft.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const dashboard = ({ dashboardUrl }: MailedAdoption): MailBlock[] =>
  dashboardUrl ? [mailLink('Ver cómo va', dashboardUrl)] : [];

const otherPets = ({ similarPets, allPetsUrl }: MailedAdoption): MailBlock[] => [
  ...(similarPets.length > 0
    ? [
        'Estas mascotas se parecen mucho a la que pediste, y esperan conocer a alguien como tú:',
        ...similarPets.map(({ name, url }) => mailLink(`Conocer a ${name}`, url)),
      ]
    : []),
  mailLink('Ver otras mascotas', allPetsUrl),
];

export const adoptionMessages: Translation<typeof english.adoptionMessages> = {
  asked: (adoption) => ({
    subject: `Te gustaría adoptar a ${adoption.pet}`,
    blocks: [
      `Gracias por querer dar un hogar a ${adoption.pet}. Nos dará gusto hablar contigo.`,
      adoption.answerBy
        ? sentence`Sabrás de nosotros a más tardar el ${adoption.answerBy}.`
        : 'Sabrás de nosotros lo antes posible.',
      ...dashboard(adoption),
    ],
  }),

  approved: (adoption) => ({
    subject: `Reservamos a ${adoption.pet} para ti`,
    blocks: [
      `Buenas noticias: reservamos a ${adoption.pet} para ti. Ahora nadie más puede adoptar a ${adoption.pet}.`,
      'Hablaremos contigo sobre los siguientes pasos.',
      ...dashboard(adoption),
    ],
  }),

  trial: (adoption) => ({
    subject: adoption.isPair
      ? `${adoption.pet} se van a casa contigo, a prueba`
      : `${adoption.pet} se va a casa contigo, a prueba`,
    blocks: [
      trialText(adoption),
      'Llámanos o escríbenos siempre que tengas una pregunta.',
      ...dashboard(adoption),
    ],
  }),

  adopted: (adoption) => ({
    subject: adoption.isPair
      ? `¡Felicidades! ${adoption.pet} encontraron un hogar contigo`
      : `¡Felicidades! ${adoption.pet} encontró un hogar contigo`,
    blocks: [
      `¡Felicidades! Adoptaste a ${adoption.pet}. Gracias por dar un hogar a ${adoption.pet}.`,
      'Llámanos o escríbenos siempre que tengas una pregunta, también dentro de un año.',
      ...dashboard(adoption),
    ],
  }),

  declined: (adoption) => ({
    subject: `Sobre tu deseo de adoptar a ${adoption.pet}`,
    blocks: [
      `Gracias por querer dar un hogar a ${adoption.pet}. Lo sentimos: esta vez decidimos otra cosa.`,
      'Esto no dice nada de ti como persona, y otras mascotas pueden ir muy bien contigo. Pregúntanos si quieres saber más.',
      ...otherPets(adoption),
    ],
  }),

  pet_adopted: (adoption) => ({
    subject: adoption.isPair ? `${adoption.pet} ya tienen hogar` : `${adoption.pet} ya tiene hogar`,
    blocks: [
      adoption.isPair
        ? `${adoption.pet} ya tienen hogar con otra persona. Es una buena noticia para ${adoption.pet}, y sabemos que para ti es una decepción. Gracias por tu deseo de adoptar.`
        : `${adoption.pet} ya tiene hogar con otra persona. Es una buena noticia para ${adoption.pet}, y sabemos que para ti es una decepción. Gracias por tu deseo de adoptar.`,
      ...otherPets(adoption),
    ],
  }),

  pet_left: (adoption) => ({
    subject: adoption.isPair
      ? `${adoption.pet} ya no están en nuestro refugio`
      : `${adoption.pet} ya no está en nuestro refugio`,
    blocks: [
      adoption.isPair
        ? `Lo sentimos: ${adoption.pet} ya no están en nuestro refugio, así que no puedes adoptar a ${adoption.pet} con nosotros.`
        : `Lo sentimos: ${adoption.pet} ya no está en nuestro refugio, así que no puedes adoptar a ${adoption.pet} con nosotros.`,
      ...otherPets(adoption),
    ],
  }),

  one_left: (adoption) => ({
    subject: `Tu adopción de ${adoption.pet} sigue`,
    blocks: [
      `Lo sentimos: de las dos mascotas que pediste, ahora solo se puede adoptar a ${adoption.pet}. Tu adopción de ${adoption.pet} sigue como antes.`,
      'Llámanos o escríbenos si quieres hablar de esto, o si cambiaste de opinión.',
      ...dashboard(adoption),
    ],
  }),

  withdrawn: (adoption) => ({
    subject: `Al final no adoptas a ${adoption.pet}`,
    blocks: [
      `Al final no adoptas a ${adoption.pet}. Gracias por avisarnos.`,
      'Siempre puedes venir a conocer a otra mascota.',
      ...otherPets(adoption),
    ],
  }),

  released: (adoption) => ({
    subject: `Terminó la adopción de ${adoption.pet}`,
    blocks: [
      `Terminó la adopción de ${adoption.pet}. Llámanos o escríbenos si no esperabas esto.`,
      ...otherPets(adoption),
    ],
  }),

  reopened: (adoption) => ({
    subject: `Todavía puedes adoptar a ${adoption.pet}`,
    blocks: [
      adoption.isPair
        ? `${adoption.pet} siguen en nuestro refugio, y tu deseo de adoptar a ${adoption.pet} está abierto de nuevo. Disculpa la confusión.`
        : `${adoption.pet} sigue en nuestro refugio, y tu deseo de adoptar a ${adoption.pet} está abierto de nuevo. Disculpa la confusión.`,
      ...dashboard(adoption),
    ],
  }),
};

function trialText({ pet, isPair, trialUntil }: MailedAdoption): string {
  if (trialUntil) {
    return isPair
      ? `${pet} se quedan contigo a prueba hasta el ${trialUntil}. Aprovechen todo ese tiempo para conocerse.`
      : `${pet} se queda contigo a prueba hasta el ${trialUntil}. Aprovechen todo ese tiempo para conocerse.`;
  }
  return isPair
    ? `${pet} se quedan contigo a prueba. Tómense su tiempo para conocerse.`
    : `${pet} se queda contigo a prueba. Tómense su tiempo para conocerse.`;
}

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
