import { ageRange } from '@pawmatch/contract/pets/ages/age-groups';
import type * as english from '../../../../../apps/web/src/features/preferences/preferences-messages.ts';
import { listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const SAVED_MESSAGE: Translation<typeof english.SAVED_MESSAGE> =
  '¡Se guardaron tus preferencias! Te llevamos a tus mascotas compatibles...';

export const SAVED_AFTER_LEAVING_MESSAGE: Translation<typeof english.SAVED_AFTER_LEAVING_MESSAGE> =
  '¡Se guardaron tus preferencias!';

export const NOT_SAVED_MESSAGE: Translation<typeof english.NOT_SAVED_MESSAGE> =
  'No se pudieron guardar tus preferencias. Inténtalo de nuevo.';

export const TRAITS_MESSAGE: Translation<typeof english.TRAITS_MESSAGE> =
  'No se pudieron guardar los hábitos aprendidos';

export const FORBIDDEN_MESSAGE: Translation<typeof english.FORBIDDEN_MESSAGE> =
  'No tienes permiso para guardar preferencias. Inicia sesión de nuevo.';

export const LOAD_FAILED_MESSAGE: Translation<typeof english.LOAD_FAILED_MESSAGE> =
  'No se pudieron cargar tus preferencias guardadas. Empiezas con un cuestionario en blanco.';

export const retryMessage: Translation<typeof english.retryMessage> = ({ retry, most }) =>
  `Reintentando... (${retry}/${most})`;

export const saveFailureMessages: Translation<typeof english.saveFailureMessages> = {
  unexpected: 'Ocurrió un error inesperado al guardar tus preferencias.',
  noResponse: 'El servidor no responde. Revisa tu conexión e inténtalo de nuevo.',
  invalid:
    'No se pudieron guardar tus preferencias. Hay respuestas no válidas: revísalas e inténtalo de nuevo.',
  update: 'No se pudieron actualizar tus preferencias.',
  create: 'No se pudieron crear tus preferencias.',
  serverFault: {
    update:
      'No se pudieron actualizar tus preferencias. Hay un error en el servidor. Inténtalo más tarde.',
    create:
      'No se pudieron crear tus preferencias. Hay un error en el servidor. Inténtalo más tarde.',
  },
  exhausted: {
    update:
      'No se pudieron actualizar tus preferencias. Hay un error en el servidor. Inténtalo más tarde. Ya se hicieron todos los intentos posibles.',
    create:
      'No se pudieron crear tus preferencias. Hay un error en el servidor. Inténtalo más tarde. Ya se hicieron todos los intentos posibles.',
  },
};

export const questionnaireMessages: Translation<typeof english.questionnaireMessages> = {
  title: 'Cuéntanos cómo es tu mascota ideal',
  lede: 'Dos pasos cortos. Puedes cambiar tus respuestas cuando quieras.',
  restored:
    'Aquí están tus respuestas como las dejaste. Se guardan cuando presionas “Buscar mi mascota”.',
  startOver: 'Empezar de nuevo',
  loading: 'Cargando tus preferencias...',

  petYouCameFrom: 'La mascota que te trajo aquí',
  petIsWaiting: ({ name }) => `${name} te espera`,
  petHint: 'Mira qué otras mascotas irían contigo, o vuelve y pide una visita.',
  meetPet: ({ name }) => `Conocer a ${name}`,

  steps: 'Pasos',
  stepNames: { 1: 'Sobre ti', 2: 'Preferencias' },
  stepHeadings: { 1: 'Sobre ti – Paso 1 de 2', 2: 'Preferencias – Paso 2 de 2' },
  stepIsDone: '(listo)',
  back: 'Atrás',
  next: 'Siguiente: preferencias',
  submit: 'Buscar mi mascota',
  submitting: 'Enviando...',
  saving: 'Guardando tus preferencias...',

  petType: 'Tipo de mascota',
  purpose: '¿Para quién es esta mascota?',
  children: '¿Hay niños en casa?',
  hasPets: '¿Tienes otras mascotas?',
  experience: 'Tu experiencia con mascotas',
  yes: 'Sí',
  no: 'No',

  noPreferenceForRest: 'Sin preferencia en lo demás',
  filledRest: (questions, isTraits) => {
    if (questions.length === 0) return 'Completamos: ningún hábito obligatorio.';
    const list = listInWords(questions);
    return isTraits
      ? `Completamos “Sin preferencia” en ${list}, y ningún hábito obligatorio. Puedes cambiar cada respuesta.`
      : `Completamos “Sin preferencia” en ${list}. Puedes cambiar cada respuesta.`;
  },
  ages: (ageGroups) =>
    `En este orden: ${ageGroups.flatMap((group) => ageRange(group) ?? []).join(', ')}.`,
  traits: 'Hábitos obligatorios',
  traitsHint: 'Las mascotas que no los tengan quedan fuera.',
  specialNeeds: 'Acepto una mascota con necesidades especiales',
  specialNeedsHint: 'Por ejemplo, medicamentos diarios, una pata menos o mucha timidez.',
};

export const preferenceRowsMessages: Translation<typeof english.preferenceRowsMessages> = {
  petType: 'Tipo de mascota',
  specialNeeds: 'Necesidades especiales',
  experience: 'Experiencia con mascotas',
  training: 'Hábitos obligatorios',

  notSpecified: 'Sin indicar',
  noPreference: 'Cualquiera',
  yes: 'Sí',
  no: 'No',
};
