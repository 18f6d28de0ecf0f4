import type { FollowUpDay } from '@pawmatch/contract/follow-ups/follow-up-values';
import type * as english from '../../../../../apps/server/src/features/follow-ups/follow-up-messages.ts';
import type { Translation } from '../../translation.ts';

const since: Record<FollowUpDay, string> = {
  3: 'tres días',
  14: 'dos semanas',
  60: 'dos meses',
};

export const followUpMessages: Translation<typeof english.followUpMessages> = {
  subject: ({ pet }) => `¿Cómo va todo con ${pet}?`,
  question: ({ pet, day }) =>
    `${pet} lleva ${since[day]} contigo. ¿Qué tal se llevan? Basta un toque para responder.`,
  help: 'Si algo se te hace difícil, cuéntanos. Conocemos a estos animales y ayudamos con gusto, también más adelante.',
  answer: 'Contarnos cómo va todo',
  stop: 'No recibir más estas preguntas',
};
