import { localized } from '../localized.ts';
import type { ImportFieldName } from './import-fields.ts';

/** What a column of a file can be. */
export const importFieldLabels = localized('importFieldLabels', {
  id: 'Id',
  name: 'Name',
  species: 'Species',
  breed_primary: 'Breed',
  breed_secondary: 'Second breed',
  breed_mixed: 'Mixed breed',
  sex: 'Sex',
  age: 'Age Group',
  born: 'Date of birth',
  size: 'Size',
  status: 'Status',
  status_detail: 'Second status',
  coat: 'Hair Length',
  env_children: 'Kid Friendly',
  env_dogs: 'Dog Friendly',
  env_cats: 'Cat Friendly',
  house_trained: 'House trained',
  special_needs: 'Special Needs',
  color: 'Color',
  microchip: 'Chip number',
  photo: 'Address of a photo',
  posted: 'Here since',
  description: 'Description',
  internal_notes: 'Internal notes',
} satisfies Record<ImportFieldName, string>);

/** Why a file cannot be read as it is mapped. `field` is one of {@link importFieldLabels}. */
export const importReadingMessages = localized('importReadingMessages', {
  noSuchColumn: ({ column }: { column: string }) => `The file has no column “${column}”.`,
  columnTaken: ({ column, field }: { column: string; field: string }) =>
    `The column “${column}” is ${field} already.`,
  chooseColumn: ({ field }: { field: string }) => `Please choose a column for ${field}.`,
  chooseColumnOrValue: ({ field }: { field: string }) =>
    `Please choose a column for ${field}, or one value for all pets.`,
  chooseAges: 'Please choose a column with ages or with dates of birth, or one age for all pets.',
  notAValue: ({ field, value }: { field: string; value: string }) =>
    `${field} cannot be “${value}”.`,
});

/** What is wrong with an announced file. */
export const importInputMessages = localized('importInputMessages', {
  bytes: 'This must be a number of bytes.',
  empty: 'The file is empty.',
  fileTooLarge: 'The file is larger than 50 MB. Please split it.',
  archiveTooLarge: 'The zip file is larger than 500 MB. Please make it smaller.',
});

/** The lists of rows as files. */
export const importListMessages = localized('importListMessages', {
  /** @param name without its ending */
  checked: ({ name }: { name: string }) => `${name} checked.csv`,
});
