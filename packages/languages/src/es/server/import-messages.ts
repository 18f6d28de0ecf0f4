import { currentLocale } from '@pawmatch/contract/localized';
import type * as english from '../../../../../apps/server/src/features/import/import-messages.ts';
import type { Translation } from '../../translation.ts';
import { petFactMessages } from '../contract/pet-fact-messages.ts';
import { genderMessages } from '../contract/pet-messages.ts';

const inWords = (count: number) => count.toLocaleString(currentLocale());

export const importFileMessages: Translation<typeof english.importFileMessages> = {
  workbook: ({ name }) =>
    `${name} es un libro (de Excel, Numbers o LibreOffice) u otro archivo comprimido, no CSV. Ábrelo, guarda la hoja como “CSV UTF-8” e importa ese archivo.`,
  oldWorkbook: ({ name }) =>
    `${name} es un libro de un Excel antiguo, no CSV. Ábrelo, guarda la hoja como “CSV UTF-8” e importa ese archivo.`,
  webPage: ({ name }) =>
    `${name} es una página web, no CSV. Seguramente había que iniciar sesión para descargarlo: inicia sesión ahí, descárgalo de nuevo e importa ese archivo.`,
  pdf: ({ name }) =>
    `${name} es un documento PDF, no CSV. Exporta los animales como CSV e importa ese archivo.`,
  json: ({ name }) =>
    `${name} es JSON, no CSV. Exporta los animales como CSV e importa ese archivo.`,
  empty: ({ name }) => `${name} está vacío.`,
  tooLarge: ({ name, megabytes, isPacked }) =>
    isPacked
      ? `${name} ocupa más de ${megabytes} MB al descomprimirlo. Divídelo e importa las partes.`
      : `${name} ocupa más de ${megabytes} MB. Divídelo e importa las partes.`,
  cutShort: ({ name }) =>
    `${name} está cortado: la descarga no terminó. No se guardó nada. Descárgalo de nuevo.`,
  notUnpacked: ({ name, reason }) => `No se puede descomprimir ${name}: ${reason}`,
  noHeader: ({ name, line, reason }) =>
    `${name} no tiene un encabezado legible en la línea ${line}: ${reason}`,
  tooManyColumns: ({ name, count, limit }) =>
    `${name} tiene ${inWords(count)} columnas. Quita las que no tratan de las mascotas: se pueden leer como máximo ${limit}.`,
  columnTwice: ({ name, column }) =>
    `${name} tiene dos columnas “${column}”. Quita o renombra una de ellas, e impórtalo de nuevo.`,
  tooManyRows: ({ name, limit }) =>
    `${name} tiene más de ${inWords(limit)} filas. Divídelo e importa las partes.`,
  endsInRow: ({ name, line }) =>
    `${name} termina a la mitad de la línea ${line}: seguramente está cortado. No se guardó nada. Descárgalo de nuevo; si está completo, cierra su última línea.`,
  unknownKind: 'Este tipo de archivo ya no se conoce. Súbelo de nuevo.',
  notKept: 'El archivo ya no se conserva. Súbelo de nuevo.',
  photosNotKept: 'Las fotos ya no se conservan. Súbelas de nuevo.',
  tooManyFiles: ({ name, limit }) =>
    `${name} tiene demasiados archivos. Se pueden leer como máximo ${inWords(limit)}.`,
  noZipFile: ({ name }) => `${name} no se puede leer como archivo zip. Créalo de nuevo.`,
  otherFileNow: ({ name }) => `${name} ahora es otro archivo.`,
  unexpected: 'Algo salió mal que no esperábamos. Está en el registro del servidor.',
  otherPiece: 'Esta no es la siguiente parte del archivo.',
  lacksColumns: 'El archivo no tiene estas columnas.',
};

