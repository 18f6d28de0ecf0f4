import { MAX_ADOPTION_MESSAGE } from '@pawmatch/contract/adoptions/adoption-values';
import type * as english from '../../../../../apps/web/src/features/adoptions/own/own-adoptions-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const ownAdoptionMessages: Translation<typeof english.ownAdoptionMessages> = {
  title: 'Tus adopciones',
  failed: 'No se pudieron cargar tus adopciones. Inténtalo de nuevo.',
  healthRecord: 'Historial de salud',
  adoptionOf: (pets) => `Adopción de ${pets}`,

  steps: {
    asked: () => 'Pediste adoptar',
    checking: ({ shelter }) => `${shelter} lo está viendo`,
    approved: () => 'La reserva es tuya',
    on_trial: () => 'A prueba en tu casa',
    adopted: () => 'En casa contigo',
  },
  stepsLabel: 'En qué punto estás',
  stepDone: 'Listo:',
  stepNow: 'Ahora:',
  stepLater: 'Después:',

  next: {
    asked: ({ shelter }) => `${shelter} tiene tu solicitud. Por ahora no tienes que hacer nada.`,
    checking: ({ shelter }) =>
      `${shelter} quizá te llame o pida ver dónde vives. Por lo demás, no tienes que hacer nada ahora.`,
    approved: ({ pets, shelter }) => `Acuerda con ${shelter} qué día te llevas a ${pets} a casa.`,
    on_trial: ({ shelter }) =>
      `Cuéntale a ${shelter} cómo va todo, sobre todo si algo te preocupa.`,
    adopted: ({ shelter }) =>
      `Las preguntas surgen también después. ${shelter} está para ayudarte.`,
  },
  hearBy: (time) => sentence`Tendrás noticias a más tardar el ${time}.`,
  hearLate: ({ time, shelter }) =>
    sentence`Debías tener noticias a más tardar el ${time}. Lo sentimos: comunícate con ${shelter}.`,
  trialUntil: (date) => `El período de prueba dura hasta el ${date}.`,
  adoptedOn: (date) => `Desde el ${date}.`,

  ended: {
    adopter: ({ pets }) => `Decidiste no adoptar a ${pets}.`,
    declined: ({ pets, shelter }) =>
      `${shelter} decidió buscar otro hogar para ${pets}. Sabemos que es duro leerlo.`,
    pet_adopted: ({ pets }) => `Otra persona adoptó a ${pets}.`,
    pet_left: ({ pets }) => `El refugio ya no tiene a ${pets}.`,
    account_closed: ({ pets }) => `La adopción de ${pets} terminó.`,
    mistake: ({ pets }) => `La adopción de ${pets} se anotó por error.`,
    withdrawn: ({ pets }) => `La adopción de ${pets} terminó.`,
    returned: ({ pets }) => `El refugio tiene de vuelta a ${pets}.`,
  },
  meetPets: 'Conocer a otras mascotas',

  withdraw: 'Cambié de opinión',
  withdrawTitle: (pets) => `¿Ya no quieres adoptar a ${pets}?`,
  withdrawText: ({ pets, shelter }) =>
    `Se lo decimos a ${shelter}, que puede buscar otro hogar para ${pets}. Puedes pedirlo de nuevo después, mientras nadie más lo haga.`,
  keep: 'Ahora no',
  hasWithdrawn: (shelter) => `${shelter} ya lo sabe. Gracias por decirlo.`,
  withdrawFailed: 'No se pudo hacer. Inténtalo de nuevo.',

  ask: (pet) => `Quiero adoptar a ${pet}`,
  askTitle: (pet) => `¿Adoptar a ${pet}?`,
  askText: ({ pets, shelter }) =>
    `Le decimos a ${shelter} que quieres dar un hogar a ${pets}, y te responde. Todavía no prometes nada.`,
  theShelter: 'El refugio',
  message: '¿Qué debería saber el refugio sobre ti? (opcional)',
  messageHint: `Por ejemplo, con quién vives y cómo es un día normal. Como máximo ${formatCount(MAX_ADOPTION_MESSAGE)} caracteres.`,
  send: 'Avisar al refugio',
  sending: 'Avisando al refugio...',
  askFailed: 'No se pudo enviar. Inténtalo de nuevo.',
  asked: (shelter) => `${shelter} sabe que quieres adoptar.`,

  ofPet: {
    asked: (pet) => `Pediste adoptar a ${pet}`,
    checking: (pet) => `Se está revisando tu adopción de ${pet}`,
    approved: (pet) => `${pet}: la reserva es tuya`,
    on_trial: (pet) => `${pet} vive contigo a prueba`,
    adopted: (pet) => `${pet} está en casa contigo`,
  },
  reservedForOther: (pet) =>
    `Por ahora, otra persona tiene la reserva de ${pet}. Si eso cambia, te avisamos: tu solicitud sigue abierta`,
  notAvailable: {
    Pending: (pet) =>
      `Otra persona está por adoptar a ${pet}. Si no resulta, ${pet} vuelve a la lista y puedes pedirlo entonces.`,
    Adopted: (pet) => `${pet} encontró un hogar. Nos alegramos por ${pet}, y lo sentimos por ti.`,
    gone: (pet) => `${pet} ya no está en el refugio.`,
  },
  close: 'De acuerdo',
};
