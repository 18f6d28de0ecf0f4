import type * as english from '../../../../../apps/web/src/features/pets/staff/staff-pets-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

const countPets = (count: number) => (count === 1 ? '1 mascota' : `${formatCount(count)} mascotas`);

export const petDashboardMessages: Translation<typeof english.petDashboardMessages> = {
  title: 'Gestión de mascotas',
  add: 'Agregar mascota',
  search: 'Buscar mascotas',
  searchHint: 'Nombre o raza',
  added: 'Agregada el',
  noImage: 'Sin imagen',
};

export const petStaffMessages: Translation<typeof english.petStaffMessages> = {
  list: {
    loading: 'Cargando mascotas...',
    loadFailed: 'No se pudieron cargar las mascotas. Inténtalo de nuevo.',
    empty: 'No hay mascotas. ¡Agrega la primera!',
    emptyForReaders: 'No hay mascotas.',
    noMatches: 'Ninguna mascota coincide con tu búsqueda.',
    showAll: 'Ver todas las mascotas',
  },
  labels: {
    list: 'Mascotas',
    scrollArea: 'Lista de mascotas',
    selectAll: (count) =>
      count === 1
        ? 'Seleccionar la única mascota'
        : `Seleccionar las ${formatCount(count)} mascotas`,
  },
  bulk: {
    selected: (count) =>
      count === 1 ? '1 mascota seleccionada' : `${formatCount(count)} mascotas seleccionadas`,
    noneSelected: 'No hay nada seleccionado',
    deleteTitle: 'Eliminar varias mascotas',
    deleteQuestion: (count) =>
      `¿Seguro que quieres eliminar ${countPets(count)}? Esta acción no se puede deshacer.`,
    updateTitle: 'Cambiar varias mascotas',
    updateQuestion: (count) =>
      `¿Seguro que quieres cambiar ${countPets(count)}? Esta acción no se puede deshacer.`,

    deleted: ({ deleted, selected }) => {
      if (deleted !== selected) {
        return `Se eliminaron ${formatCount(deleted)} de ${formatCount(selected)} mascotas seleccionadas`;
      }
      return deleted === 1 ? 'Se eliminó 1 mascota' : `Se eliminaron ${countPets(deleted)}`;
    },
    notDeleted: (reason) => `No se pudo realizar la acción en grupo: ${reason}`,
    notDeletedReason: 'No se pudieron eliminar las mascotas',
    updated: ({ count, status }) =>
      count === 1
        ? `1 mascota ahora tiene el estado “${status}”`
        : `${countPets(count)} ahora tienen el estado “${status}”`,
    partlyUpdated: ({ updated, failed, status }) =>
      `Con el nuevo estado “${status}”: ${countPets(updated)}. ` +
      `Sin cambiar: ${countPets(failed)}. Los detalles están en la consola.`,
    notUpdated: () => 'No se pudo cambiar ninguna mascota',
    notUpdatedReason: '',
  },
  filtered: {
    selectAll: (total) => `Seleccionar las ${formatCount(total)} que coinciden`,
    allSelected: (total) =>
      total === 1
        ? 'Está seleccionada la única mascota que coincide'
        : `Están seleccionadas las ${formatCount(total)} mascotas que coinciden`,
    consequences:
      'Esto se hace con las mascotas que coincidan en ese momento. Se cancelan las próximas visitas de las mascotas que se adoptan o eliminan, y se avisa a sus visitantes.',
    failed: 'El cambio se detuvo antes de terminar. Revisa la lista.',
    nameless: 'Una mascota',
  },
  delete: {
    title: 'Eliminar mascota',
    confirm: 'Eliminar',
    question: ({ name }) =>
      `¿Seguro que quieres eliminar a ${name}? Esta acción no se puede deshacer. Se cancelan sus solicitudes de visita abiertas.`,

    deleted: 'La mascota se eliminó',
    failed: 'No se pudo eliminar la mascota',
  },
};

const changed = (count: number, status: string) =>
  count === 1
    ? `1 mascota ahora tiene el estado “${status}”.`
    : `${formatCount(count)} mascotas ahora tienen el estado “${status}”.`;

export const petFilteredOutcome: Translation<typeof english.petFilteredOutcome> = {
  updated: ({ done, status }) => changed(done, status),
  someBefore: ({ done, status, unchanged }) =>
    unchanged === 1
      ? `${changed(done, status)} 1 ya lo tenía.`
      : `${changed(done, status)} ${formatCount(unchanged)} ya lo tenían.`,
  visitsCancelled: ({ done, status, visits }) =>
    `${changed(done, status)} Visitas canceladas: ${formatCount(visits)}.`,
  undone: 'Las mascotas tienen otra vez su estado anterior.',
  undoFailed: 'No se pudo deshacer el cambio.',
};

