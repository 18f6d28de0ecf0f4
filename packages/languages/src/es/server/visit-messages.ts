import type * as english from '../../../../../apps/server/src/features/visits/visit-messages.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';
import { theHour } from '../the-hour.ts';

export const visitMessages: Translation<typeof english.visitMessages> = {
  requested: ({ petName }) => `¡Enviamos tu solicitud para visitar a ${petName}!`,
  requestedSomePet: '¡Enviamos tu solicitud de visita!',

  changed: 'Mientras tanto, alguien cambió esta visita. Revísala de nuevo.',
  over: 'Esta visita ya pasó, así que su hora no puede cambiar. Aún puedes cambiar su estado y su resultado.',

  chooseFuture: 'Elige una hora futura.',
  choosePast: 'Elige una hora pasada.',
  beforePet: ({ petName }) => `${petName} aún no estaba en el refugio. Elige un día posterior.`,
  contactInAccount: 'Quien tiene cuenta cambia ahí su nombre y sus datos de contacto.',
  notThen: 'Para entonces no se pueden agendar visitas. Elige otro día.',

  rests: ({ petName, time }) =>
    sentence`${petName} descansa hasta ${theHour(time)}. Elige otra hora.`,
  needsRest: ({ petName }) =>
    `${petName} necesita un descanso antes de la siguiente visita. Elige otra hora.`,
  near: ({ petName, time, end }) =>
    sentence`${petName} tiene una visita a ${theHour(time)}. Puedes acortar esta visita para que termine a ${theHour(end)}, o empezarla de todos modos.`,
  tooNear: ({ petName, time }) =>
    sentence`${petName} tiene una visita a ${theHour(time)}. Puedes empezar esta visita de todos modos.`,

  bulkFailed: 'No se pudo cambiar la visita. Intenta de nuevo.',

  notReady: ({ petName }) =>
    `${petName} todavía recibe cuidados y aún no puede tener visitas. Vuelve a mirar en unos días.`,
  onHold: ({ petName, until }) =>
    `${petName} está en retención hasta el ${until}, por si aparece su familia. Pide una visita para después de ese día.`,

  adopterBusy: 'Esta persona ya tiene otra visita a esta hora. Elige otra hora.',
  busy: ({ petName }) => `A esta hora ya vas a visitar a ${petName}. Elige otra hora.`,
  partnerVisits: ({ petName, time }) =>
    sentence`Tu pareja visita a ${petName} el ${time}. Puedes ir también; una visita alcanza para ustedes dos.`,

  openLimit: ({ limit }) =>
    limit === 1
      ? 'Tienes 1 solicitud de visita abierta. Espera la respuesta, o cancélala, antes de pedir otra visita.'
      : `Tienes ${limit} solicitudes de visita abiertas. Espera una respuesta, o cancela una, antes de pedir otra visita.`,
  dailyLimit: ({ limit, date, time }) =>
    limit === 1
      ? `Pediste 1 visita en 24 horas. Pide otra después de ${theHour(time)} del ${date}.`
      : `Pediste ${limit} visitas en 24 horas. Pide otra después de ${theHour(time)} del ${date}.`,

  formerVisitor: 'Visitante anterior',
  walkIn: 'Visitante sin cita',
};

export const calendarEntryMessages: Translation<typeof english.calendarEntryMessages> = {
  aPet: 'una mascota',
  aRemovedPet: 'una mascota que ya no está',
  visitsAt: ({ shelter }) => `Visitas en ${shelter}`,
};
