import type * as english from '../../../../../apps/web/src/features/person-marks/person-marks-messages.ts';
import type { Translation } from '../../translation.ts';

export const personMarkMessages: Translation<typeof english.personMarkMessages> = {
  title: 'No dar en adopción a esta persona',
  own: 'Esta persona tiene una marca de no dar en adopción.',
  former: 'Una marca de no dar en adopción coincide con el correo o el teléfono de esta persona.',
  forgotten: 'La cuenta que la tenía se eliminó, y con ella el motivo.',
  since: ({ by, date }) => `La puso ${by ?? 'alguien que ya no trabaja aquí'} el ${date}.`,
  staffOnly: 'Solo la ve el personal. La persona nunca se entera.',
  set: 'Marcar: no dar en adopción',
  about:
    'El personal la lee cuando esta persona quiere volver a adoptar, también con otra cuenta del mismo correo o teléfono. Sin la cuenta se conserva dos años como huella cifrada, sin el motivo.',
  reason: 'Motivo',
  store: 'Poner la marca',
  storing: 'Guardando...',
  remove: 'Quitar la marca',
  failed: 'No se pudo cambiar la marca. Inténtalo de nuevo.',
};