export const pairQuestionMessages: Translation<typeof english.pairQuestionMessages> = {
  question: ({ pet, other }) =>
    `${pet} y ${other} son una pareja inseparable. ¿Se adoptó a las dos mascotas, o solo a ${pet}?`,
  both: 'A las dos',
  only: ({ pet }) => `Solo a ${pet}`,
  saving: 'Guardando...',
  bothAdopted: ({ other }) => `También se anotó la adopción de ${other}`,
  failed: ({ other }) => `No se pudo anotar la adopción de ${other}.`,
};

export const petFormMessages: Translation<typeof english.petFormMessages> = {
  editTitle: 'Editar mascota',
  factsTitle: (name) => `Datos de ${name}`,
  addTitle: 'Agregar mascota',

  name: 'Nombre',
  breed: 'Raza',
  status: 'Estado',
  character: 'Carácter y cuidados',
  characterHint: 'Todo es opcional. Lo que no se sabe, mejor dejarlo abierto que adivinarlo.',
  petFriendly: 'Con otras mascotas',
  petFriendlyHint: 'Responde lo que no se sabe de perros y gatos. Es no si una de las dos es no.',
  houseTrained: 'Hace sus necesidades afuera',
  litterTrained: 'Usa el arenero',
  summary: 'Resumen',
  summaryHint: 'Una o dos frases que den ganas de conocer a esta mascota.',
  description: 'Descripción',
  shelterNotes: 'Notas del refugio',
  shelterNotesHint: 'Se ven en la tarjeta de la mascota.',
  birthDate: 'Fecha de nacimiento',
  birthDateEstimated: 'El día es aproximado',
  color: 'Color del pelaje',
  notKnown: 'No se sabe',
  yes: 'Sí',
  no: 'No',

  noImage: 'Sin imagen',
  noPreview: 'Este navegador no puede mostrar una vista previa.',
  changeImage: 'Cambiar imagen',
  uploadImage: 'Subir imagen',
  imageHint: 'JPG, PNG o GIF (máx. 5 MB)',

  delete: 'Eliminar mascota',
  cancel: 'Cancelar',
  update: 'Guardar mascota',
  add: 'Agregar mascota',
  saving: 'Procesando...',

  photo: 'Foto',
  otherPhoto: 'Otra foto',
  samePhoto: 'Sin cambios',
  yourPhoto: ({ file }) => `Tu nueva foto, ${file}`,
  shownPhoto: 'La foto que se ve aquí',
  changedByOther: 'Alguien más cambió esta mascota mientras la editabas.',
  deletedByOther:
    'Alguien más eliminó esta mascota. Lo que escribiste sigue aquí, y puedes agregarlo como una mascota nueva.',
  deleteQuestion: '¿Seguro que quieres eliminar esta mascota? Esta acción no se puede deshacer.',
};

export const petSaved: Translation<typeof english.petSaved> = {
  created: 'La mascota se agregó',
  updated: 'La mascota se guardó',
};

export const traitsNotSaved: Translation<typeof english.traitsNotSaved> = {
  created: 'La mascota se agregó, pero hubo un error al agregar sus hábitos aprendidos',
  updated: 'La mascota se guardó, pero hubo un error al guardar sus hábitos aprendidos',
};

export const petSaveFailures: Translation<typeof english.petSaveFailures> = {
  created: 'Ocurrió un error al agregar la mascota.',
  notCreated: ({ reasons }) => `Hay datos por corregir: ${reasons}`,
  updated: 'No se pudo guardar la mascota',
  notUpdated: ({ reasons }) => `Hay datos por corregir: ${reasons}`,
};

const facts = (count: number) => (count === 1 ? '1 dato' : `${formatCount(count)} datos`);

