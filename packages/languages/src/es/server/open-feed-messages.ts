import type * as english from '../../../../../apps/server/src/features/open-feeds/open-feed-messages.ts';
import type { Translation } from '../../translation.ts';

export const openFeedMessages: Translation<typeof english.openFeedMessages> = {
  title: ({ shelter }) => (shelter ? `Mascotas de ${shelter}` : 'Mascotas que buscan un hogar'),
  noStory: ({ pet }) => `${pet} busca un hogar.`,
  bondedWith: ({ other }) => `Se muda junto con ${other}.`,
  photo: ({ pet }) => `Foto de ${pet}`,
  openDays: ({ shelter }) => (shelter ? `Días de visita de ${shelter}` : 'Días de visita'),
  open: ({ shelter }) => `${shelter} está abierto`,
  closed: ({ shelter, reason }) =>
    reason ? `${shelter} está cerrado: ${reason}` : `${shelter} está cerrado`,
};
