import type * as english from '../../../../contract/src/import/import-messages.ts';
import type { Translation } from '../../translation.ts';

export const importFieldLabels: Translation<typeof english.importFieldLabels> = {
  id: 'Identificador',
  name: 'Nombre',
  species: 'Especie',
  breed_primary: 'Raza',
  breed_secondary: 'Segunda raza',
  breed_mixed: 'Mezcla de razas',
  sex: 'Sexo',
  age: 'Grupo de edad',
  born: 'Fecha de nacimiento',
  size: 'Tamaño',
  status: 'Estado',
  status_detail: 'Segundo estado',
  coat: 'Largo del pelaje',
  env_children: 'Se lleva bien con niños',
  env_dogs: 'Se lleva bien con perros',
  env_cats: 'Se lleva bien con gatos',
  house_trained: 'Hace sus necesidades afuera',
  special_needs: 'Necesidades especiales',
  color: 'Color',
  microchip: 'Número de microchip',
  photo: 'Dirección de una foto',
  posted: 'Aquí desde',
  description: 'Descripción',
  internal_notes: 'Notas internas',
};

export const importReadingMessages: Translation<typeof english.importReadingMessages> = {
  noSuchColumn: ({ column }) => `El archivo no tiene la columna “${column}”.`,
  columnTaken: ({ column, field }) => `La columna “${column}” ya se usa para “${field}”.`,
  chooseColumn: ({ field }) => `Elige una columna para “${field}”.`,
  chooseColumnOrValue: ({ field }) =>
    `Elige una columna para “${field}”, o un solo valor para todas las mascotas.`,
  chooseAges:
    'Elige una columna con edades o con fechas de nacimiento, o una sola edad para todas las mascotas.',
  notAValue: ({ field, value }) => `“${field}” no puede ser “${value}”.`,
};

export const importInputMessages: Translation<typeof english.importInputMessages> = {
  bytes: 'Debe ser un número de bytes.',
  empty: 'El archivo está vacío.',
  fileTooLarge: 'El archivo pasa de 50 MB. Divídelo.',
  archiveTooLarge: 'El archivo zip pasa de 500 MB. Hazlo más pequeño.',
};

export const importListMessages: Translation<typeof english.importListMessages> = {
  checked: ({ name }) => `${name} revisado.csv`,
};
