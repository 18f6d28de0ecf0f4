import type * as english from '../../../../../apps/web/src/features/import/import-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';
import { sentence } from '../sentence.ts';

const animals = (count: number) => (count === 1 ? '1 animal' : `${formatCount(count)} animales`);
const rows = (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`);
const photos = (count: number) => (count === 1 ? '1 foto' : `${formatCount(count)} fotos`);

export const importMessages: Translation<typeof english.importMessages> = {
  title: 'Importación',
  about:
    'Trae tus animales de otro programa o de una hoja de cálculo. Nada cambia antes de que veas qué cambiaría.',
  steps: 'Pasos',
  step: {
    file: 'Archivo',
    columns: 'Columnas',
    check: 'Revisión',
    import: 'Importar',
  },
  loading: 'Cargando la importación...',
  loadFailed: 'No se pudo cargar la importación.',
  another: 'Importar otro archivo',
  failed: 'No funcionó.',

  dropTitle: '¿Qué archivo?',
  dropHint:
    'Suéltalo aquí o elígelo: la exportación de tu programa, o una hoja de cálculo que guardaste como CSV (una tabla simple; en Excel está en “Guardar como”). Puede tener hasta 50 MB, también comprimido como .gz.',
  choose: 'Elegir archivo',
  chooseSame: 'Elegir el mismo archivo',
  fileInput: 'Archivo de animales',
  tooLarge: ({ name }) => `${name} pesa más de 50 MB. Divídelo, por favor.`,
  empty: ({ name }) => `${name} está vacío.`,
  otherFile: ({ name }) =>
    `Este es otro archivo. Elige ${name}, tal como estaba cuando empezó la subida.`,
  uploading: ({ name }) => `Subiendo ${name}`,
  uploadBroke: ({ name, percent }) =>
    `La subida de ${name} se detuvo al ${percent} %. Elige otra vez el mismo archivo: sigue desde ahí.`,
  uploadFailed: 'La subida se detuvo.',

  reading: ({ name }) => `Leyendo ${name}`,
  rehearsing: 'Revisando cada fila. Todavía no cambia nada.',
  running: 'Importando. Puedes salir de esta página; la importación sigue.',
  fetching: 'Agregando fotos. Puedes salir de esta página; el trabajo sigue.',
  undoing: 'Deshaciendo la importación. Puedes salir de esta página.',
  progress: ({ done, total }) => `${formatCount(done)} de ${rows(total)}`,
  percent: ({ percent }) => `${percent} %`,
  photoProgress: ({ done, total }) => `${formatCount(done)} de ${photos(total)}`,
  stop: 'Detener',
  stopping: 'Deteniendo...',

  unreadable: 'Este archivo no se puede importar',
  discard: 'Descartar este archivo',
  discardTitle: '¿Descartar este archivo?',
  discardMessage: 'No se importó nada de él. Puedes subirlo otra vez cuando quieras.',

  whose: '¿De dónde viene el archivo?',
  thinkItIs: ({ label }) => `Por sus columnas, parece esto: ${label}.`,
  remembered: 'Ya importaste un archivo con estas columnas. Se lee como aquella vez.',
  notKnown: 'No conocemos estas columnas. Dinos qué son: lo guardamos para la próxima vez.',
  own: 'Otra cosa: yo digo qué son las columnas',
  sizeOfAll: 'Tamaño de los animales que no lo tienen',
  sizeHint: 'A las exportaciones suele faltarles el tamaño. Sin él, esas filas se rechazan.',
  noSizesHint:
    'Este archivo no tiene columna para el tamaño, y cada animal lo necesita. Elige aquí el tamaño más común y corrige los demás después; sin él se rechazan todas las filas.',
  noneChosen: 'Ninguno',
  mappingTitle: '¿Qué hay en cada columna?',
  mappingHint: 'Junto a cada campo hay valores de tu archivo. Lo que no eliges se deja fuera.',
  noColumn: 'No está en el archivo',
  forAll: ({ value }) => `Todos son: ${value}`,
  required: 'Necesario',
  idHint:
    'Un número o código de cada animal, para que el próximo archivo lo encuentre. Si no hay, elige el nombre o el número de microchip.',
  breedHint:
    'Puede ser la columna de la especie, si una celda tiene las dos, como “Perro - Beagle”.',
  ageHint: 'O elige abajo la fecha de nacimiento.',
  bornHint: 'Una edad en esta columna, como “3 años”, cuenta como edad.',
  weightHint:
    'También vale un peso con su unidad: pequeño hasta 11 kg (25 lb), mediano hasta 27 kg (60 lb), grande hasta 45 kg (100 lb).',
  statusDetailHint:
    'Para archivos con el estado en dos columnas, como “Disponible” y “En espera”. Una mascota está disponible solo si ninguna dice otra cosa.',
  descriptionHint:
    'La leen quienes adoptan en la página de la mascota. Las notas solo para tu equipo van en el campo siguiente.',
  internalNotesHint: 'Solo las lee tu equipo.',
  examples: ({ examples }) => `Por ejemplo ${examples.join(' · ')}`,
  noExamples: 'Esta columna está vacía.',
  wordsTitle: ({ field }) => `¿Qué significan estas palabras en “${field}”?`,
  unknownWord: 'Nada que conozcamos',
  refuseWord: 'Rechazar estas filas',
  check: 'Revisar las filas',
  checking: 'Empezando...',
  problems: 'Revisa primero estos campos:',

  rehearsedTitle: ({ count }) => {
    if (count === 0) return 'El archivo tiene encabezado, pero ningún animal';
    return count === 1
      ? '1 fila revisada, todavía no cambia nada'
      : `${formatCount(count)} filas revisadas, todavía no cambia nada`;
  },
  rehearsedHint:
    'Mira lo que pasaría. Descarga las filas rechazadas con sus motivos, corrígelas en una hoja de cálculo y suelta el archivo aquí otra vez.',
  runLabel: ({ count, photos: waiting }) => {
    if (count === 0)
      return waiting === 0 ? 'No hay nada que importar' : `Agregar ${photos(waiting)}`;
    return waiting === 0
      ? `Importar ${animals(count)}`
      : `Importar ${animals(count)} y ${photos(waiting)}`;
  },
  backToColumns: 'Cambiar lo elegido',
  doneTitle: {
    done: 'La importación terminó',
    cancelled: 'Alguien detuvo la importación',
    failed: 'La importación se detuvo',
    undone: 'La importación se deshizo',
  },
  notReached: ({ count }) =>
    count === 1
      ? '1 fila quedó sin procesar. Importa otra vez el archivo para el resto: lo que ya está no se duplica.'
      : `${formatCount(count)} filas quedaron sin procesar. Importa otra vez el archivo para el resto: lo que ya está no se duplica.`,
  cancelledVisits: ({ count }) =>
    count === 1
      ? '1 visita se canceló, porque su mascota fue adoptada.'
      : `${formatCount(count)} visitas se cancelaron, porque sus mascotas fueron adoptadas.`,
  undoneHint: ({ undone, stays }) =>
    stays === 0
      ? `${animals(undone)}: todo como estaba antes.`
      : `${animals(undone)}: como estaban antes. ${animals(stays)}: sin deshacer, por lo que alguien hizo después. Consulta “Se queda”.`,
  photosTitle: 'Fotos',
  photosHint: ({ hosts, more }) => {
    const named = hosts.join(', ');
    const places = more === 0 ? named : `${named} y ${formatCount(more)} más`;
    return `El archivo tiene direcciones de fotos en ${places}. Mientras no se traigan, las páginas las muestran desde ahí, y una foto que se borre ahí desaparece también aquí.`;
  },
  photosLabel: ({ count }) =>
    count === 1
      ? 'Traer 1 foto de su dirección'
      : `Traer ${formatCount(count)} fotos de sus direcciones`,
  photosStored: ({ count }) =>
    count === 1 ? 'Se agregó 1 foto.' : `Se agregaron ${formatCount(count)} fotos.`,
  photosFailed: ({ count }) =>
    count === 1
      ? 'No se pudo agregar 1 foto. Las filas de abajo dicen por qué.'
      : `No se pudieron agregar ${formatCount(count)} fotos. Las filas de abajo dicen por qué.`,
  archiveHint:
    '¿Tienes las fotos como archivos? Ponle a cada una el id o el nombre de su animal, como “1234.jpg” o “Rex 2.jpg”, o ponlas en carpetas con esos nombres. Comprímelas en un archivo zip de hasta 500 MB. Los animales que ya tienen fotos aquí las conservan.',
  chooseArchive: 'Agregar fotos de un zip',
  archiveInput: 'Archivo zip de fotos',
  archiveTooLarge: ({ name }) => `${name} pesa más de 500 MB. Hazlo más pequeño, por favor.`,
  archiveIsNoZip: ({ name }) => `${name} no es un archivo zip.`,
  archiveIs: ({ name }) => `Fotos de ${name}`,
  archiveMatched: ({ count }) => {
    if (count === 0) return 'No se agregará ninguna de estas fotos.';
    return count === 1
      ? '1 foto tiene su animal. Las filas de abajo lo nombran.'
      : `${formatCount(count)} fotos tienen su animal. Las filas de abajo los nombran.`;
  },
  archiveFailed: ({ count }) =>
    count === 1
      ? '1 foto no se agregará. Las filas de abajo dicen por qué.'
      : `${formatCount(count)} fotos no se agregarán. Las filas de abajo dicen por qué.`,
  unmatched: ({ count }) =>
    count === 1 ? '1 archivo no tiene animal' : `${formatCount(count)} archivos no tienen animal`,
  unmatchedFile: ({ path, reason }) => `${path}: ${reason}`,
  moreUnmatched: ({ count }) => `Y ${formatCount(count)} más.`,
  otherArchive: 'Usar otro zip',
  removeArchive: 'Importar sin estas fotos',
  addPhotos: ({ count }) => `Agregar ${photos(count)} del zip`,
  seePets: 'Ver las mascotas',
  undo: 'Deshacer esta importación',
  undoTitle: '¿Deshacer esta importación?',
  undoMessage: 'Lo que alguien cambió después queda como está, y luego aparece en una lista.',
  undoUntil: ({ time }) => sentence`Se puede deshacer hasta el ${time}.`,

  counts: 'Qué pasa con las filas',
  possibleDuplicates: 'Nueva, quizá ya está',
  all: 'Todas',
  outcomes: {
    added: 'Nueva',
    updated: 'Cambia',
    unchanged: 'Igual',
    conflict: 'En conflicto',
    deleted: 'Eliminada aquí',
    rejected: 'Rechazada',
    undone: 'Deshecha',
    stays: 'Se queda',
  },
  list: 'Filas del archivo',
  line: ({ line }) => `Línea ${formatCount(line)}`,
  rowId: ({ id }) => `Id ${id}`,
  noRows: 'No hay filas así.',
  rowsLoading: 'Cargando filas...',
  rowsFailed: 'No se pudieron cargar las filas.',
  download: 'Descargar esta lista',
  downloading: 'Descargando...',
  pages: 'Páginas de filas',
  next: 'Filas siguientes',
  previous: 'Filas anteriores',
  page: ({ page, count }) => `Página ${formatCount(page)} de ${formatCount(count)}`,

  earlier: 'Importaciones anteriores',
  noEarlier: 'Todavía no se ha importado ningún archivo.',
  states: {
    uploading: 'Subida detenida',
    reading: 'Leyendo',
    unreadable: 'No se puede leer',
    mapping: 'Faltan las columnas',
    rehearsing: 'Revisando',
    rehearsed: 'Revisado',
    running: 'Importando',
    done: 'Importado',
    cancelled: 'Detenido',
    failed: 'Detenido',
    fetching: 'Agregando fotos',
    undoing: 'Deshaciendo',
    undone: 'Deshecho',
  },
  by: ({ name, time }) => (name ? `${name}, ${time}` : time),
  counted: {
    added: ({ count }) => (count === 1 ? '1 nueva' : `${formatCount(count)} nuevas`),
    updated: ({ count }) => (count === 1 ? '1 cambiada' : `${formatCount(count)} cambiadas`),
    unchanged: ({ count }) => (count === 1 ? '1 igual' : `${formatCount(count)} iguales`),
    conflict: ({ count }) => `${formatCount(count)} en conflicto`,
    deleted: ({ count }) =>
      count === 1 ? '1 eliminada aquí' : `${formatCount(count)} eliminadas aquí`,
    rejected: ({ count }) => (count === 1 ? '1 rechazada' : `${formatCount(count)} rechazadas`),
  },
  yes: 'Sí',
  no: 'No',
};