export const layoutLabels: Translation<typeof english.layoutLabels> = {
  petfinder: 'Listado de Petfinder',
  'petfinder-upload': 'Archivo para subir a Petfinder',
  adoptapet: 'Archivo de Adopt-a-Pet',
  'rescuegroups-upload': 'Archivo para subir a RescueGroups',
  rescuegroups: 'Exportación de RescueGroups',
  asm3: 'Exportación de ASM3',
  pawmatch: 'Lista de mascotas de Pawmatch',
  shelterluv: 'Exportación de Shelterluv',
  spreadsheet: 'Una hoja de cálculo propia',
};

export const importPhotoMessages: Translation<typeof english.importPhotoMessages> = {
  fetched: 'Se descargó su foto.',
  notFetched: ({ reason }) => `No se descargó su foto: ${reason}`,
  notTaken: ({ path, reason }) => `No se toma “${path}”: ${reason}`,
  added: ({ path }) => `Se agregó su foto “${path}”.`,
  found: ({ path }) => `Su foto es “${path}”.`,

  reasons: {
    hasPhotos: 'la mascota tiene fotos aquí, que se quedan.',
    noAnimal: 'ningún animal del archivo tiene este id o nombre.',
    severalAnimals: 'varios animales del archivo corresponden a su ruta.',
    notImported: 'su animal no se importa.',
    tooMany: ({ limit }) => `una mascota puede tener como máximo ${limit} fotos.`,
    petChanged: 'mientras tanto, la mascota cambió.',
    outside: 'su ruta sale del archivo zip.',
    noPicture: ({ kinds }) => `no es una imagen (${kinds}).`,
    encrypted: 'está cifrada.',
    tooLarge: ({ megabytes }) => `ocupa más de ${megabytes} MB.`,
    notUnpacked: 'no se puede descomprimir.',
    notHttps: 'su dirección no empieza con https://.',
    tooSlow: ({ host }) => `${host} tardó demasiado.`,
    noAnswer: ({ host, reason }) => `${host} no respondió (${reason}).`,
    privateNetwork: ({ host }) => `${host} está en una red privada.`,
    redirected: ({ host }) => `${host} nos envía a otra dirección.`,
    otherStatus: ({ host, status }) => `${host} respondió con ${status}.`,
    notAPicture: ({ host }) => `lo que envía ${host} no es una imagen.`,
    pictureTooLarge: ({ megabytes }) => `la imagen ocupa más de ${megabytes} MB.`,
  },
};

const ADOPTED = 'Adoptada';

const adoptedOfSex: Readonly<Record<string, string>> = {
  [petFactMessages.sex.values.Female]: 'Adoptada',
  [petFactMessages.sex.values.Male]: 'Adoptado',
};

