import type * as english from '../../../../../apps/web/src/features/fosters/own-fosters-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const ownFosterMessages: Translation<typeof english.ownFosterMessages> = {
  title: 'Mis mascotas en casa',
  count: ({ pets, due }) => {
    const many = pets === 1 ? '1 mascota' : `${formatCount(pets)} mascotas`;
    if (due === 0) return `${many}, nada pendiente hoy`;
    return due === 1 ? `${many}, 1 pendiente hoy` : `${many}, ${formatCount(due)} pendientes hoy`;
  },
  loading: 'Cargando tus mascotas...',
  loadFailed: 'No se pudieron cargar tus mascotas.',
  noHome: 'Gracias por abrir tu hogar',
  noHomeHint:
    'Indica abajo qué mascotas puedes acoger. Entonces el refugio te ofrece mascotas, y cada una que llegue a tu hogar aparece aquí.',
  noPets: 'Ahora no vive ninguna mascota contigo',
  noPetsHint:
    'Cuando el refugio te traiga una mascota, aparece aquí con sus cuidados, y puedes enviar fotos y notas.',

  since: ({ day }) => `Contigo desde el ${day}`,
  visit: ({ time, visitor }) =>
    visitor ? `${visitor} viene de visita el ${time}` : `Una visita el ${time}`,
  nothingDue: 'Hoy no hay nada pendiente.',
  coming: 'Próximos 7 días',
  done: 'Lo que hiciste hoy',
  medicines: 'Medicamentos',
  weights: 'Peso',
  facts: 'Lo que sabe el refugio',
  notes: 'Tus notas',
  report: 'Tu último informe',

  photo: 'Foto',
  photoOf: ({ pet }) => `Foto de ${pet}`,
  note: 'Nota',
  noteOn: ({ pet }) => `Nota sobre ${pet}`,
  noteHint: 'El personal la lee en el diario de la mascota.',
  noteMissing: 'Escribe algo.',
  sendNote: 'Enviar la nota',
  reportCard: 'Informe',
  reportOn: ({ pet }) => `Informe sobre ${pet}`,
  reportHint: 'Responde lo que hayas visto. El personal lo lee antes de que cambie algo.',
  sentence: 'En una frase',
  reportEmpty: 'Responde al menos una pregunta.',
  sendReport: 'Enviar el informe',
  failed: 'No se pudo enviar. Inténtalo de nuevo.',

  photoSent: ({ pet }) => `El refugio ya tiene la foto de ${pet}.`,
  noteSent: ({ pet }) => `El refugio ya tiene la nota sobre ${pet}.`,
  reportSent: ({ pet }) => `El refugio ya tiene el informe sobre ${pet}. Gracias.`,
  sendingPhoto: ({ pet }) => `Enviando una foto de ${pet}`,
  waitingPhoto: 'Falta enviar una foto',
  waitingNote: 'Falta enviar una nota',
  waitingReport: 'Falta enviar un informe',
  photoRefused: ({ pet, reason }) => `La foto de ${pet} no se guardó. ${reason}`,
  noteRefused: ({ pet, text, reason }) => `La nota sobre ${pet} no se guardó: “${text}” ${reason}`,
  reportRefused: ({ pet, reason }) => `El informe sobre ${pet} no se guardó. ${reason}`,
};
