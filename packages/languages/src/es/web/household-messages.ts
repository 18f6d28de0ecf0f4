import type * as english from '../../../../../apps/web/src/features/household/household-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

export const householdMessages: Translation<typeof english.householdMessages> = {
  title: (partner) => `Tú y ${partner}`,
  visits: ({ pet, time }) => sentence`Tu pareja visita a ${pet}: ${time}.`,
  notConfirmed: 'Aún sin confirmar.',
  comeAlong: 'Puedes ir también: una visita alcanza para ustedes dos.',
  noVisits: 'Tu pareja no tiene visitas pendientes.',
  likesPet: ({ partner, pet }) => `A ${partner} le gusta ${pet}`,
  likesToo: ({ partner, pet }) => `A ${partner} también le gusta ${pet}`,
  hasAsked: ({ partner, time }) => `${partner} pidió una visita: ${time}`,
  partnerVisits: ({ partner, pet, time }) => `${partner} visita a ${pet}: ${time}`,
  likes: (partner) => `Le gustan a ${partner}`,
  youToo: 'A ti también',
  putAside: (partner) => `No son para ${partner}`,
  putAsideHint: (partner) =>
    `${partner} dijo que estas mascotas no son lo que busca, así que no están entre las compatibles con ustedes dos. Puedes recuperarlas para ambas partes.`,
  bringBack: 'Recuperar',
  bringBackNamed: (name) => `Recuperar a ${name} para ustedes dos`,
  isBack: (name) => `${name} está otra vez entre las mascotas compatibles con ustedes dos.`,
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
};