export const importRowMessages: Translation<typeof english.importRowMessages> = {
  neverClosed: 'En esta fila se abre una comilla que nunca se cierra.',
  notDoubled: 'Una comilla dentro de comillas debe ir doble ("").',
  tooLong: 'Esta fila es demasiado larga.',
  tooFew: 'Esta fila tiene menos celdas que el encabezado.',
  tooMany: 'Esta fila tiene más celdas que el encabezado.',

  inColumn: ({ column, reason }) => `${column}: ${reason}`,
  noCounterpart: ({ text }) => `“${text}” no se conoce aquí.`,
  isEmpty: 'Esta celda está vacía, y cada animal la necesita.',
  undecodable: 'Esta celda tiene caracteres que no se pueden leer. Guarda el archivo como UTF-8.',
  noId: 'Una fila necesita un id, para encontrarla al importar de nuevo.',
  idRounded: ({ id }) =>
    `Una hoja de cálculo redondeó “${id}”, así que varias mascotas comparten un id. Da formato de texto a esta columna antes de guardar la hoja.`,
  idRepeated: ({ lines, more }) =>
    more > 0
      ? `Este id está en varias filas: líneas ${lines.join(', ')} y ${more} más.`
      : `Este id está en varias filas: líneas ${lines.join(', ')}.`,
  noSize:
    'El archivo no tiene el tamaño de esta mascota. Agrégalo, o elige un solo tamaño para todas las que no lo tienen.',
  noFlag: ({ text }) => `“${text}” no es ni sí ni no.`,
  noPhotoAddress: 'Esto no es la dirección de una foto.',
  badPhotoAddress:
    'La dirección de una foto debe empezar con http:// o https:// y nombrar un servidor público.',
  inFuture: ({ text }) => `${text} está en el futuro.`,
  tooLongAgo: ({ text }) => `${text} fue hace demasiado tiempo.`,
  noDate: ({ text }) => `“${text}” no es una fecha.`,
  dateUndecided: ({ text }) =>
    `“${text}” puede leerse con el día o con el mes primero, y ninguna fecha de esta columna lo decide. Escribe las fechas como AAAA-MM-DD.`,
  datesContradict: ({ text, dayFirst, monthFirst }) =>
    `“${text}” no es seguro: esta columna tiene fechas con el día primero, como “${dayFirst}”, y con el mes primero, como “${monthFirst}”. Corrige la equivocada o escribe las fechas como AAAA-MM-DD.`,
  refusedByDatabase: ({ reason }) => `La base de datos rechazó esta fila: ${reason}`,
  deletedHere: ({ name }) => `${name} se eliminó aquí, y eso no lo cambia ningún archivo.`,
  possibleDuplicate: {
    chip: ({ name }) => `Quizá ya está aquí: ${name} tiene el mismo número de chip.`,
    likeness: ({ name }) =>
      `Quizá ya está aquí: ${name}, con el mismo nombre, la misma especie, el mismo sexo y una edad que coincide.`,
  },

  outcomes: {
    added: 'nueva',
    updated: 'cambia',
    unchanged: 'igual',
    conflict: 'en conflicto',
    deleted: 'eliminada aquí',
    rejected: 'rechazada',
  },

  yes: 'sí',
  no: 'no',
  quoted: ({ text }) => `“${text}”`,
  unknown: 'no se sabe',
  training: 'Hábitos aprendidos',
  text: 'Texto',
  name: 'Nombre',
  breed: 'Raza',
  status: 'Estado',
  photo: 'Foto',
  birthDate: 'Fecha de nacimiento',
  color: 'Color',
  microchip: 'Número de microchip',
  shelterNumber: 'Número del refugio',
  shelterNotes: 'Notas del refugio',
  internalNotes: 'Notas internas',
  statuses: { Available: 'Disponible', Pending: 'En proceso', Adopted: ADOPTED },
  isNew({ species, breed, sex, age, size, status }) {
    const isFemale = sex === petFactMessages.sex.values.Female;
    const agree = (name: 'species' | 'age_group' | 'size', label: string) =>
      isFemale ? genderMessages.female({ name, label }) : label;
    const facts = [breed, sex, agree('age_group', age), agree('size', size)];
    const own = status === ADOPTED ? (adoptedOfSex[sex] ?? status) : status;
    return [agree('species', species), ...facts, own].join(' · ');
  },
  goodWith: ({ kids, dogs, cats }) =>
    `Se lleva bien con niños: ${kids} · con perros: ${dogs} · con gatos: ${cats}`,
  changes: ({ field, mine, theirs }) => `${field}: ${mine} cambia a ${theirs}.`,
  isReplaced: ({ field }) => `${field}: se reemplaza.`,
  changedHere: {
    value: ({ field, mine, theirs }) =>
      `${field}: queda ${mine}, no ${theirs}, porque se cambió aquí.`,
    text: ({ field }) => `${field}: queda como está, porque se cambió aquí.`,
  },
  keepsSafe: {
    value: ({ field, mine, theirs }) =>
      `${field}: queda ${mine}, no ${theirs}, porque protege a las personas y solo el personal lo cambia.`,
    text: ({ field }) =>
      `${field}: queda como está, porque protege a las personas y solo el personal lo cambia.`,
  },

  undo: {
    deleted: 'Se eliminó después.',
    changed: 'Se queda, porque se cambió después.',
    involved:
      'Se queda, porque alguien la visita, la espera, la adopta, la cuida o escribe sobre ella.',
    removed: 'Se quitó, porque la importación la había agregado.',
    restored: 'Está de nuevo como antes de la importación.',
  },
};
