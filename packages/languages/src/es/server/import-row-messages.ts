import type * as english from '../../../../../apps/server/src/features/import/import-row-messages.ts';
import type { Translation } from '../../translation.ts';
import { petFactMessages } from '../contract/pet-fact-messages.ts';
import { genderMessages } from '../contract/pet-messages.ts';

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
