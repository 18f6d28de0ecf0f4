import type * as english from '../../../../../apps/web/src/features/pets/staff/moves/pet-moves-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const petMovesMessages: Translation<typeof english.petMovesMessages> = {
  open: 'Trasladar a otro refugio…',
  opened: ({ shelter }) => `Oferta a ${shelter}`,

  title: ({ pet }) => `Trasladar a ${pet} a otro refugio`,
  loadFailed: 'No se pudieron cargar los refugios.',
  newShelter: 'Nuevo refugio',
  choose: 'Elige un refugio',
  missing: 'Elige un refugio.',
  noOthers: 'Ningún otro refugio recibe mascotas por el momento.',
  waits: ({ pet, shelter }) =>
    `Ofreciste a ${pet} a ${shelter}, y todavía nadie ha respondido. Nada cambia hasta que acepten.`,
  untilAccepted: ({ pet }) =>
    `${pet} se queda con ustedes hasta que el otro refugio acepte. Entonces también pasan los datos, las fotos y las notas de cuidados. Las personas, las visitas pasadas y lo que se anotó de ellas se quedan con ustedes.`,
  pair: ({ pet, other }) => `${pet} y ${other} se trasladan a la vez.`,
  cancels: (count) => {
    if (count === 0) return 'No se cancela ninguna visita: no hay ninguna por venir.';
    return count === 1
      ? 'Entonces se cancelará 1 próxima visita, con un correo que dice dónde volver a pedirla.'
      : `Entonces se cancelarán ${formatCount(count)} próximas visitas, con un correo que dice dónde volver a pedirlas.`;
  },
  offer: ({ pet }) => `Ofrecer a ${pet}`,
  sending: 'Enviando...',
  keep: 'Mantener la oferta',
  cancel: 'Cancelar',
  takeBack: 'Retirar la oferta',
  failed: 'No funcionó. Inténtalo de nuevo.',
  wasOffered: ({ pet, shelter }) => `Ofreciste a ${pet} a ${shelter}.`,
  wasTakenBack: ({ pet }) => `Ya no se ofrece a ${pet}.`,

  receivedLoading: 'Mascotas que te ofrecen otros refugios',
  received: ({ count }) =>
    count === 0
      ? 'Mascotas que te ofrecen otros refugios: ninguna'
      : `Mascotas que te ofrecen otros refugios: ${formatCount(count)}`,
  receivedHint:
    'Lo que aceptas es tuyo de inmediato, con sus datos y fotos. Se cancelan las visitas en el refugio donde estaba.',
  none: 'Ningún refugio te ofrece una mascota por el momento.',
  from: ({ shelter, date }) => `De ${shelter}, desde el ${date}`,
  takeIn: ({ pet }) => `Recibir a ${pet}`,
  decline: ({ pet }) => `Rechazar a ${pet}`,
  wasTakenIn: ({ pet }) => `${pet} ahora vive en tu refugio.`,
  wasDeclined: ({ pet, shelter }) => `${pet} se queda en ${shelter}.`,
};
