import type * as english from '../../../../../apps/web/src/features/returns/returns-messages.ts';
import type { Translation } from '../../translation.ts';

export const returnMessages: Translation<typeof english.returnMessages> = {
  open: 'Registrar una devolución',
  title: ({ pets, isPair }) => (isPair ? `${pets} vuelven` : `${pets} vuelve`),
  about:
    'Una mascota que vuelve comienza una nueva estancia y se ofrece otra vez. Agradece a la persona que te lo cuente: lo que no funcionó ayuda a encontrar el hogar adecuado.',
  which: '¿Cuál de las dos mascotas vuelve?',
  both: 'Ambas',
  reason: '¿Por qué vuelve?',
  chooseReason: 'Elige un motivo',
  reasons: {
    housing: 'Vivienda o arrendador',
    allergy: 'Alergia',
    children: 'No se lleva bien con los niños',
    other_pets: 'No se lleva bien con otras mascotas',
    behavior: 'Comportamiento',
    time: 'Falta de tiempo',
    health_of_adopter: 'Salud de la persona adoptante',
    health_of_pet: 'Salud de la mascota',
    cost: 'Costo',
    life_change: 'Un cambio de vida, como una mudanza',
    other: 'Otro motivo',
    unknown: 'Se desconoce',
  },
  day: 'Día de la devolución',
  words: '¿Qué le cuenta el hogar anterior al próximo?',
  wordsHint:
    'Opcional. Por ejemplo, qué le gusta a la mascota y qué necesita. Sin nombres, por favor.',
  arePublic: 'Mostrar estas palabras en la página de la mascota',
  arePublicHint: 'El próximo hogar las lee como «Del hogar anterior».',
  isListed: 'Mostrar la mascota a adoptantes enseguida',
  submit: 'Registrar la devolución',
  submitting: 'Registrando...',
  done: ({ pets, isPair }) =>
    isPair
      ? `${pets} están de vuelta y buscan hogar otra vez.`
      : `${pets} está de vuelta y busca hogar otra vez.`,
  failed: 'No se pudo registrar la devolución. Inténtalo de nuevo.',

  earlier: 'Devoluciones',
  cameBack: ({ date, reason }) => `${date}: ${reason}`,
  show: 'Mostrar las palabras en la página de la mascota',
  hide: 'Ocultar las palabras a adoptantes',
  shown: 'Los adoptantes leen estas palabras en la página de la mascota.',
  hidden: 'Solo el personal lee estas palabras.',
  changeFailed: 'No se pudo cambiar. Inténtalo de nuevo.',

  fromEarlierHome: 'Del hogar anterior',
};