export const petRecordMessages: Translation<typeof english.petRecordMessages> = {
  title: 'Mascotas',
  count: (total) => countPets(total),
  search: 'Buscar mascotas',
  searchHint: 'Nombre, raza o descripción',
  add: 'Agregar mascota',

  columns: {
    pet: 'Mascota',
    breed: 'Raza',
    species: 'Especie',
    age: 'Edad',
    status: 'Estado',
    adoption: 'Adopción',
    waiting: 'En espera',
    added: 'Agregada',
    missing: 'Falta',
    actions: 'Acciones',
  },
  ageAndBreed: ({ age, breed }) => `${age}, ${breed}`,
  adoptedOnHold: ({ pet, day }) =>
    `${pet} estaba en retención hasta el ${day}. La adopción queda guardada con tu nombre.`,
  adoptedNotReady: ({ pet, missing }) =>
    `Se anotó la adopción de ${pet} aunque falta esto: ${missing}.`,
  born: ({ day, isEstimated }) => (isEstimated ? `hacia el ${day}` : day),
  waiting: (days) => (days === 1 ? '1 día' : `${formatCount(days)} días`),
  notWaiting: '–',
  missing: ({ count, hasPhoto }) => {
    if (count === 0) return hasPhoto ? 'Nada' : 'Foto';
    return hasPhoto ? facts(count) : `Foto, ${facts(count)}`;
  },
  missingOnPage: ({ count, hasPhoto }) => {
    if (count === 0) return hasPhoto ? 'Se conocen todos los datos.' : 'Falta una foto.';
    if (!hasPhoto) return `Faltan una foto y ${facts(count)}.`;
    return count === 1 ? 'Falta 1 dato.' : `Faltan ${formatCount(count)} datos.`;
  },

  status: 'Estado',
  anyStatus: 'Todos los estados',
  species: 'Especie',
  anySpecies: 'Perros y gatos',
  speciesChoices: { Dog: 'Perros', Cat: 'Gatos' },
  lacks: 'Falta',
  anyMissing: 'Completas o no',
  adoptedSince: ({ day }) => `Adopciones desde ${day}`,
  missingDetails: { photo: 'Sin foto', facts: 'Faltan datos' },
  sort: 'Ordenar por',
  sorts: { newest: 'Más nuevas primero', waiting: 'Más tiempo en espera', name: 'Nombre' },
  filter: { status: 'Estado', species: 'Especie' },

  gone: 'Esta mascota ya no existe.',
  backToList: 'Todas las mascotas',
  loadFailed: 'No se pudo cargar esta mascota. Inténtalo de nuevo.',
  edit: 'Editar',
  editPet: ({ name }) => `Editar a ${name}`,
  remove: 'Eliminar',
  removePet: ({ name }) => `Eliminar a ${name}`,
  healthRecord: 'Historial de salud',
  dayCard: 'Ficha del día',
  publicPage: 'Ver como la ven los visitantes',
  unknown: 'No se sabe',
  yes: 'Sí',
  no: 'No',
};

export const photoMessages: Translation<typeof english.photoMessages> = {
  title: 'Fotos',
  hint: (limit) =>
    `Hasta ${limit}. La primera es la foto principal. Las fotos de una mascota guardada cambian de inmediato.`,
  add: 'Agregar fotos',
  take: 'Tomar una foto',
  drop: 'O suelta las fotos aquí.',
  main: 'Foto principal',
  place: (position) => `Foto ${position}`,
  noAltText: 'Sin descripción',
  moveEarlier: (position) => `Mover la foto ${position} hacia adelante`,
  moveLater: (position) => `Mover la foto ${position} hacia atrás`,
  edit: (position) => `Editar la foto ${position}`,
  remove: (position) => `Eliminar la foto ${position}`,
  removeQuestion: '¿Seguro que quieres eliminar esta foto? Esta acción no se puede deshacer.',
  moved: ({ position, total }) => `Ahora es la foto número ${position} de ${total}.`,
  removed: 'La foto se eliminó.',
  added: (name) => `Se agregó ${name}.`,
  waiting: (name) => `${name} está en espera.`,
  waitingForPet: (name) => `${name} se envía cuando guardes la mascota.`,
  sending: ({ name, percent }) => `${name}: ${percent} % enviado.`,
  processing: (name) => `${name} se está procesando.`,
  failed: ({ name, reason }) => `No se agregó ${name}. ${reason}`,
  tooMany: (limit) => `Una mascota puede tener hasta ${limit} fotos.`,
  progress: (name) => `Avance de ${name}`,
  cancel: (name) => `Cancelar ${name}`,
  retry: (name) => `Volver a intentar con ${name}`,
  altText: 'Descripción para quienes no pueden ver la foto',
  altTextHint: 'Por ejemplo, “Biscuit duerme en un sofá rojo”.',
  focalPoint: ({ x, y }) =>
    `Punto de enfoque, a ${x} % desde la izquierda y ${y} % desde arriba. Muévelo con las flechas del teclado.`,
  focalPointHint: 'Toca la cabeza de la mascota, para que siga visible donde la foto se recorta.',
  save: 'Guardar foto',
  close: 'Cancelar',
  saveFailed: 'No se cambió la foto',
  orderFailed: 'No se cambió el orden de las fotos',
  removeFailed: 'No se eliminó la foto',
};
