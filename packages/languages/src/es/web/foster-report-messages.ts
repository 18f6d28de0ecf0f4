import type * as english from '../../../../../apps/web/src/features/fosters/foster-report-messages.ts';
import type { Translation } from '../../translation.ts';

export const fosterReportMessages: Translation<typeof english.fosterReportMessages> = {
  questions: {
    children: '¿Se lleva bien con niños?',
    dogs: '¿Se lleva bien con perros?',
    cats: '¿Se lleva bien con gatos?',
    strangers: '¿Es amigable con desconocidos?',
    alone: '¿Cuánto tiempo aguanta a solas?',
    training: '¿Aprende y respeta las reglas?',
  },
  answers: { yes: 'Sí', no: 'No' },
  notTried: 'Sin probar',

  title: 'Del hogar temporal',
  hint: 'Nada cambia hasta que lo aceptes.',
  failed: 'No se pudo guardar. Vuelve a mirarlo.',
  noted: 'Si lo aceptas, se agrega al diario.',
  current: ({ value }) => `Hasta ahora dices: ${value}`,
  from: ({ by, day }) => (by ? `Informe de ${by}, ${day}` : `Informe del ${day}`),
};
