import type * as english from '../../../../../apps/web/src/features/visits/visit-history-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

type English = typeof english.visitHistoryMessages;

const cancelReasons: Translation<English['cancelReasons']> = {
  adopter: () => 'Decidiste no hacer esta visita.',
  staff: () => 'El refugio canceló esta visita.',
  unanswered: () => 'El refugio no respondió a tiempo. Lo sentimos.',
  unconfirmed: () => 'Tu correo no se confirmó en un día.',
  pet_adopted: ({ pet, isPair }) =>
    isPair ? `Una mascota de la pareja ${pet} ya tiene hogar.` : `${pet} ya tiene hogar.`,
  pet_removed: ({ pet, isPair }) =>
    isPair
      ? `Una mascota de la pareja ${pet} ya no está en el refugio.`
      : `${pet} ya no está en el refugio.`,
  pet_moved: ({ pet, isPair }) =>
    isPair
      ? `Una mascota de la pareja ${pet} vive ahora en otro refugio.`
      : `${pet} vive ahora en otro refugio.`,
  account_closed: () => 'La cuenta se eliminó.',
  closed: () => 'El refugio está cerrado a esa hora.',
  shelter_paused: () => 'El refugio no recibe visitas por un tiempo.',
  times_changed: () => 'El refugio cambió su horario de visitas.',
};

const outcomes: Translation<English['outcomes']> = {
  came: ({ pet }) => `Conociste a ${pet}.`,
  no_show: () => 'No te presentaste.',
  adopted: ({ pet }) => `Conociste a ${pet} y decidiste adoptar.`,
  thinking: ({ pet }) => `Conociste a ${pet} y lo estás pensando.`,
  not_a_fit: ({ pet }) => `Conociste a ${pet}, pero no eran del todo compatibles.`,
};

const recorded = ({ to }: { to: string | undefined }) =>
  to ? sentence`El refugio anotó tu visita del ${to}.` : 'El refugio anotó tu visita.';

const steps: Translation<English['steps']> = {
  requested: {
    adopter: ({ to }) => (to ? sentence`Pediste la visita para el ${to}.` : 'Pediste la visita.'),
    shelter: ({ to }) =>
      to ? sentence`El refugio agendó la visita para el ${to}.` : 'El refugio agendó la visita.',
  },
  recorded: { adopter: recorded, shelter: recorded },
  moved: {
    adopter: ({ from, to }) =>
      from && to
        ? sentence`Cambiaste la visita del ${from} al ${to}.`
        : 'Cambiaste la hora de la visita.',
    shelter: ({ from, to }) =>
      from && to
        ? sentence`El refugio cambió la visita del ${from} al ${to}.`
        : 'El refugio cambió la hora de la visita.',
  },
  pending: {
    adopter: () => 'La solicitud está abierta otra vez.',
    shelter: () => 'El refugio revisa otra vez la solicitud.',
  },
  approved: {
    adopter: () => 'La visita se aprobó.',
    shelter: () => 'El refugio aprobó la visita.',
  },
  confirmed: {
    adopter: () => 'La visita se confirmó.',
    shelter: ({ from, to }) =>
      from && to
        ? sentence`El refugio confirmó la visita y la cambió del ${from} al ${to}.`
        : 'El refugio confirmó la visita.',
  },
  completed: {
    adopter: () => 'La visita terminó.',
    shelter: () => 'La visita terminó.',
  },
};

export const visitHistoryMessages: Translation<English> = {
  upcoming: 'Próximas',
  past: 'Pasadas y canceladas',
  showAll: (count) => `Ver las ${count}`,
  cancelReasons,
  thePet: 'La mascota',
  thePetInside: 'la mascota',
  outcomes,
  steps,
  history: 'Historial',
  historyOf: (pet) => `Historial de la visita con ${pet}`,
  loading: 'Cargando el historial...',
  failed: 'No se pudo cargar el historial.',
  none: 'No hay nada anotado sobre esta visita.',
};
