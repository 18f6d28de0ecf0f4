import type { CancelReason, VisitStep } from '@pawmatch/contract/visits/visit-step';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import type * as english from '../../../../../apps/web/src/features/visits/visit-history-messages.ts';
import type { Translation } from '../../translation.ts';

const cancelReasons: Record<CancelReason, (visit: { pet: string; isPair: boolean }) => string> = {
  adopter: () => 'Cancelaste esta visita.',
  staff: () => 'El refugio canceló esta visita.',
  unanswered: () => 'El refugio no respondió a tiempo. Lo sentimos.',
  unconfirmed: () => 'Tu correo electrónico no se confirmó en un día.',
  pet_adopted: ({ pet, isPair }) =>
    isPair ? `Una de estas mascotas ya tiene hogar: ${pet}.` : `${pet} ya tiene hogar.`,
  pet_removed: ({ pet, isPair }) =>
    isPair
      ? `Una de estas mascotas ya no está en el refugio: ${pet}.`
      : `${pet} ya no está en el refugio.`,
  pet_moved: ({ pet, isPair }) =>
    isPair
      ? `Una de estas mascotas vive ahora en otro refugio: ${pet}.`
      : `${pet} vive ahora en otro refugio.`,
  account_closed: () => 'Se eliminó la cuenta.',
  closed: () => 'El refugio está cerrado a esa hora.',
  shelter_paused: () => 'El refugio no recibe visitas por un tiempo.',
  times_changed: () => 'El refugio cambió sus horas de visita.',
};
const outcomes: Record<VisitOutcome, (visit: { pet: string }) => string> = {
  came: ({ pet }) => `Conociste a ${pet}.`,
  no_show: () => 'No te presentaste.',
  adopted: ({ pet }) => `Adoptaste a ${pet}.`,
  thinking: ({ pet }) => `Conociste a ${pet} y lo estás pensando.`,
  not_a_fit: ({ pet }) => `Conociste a ${pet}, pero no se dio.`,
};
interface StepTimes {
  from: string | undefined;
  to: string | undefined;
}
const recorded = ({ to }: StepTimes) =>
  to ? `El refugio anotó tu visita: ${to}.` : 'El refugio anotó tu visita.';
type StepText = Record<VisitStep['by'], (times: StepTimes) => string>;
const steps: Record<Exclude<VisitStep['kind'], 'cancelled'>, StepText> = {
  requested: {
    adopter: ({ to }) => (to ? `Pediste la visita: ${to}.` : 'Pediste la visita.'),
    shelter: ({ to }) =>
      to ? `El refugio agendó la visita: ${to}.` : 'El refugio agendó la visita.',
  },
  recorded: { adopter: recorded, shelter: recorded },
  moved: {
    adopter: ({ from, to }) =>
      from && to ? `Cambiaste la visita; antes: ${from}; ahora: ${to}.` : 'Cambiaste la visita.',
    shelter: ({ from, to }) =>
      from && to
        ? `El refugio cambió la visita; antes: ${from}; ahora: ${to}.`
        : 'El refugio cambió la visita.',
  },
  pending: {
    adopter: () => 'La solicitud está abierta de nuevo.',
    shelter: () => 'El refugio revisa la solicitud otra vez.',
  },
  approved: {
    adopter: () => 'La visita se aprobó.',
    shelter: () => 'El refugio aprobó la visita.',
  },
  confirmed: {
    adopter: () => 'La visita se confirmó.',
    shelter: ({ from, to }) =>
      from && to
        ? `El refugio confirmó la visita y la cambió; antes: ${from}; ahora: ${to}.`
        : 'El refugio confirmó la visita.',
  },
  completed: {
    adopter: () => 'La visita ya pasó.',
    shelter: () => 'La visita ya pasó.',
  },
};

export const visitHistoryMessages: Translation<typeof english.visitHistoryMessages> = {
  upcoming: 'Próximas',
  past: 'Pasadas y canceladas',
  showAll: (count) => `Mostrar las ${count}`,
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
