import type { ExclusionCause, HouseholdCause } from '@pawmatch/contract/matching/facts';
import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';
import type * as english from '../../../../../apps/web/src/features/matching/matching-messages.ts';
import { listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const matchTexts: Translation<typeof english.matchTexts> = {
  title: 'Tus mascotas compatibles',
  lede: (total) =>
    total === null
      ? 'La más compatible va primero, y cada tarjeta dice por qué.'
      : `${total === 1 ? '1 mascota' : `${total} mascotas`}, la más compatible primero`,
  loading: 'Cargando tus mascotas compatibles...',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando...',
  shown: (count) => `Ahora se muestran ${count} mascotas compatibles`,
  noMatches: 'No hay mascotas compatibles',
  updatePreferences: 'Cambiar preferencias',
  seeAllPets: 'Ver todas las mascotas',
  problemTitles: {
    questionnaire: 'Cuéntanos cómo es tu mascota ideal',
    login: 'Inicia sesión',
    retry: 'No se cargaron tus mascotas compatibles',
  },
  completeQuestionnaire: 'Completar el cuestionario',
  logIn: 'Iniciar sesión',
  tryAgain: 'Reintentar',
  meet: ({ names }) => `¡Te presentamos a ${names}!`,

  nothingAsked: 'No pediste nada en particular',
  questionsOnly: (toAsk) =>
    toAsk === 1 ? '1 pregunta para el refugio' : `${toAsk} preguntas para el refugio`,
  fitsInAllKnown: ({ met, known }) =>
    known === 1
      ? `Coincide en ${met} de 1 punto conocido`
      : `Coincide en ${met} de ${known} puntos conocidos`,
  fitsInKnown: ({ met, known, toAsk }) =>
    known === 1
      ? `Coincide en ${met} de 1 punto conocido; pregunta al refugio por ${toAsk} más`
      : `Coincide en ${met} de ${known} puntos conocidos; pregunta al refugio por ${toAsk} más`,
  noneForMe: 'Por ahora, ninguna mascota disponible va con tus respuestas.',
  schedule: 'Agendar una visita',
  score: (score) => `${score} de 100`,
  why: (name) => `Por qué ${name} va contigo`,
  askFirst: 'Pregunta antes al refugio',
  toAsk: (labels) => `Aún no se sabe: ${listInWords(labels.map((label) => label.toLowerCase()))}`,
  furtherAway: 'Menos compatibles',
  furtherAwayHint: 'De lo que se sabe de estas mascotas, hay más que no va contigo que lo que sí.',
  bonded: (name) => `${name} viene también`,
  bondedComparison: (name) => `Tú y ${name}`,
  lowerScoreCounts: 'Van al mismo hogar, así que cuenta la compatibilidad más baja.',
  comparison: 'Tú y esta mascota',
  compare: 'Comparar con tus respuestas',
  comparisonHint:
    'Lo que pediste, lo que se sabe de la mascota y cuántos de los puntos posibles recibe.',
  yours: 'Tú',
  theirs: (name) => name,
  counts: 'Cuenta',
  points: (points, weight) =>
    weight === 0 ? 'Obligatorio' : `${points.toFixed(1).replace('.0', '')} de ${weight}`,
  notKnown: 'No se sabe',
};

export const matchProblemMessages: Translation<typeof english.matchProblemMessages> = {
  noPreferences: 'Completa el cuestionario para ver tus mascotas compatibles.',
  badPreferences: 'Completa el cuestionario para que podamos recomendarte mascotas.',
  failed: 'No se pudieron cargar tus mascotas compatibles. Inténtalo de nuevo.',
  laterFailed: 'No se pudieron cargar tus mascotas compatibles. Inténtalo más tarde.',
};

export const NOTHING_AFTER_REFRESH_MESSAGE: Translation<
  typeof english.NOTHING_AFTER_REFRESH_MESSAGE
> = 'No encontramos mascotas compatibles con tus preferencias. Prueba a cambiar tus criterios.';
const topics: Record<ExclusionCause, string> = {
  species: 'perros y gatos',
  children: 'los niños',
  children_ages: 'las edades de tus niños',
  dogs: 'los perros en casa',
  cats: 'los gatos en casa',
  allergies: 'las alergias',
  special_needs: 'las necesidades especiales',
  HouseTrained: 'hacer sus necesidades afuera',
  LitterTrained: 'el uso del arenero',
};
const excludedPets: Record<HouseholdCause, [string, (pets: number) => string]> = {
  children: [
    'Se sabe que 1 mascota no es para un hogar con niños',
    (pets) => `Se sabe que ${pets} mascotas no son para un hogar con niños`,
  ],
  children_ages: [
    'Se sabe que 1 mascota necesita niños mayores',
    (pets) => `Se sabe que ${pets} mascotas necesitan niños mayores`,
  ],
  dogs: [
    'Se sabe que 1 mascota no es para un hogar con un perro',
    (pets) => `Se sabe que ${pets} mascotas no son para un hogar con un perro`,
  ],
  cats: [
    'Se sabe que 1 mascota no es para un hogar con un gato',
    (pets) => `Se sabe que ${pets} mascotas no son para un hogar con un gato`,
  ],
  allergies: [
    'Se sabe que 1 mascota no es apta para alergias',
    (pets) => `Se sabe que ${pets} mascotas no son aptas para alergias`,
  ],
};

export const changeTexts: Translation<typeof english.changeTexts> = {
  suggestions: 'Qué cambiaría esto',
  more: (count) => (count === 1 ? '1 mascota compatible más' : `${count} mascotas compatibles más`),
  partnerDecides: (name) => `Solo ${name} puede cambiar esta respuesta.`,
  bothDecide: (name) => `Tendrían que cambiarla tú y ${name}.`,
  changeThis: 'Cambiar esto',
  changeAll: (count) => `Cambiar estas ${count} respuestas`,
  change: (answer) => `Cambiar esto: ${answer}`,
  changed: 'Tus respuestas han cambiado, y con ellas tus mascotas compatibles.',
  undo: 'Deshacer',
  undone: 'Tus respuestas están como antes.',
  notChanged: 'No se cambió tu respuesta. Inténtalo de nuevo.',
  noneHelps: 'Ninguna respuesta por sí sola traería más mascotas.',
  householdExcludes: 'Lo que necesita tu hogar deja fuera a estas mascotas:',
  excludedPets: (cause, pets) => {
    const [one, several] = excludedPets[cause];
    return pets === 1 ? one : several(pets);
  },
  alert: 'Podemos escribirte cuando llegue una mascota que vaya contigo.',
  referred: (name) => `Viste a ${name}`,
  excluded: 'No está entre tus mascotas compatibles, por tus respuestas:',
  excludedForBoth: 'No está entre las mascotas compatibles con ustedes dos, por estas respuestas:',
  partnerAnswer: (name, cause) =>
    `Lo que ${name} respondió sobre ${topics[cause]} deja fuera a esta mascota`,
  byMistake: '¿Fue un error? Cambia tus respuestas',
  editAnswer: (cause) => `¿Fue un error? Cambia tus respuestas sobre ${topics[cause]}`,
  changeAge: 'Puedes cambiar la edad del menor de tus niños más arriba, en “Afina tus resultados”.',
  hidden: 'Dijiste que esta mascota no es para ti',
  otherHidden: (name) => `Dijiste que ${name} no es para ti`,
  hiddenByPartner: (partner, name) => `${partner} dijo que ${name} no es lo que busca`,
  seePet: (name) => `Ver a ${name}`,
  dismiss: (name) => `Quitar a ${name} de esta página`,
};

export const sharpenTexts: Translation<typeof english.sharpenTexts> = {
  title: 'Afina tus resultados',
  hint: 'Todo es opcional. Si el refugio no sabe la respuesta sobre una mascota, se vuelve una pregunta para hacer.',
  notSaid: 'Sin respuesta',
  noEffect: 'No cambia nada: esta respuesta va bien con todas las mascotas.',
  tooLittleTime: (energy) =>
    `Pediste una mascota con este nivel de energía: ${energy.toLowerCase()}. Necesita más tiempo que este.`,
  zipHint: 'Así las mascotas dicen a qué distancia viven.',
  within: '¿Hasta dónde irías?',
  withinHint: 'Es un deseo: las mascotas más lejanas siguen en la lista y lo dicen.',
  updating: 'Estamos actualizando tus mascotas compatibles.',
  updated: 'Tus mascotas compatibles están al día.',
  loadFailed: 'No pudimos cargar tus respuestas.',
  failed: 'No se guardó tu respuesta. Inténtalo de nuevo.',
};

export const partnerMatchingTexts: Translation<typeof english.partnerMatchingTexts> = {
  title: 'Buscar entre dos',
  hint: `Invita a la persona con quien vives. Cada quien responde el cuestionario en su propia cuenta, y ven qué mascotas van con ustedes dos. ${partnerMessages.share}`,
  create: 'Crear un enlace',
  createNew: 'Crear otro enlace',
  revoke: 'Anular el enlace',
  revoked: 'Se anuló el enlace.',
  address: 'Enlace para tu pareja',
  shownOnce:
    'Envíalo a una sola persona y apruébala cuando se haya unido. Sirve una vez, durante siete días, y solo se muestra ahora.',
  copy: 'Copiar el enlace',
  copied: 'Se copió el enlace.',
  copyFailed: 'No pudimos copiar el enlace. Selecciónalo y cópialo.',
  open: (date) => `Tu enlace sirve hasta el ${date}.`,
  asks: (name) => `${name} se unió con tu enlace.`,
  approveHint: `Todavía no se comparte nada. Aprueba solo a la persona que invitaste. ${partnerMessages.share}`,
  approve: (name) => `Buscar mascota con ${name}`,
  decline: 'Rechazar',
  declined: 'Rechazaste la petición. No se compartió nada.',
  asked: (name) =>
    `Le preguntamos a ${name}, que tiene que aprobarlo primero. Antes no se comparte nada, y te avisaremos por correo.`,
  withdraw: 'Retirar',
  withdrawn: 'Retiraste tu petición de buscar entre dos.',
  whyConfirm: (email) =>
    `Podrás buscar entre dos cuando confirmes tu correo. Abre el enlace que enviamos a ${email}.`,
  with: (name) => `Buscas mascota con ${name}.`,
  waiting: (name) =>
    `${name} aún no ha respondido el cuestionario. Después aparecerán las mascotas compatibles con ustedes dos.`,
  differ: (name) =>
    `Tú y ${name} respondieron distinto sobre su hogar. La mascota debe ir bien con ambas respuestas:`,
  difference: ({ text, yours, name, theirs }) => `${text} Tú: “${yours}”. ${name}: “${theirs}”.`,
  changeYours: 'Cambiar tu respuesta',
  changeDifference: (question) => `Cambiar tu respuesta: ${question}`,
  leave: 'Dejar de buscar entre dos',
  leaveTitle: (name) => `¿Dejar de buscar mascota con ${name}?`,
  leaveQuestion: (name) =>
    `Termina enseguida para ambas partes, y ${name} recibe un correo. ${partnerMessages.keep}`,
  leaveNow: 'Terminar para ustedes dos',
  ended: (name) => `Tú y ${name} ya no buscan mascota entre dos`,
  endedRead: 'Ya lo leí',
  left: 'Ya no buscas entre dos.',
  failed: 'No se cambió nada. Inténtalo de nuevo.',
  loadFailed: 'No pudimos cargar esto.',
  views: 'Con quién son compatibles',
  both: 'Ustedes dos',
  mine: 'Tú',
  of: (name) => `Estas son las mascotas compatibles con ${name}, y “tú” se refiere a ${name}.`,
  noneForBoth:
    'Por ahora, ninguna mascota va con ustedes dos. Puede que por separado sí haya compatibles.',
  noneForPartner: (name) => `Por ahora, ninguna mascota va con las respuestas de ${name}.`,
  scores: (yours, name, theirs) => `Tú ${yours}, ${name} ${theirs}`,
  reason: ({ kind, name, label, yours, theirs }) =>
    kind === 'match'
      ? `${label}: ${theirs}, y va bien con ${name}`
      : `${label}: ${theirs}, y ${name} respondió “${yours}”`,
  answerOf: (name, answer) => `${name}: ${answer}`,
  joinTitle: 'Buscar entre dos',
  invites: (name) => `${name} te invita a buscar mascota entre dos`,
  askedTitle: (name) => `Le pediste a ${name} buscar mascota entre dos`,
  endedTitle: 'Esta invitación ya no sirve',
  incompleteTitle: 'Este enlace está incompleto',
  whatItIs: (name) =>
    `Cada quien responde un breve cuestionario en su propia cuenta. Luego ves qué mascotas van contigo y con ${name}.`,
  consequence: `No se comparte nada hasta que te apruebe la persona que invita. ${partnerMessages.share} Tú o la otra persona pueden dejarlo en cualquier momento.`,
  createAccount: 'Crear tu cuenta',
  hasAccount: '¿Ya tienes una cuenta?',
  useAccount: 'Usar tu cuenta',
  join: 'Buscar entre dos',
  joining: 'Uniéndote...',
  reminder: 'Tienes una invitación para buscar entre dos',
  reminderHint: 'Respóndela ahora o más tarde. Se queda aquí hasta que lo hagas.',
  openInvitation: 'Abrir la invitación',
  own: 'Este es tu propio enlace. Envíalo a la persona con quien vives.',
  invalid: 'Esta invitación ya no es válida. Pide otro enlace, o envía uno tú.',
  inviteYourself: 'Invitar a alguien',
  incomplete: 'Este enlace está incompleto. Cópialo de nuevo.',
  toMatches: 'Ver tus mascotas compatibles',
  toQuestionnaire: 'Responder el cuestionario',
};
