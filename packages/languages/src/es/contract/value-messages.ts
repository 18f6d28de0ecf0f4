import type * as english from '../../../../contract/src/value-messages.ts';
import type { Translation } from '../../translation.ts';

export const valueMessages: Translation<typeof english.valueMessages> = {
  id: 'Este identificador no es válido.',
  zip: 'Escribe un código postal de EE. UU. de cinco dígitos, como 62701.',
  someOf: ({ choices }) => `Elige entre ${choices}.`,
  oneOf: ({ choices }) => `Elige una de estas opciones: ${choices}.`,
  trueOrFalse: 'Elige true o false.',
  wholeNumber: 'Debe ser un número entero.',
  version: 'Debe ser el número de una versión.',
  searchTooLong: ({ max }) => `Busca con ${max} caracteres como máximo.`,
  notSearchable: 'Este texto tiene caracteres que no se pueden buscar.',
  slug: 'Usa hasta 60 letras minúsculas, números y guiones sueltos, como springfield-cats.',
  slugTaken: 'Hay páginas de Pawmatch con esta dirección. Elige otra.',
};
