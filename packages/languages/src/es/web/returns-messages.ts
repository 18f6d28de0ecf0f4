import type * as english from '../../../../../apps/web/src/features/returns/returns-messages.ts';
import type { Translation } from '../../translation.ts';

export const returnMessages: Translation<typeof english.returnMessages> = {
  open: 'Anotar una devolución',
  title: ({ pets, isPair }) => (isPair ? `${pets} vuelven` : `${pets} vuelve`),
  about:
    'Una mascota que vuelve empieza una estancia nueva y se ofrece otra vez. Da las gracias a quien la adoptó por contarlo: lo que no funcionó ayuda a encontrar el hogar indicado.',
  which: '¿Cuál de las dos mascotas vuelve?',
  both: 'Las dos',
  reason: '¿Por qué vuelve?',
  chooseReason: 'Elige un motivo',
  reasons: {
    housing: 'Vivienda o casero',
    allergy: 'Alergia',
    children: 'No se llevó bien con los niños',
    other_pets: 'No se llevó bien con otras mascotas',
    behavior: 'Comportamiento',
    time: 'Poco tiempo',
    health_of_adopter: 'Salud de quien adoptó',
    health_of_pet: 'Salud de la mascota',
    cost: 'Gastos',
    life_change: 'Un cambio de vida, como una mudanza',
    other: 'Otro motivo',
    unknown: 'No se sabe',
  },
  day: 'Día de la devolución',
  words: '¿Qué le cuenta el hogar anterior al siguiente?',
  wordsHint:
    'Opcional. Por ejemplo, qué le gusta a la mascota y qué necesita. Sin nombres, por favor.',
  arePublic: 'Mostrar este texto en la página de la mascota',
  arePublicHint: 'Los próximos adoptantes lo leen como “Del hogar anterior”.',
  isListed: 'Mostrar la mascota a los adoptantes enseguida',
  submit: 'Recibir de vuelta',
  submitting: 'Anotando...',
  done: ({ pets, isPair }) =>
    isPair
      ? `${pets} están de vuelta y se pueden adoptar.`
      : `${pets} está de vuelta y se puede adoptar.`,
  failed: 'No se pudo anotar la devolución. Inténtalo de nuevo.',

  earlier: 'Devoluciones',
  cameBack: ({ date, reason }) => `${date}: ${reason}`,
  show: 'Mostrar el texto en la página de la mascota',
  hide: 'Ocultar el texto a los adoptantes',
  shown: 'Los adoptantes leen este texto en la página de la mascota.',
  hidden: 'Solo el personal lee este texto.',
  changeFailed: 'No se pudo cambiar. Inténtalo de nuevo.',

  fromEarlierHome: 'Del hogar anterior',
};
