import { currentLocale } from '@pawmatch/contract/localized';
import type * as english from '../../../../../apps/server/src/features/import/import-file-messages.ts';
import type { Translation } from '../../translation.ts';

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
