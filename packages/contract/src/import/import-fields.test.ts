import { expect, it } from 'vitest';
import * as fields from './import-fields.ts';
import { meaningOf, splitSpeciesAndBreed } from './import-fields.ts';

/** For columns whose values nobody has seen. */
const suggestColumns = (headers: readonly string[]) =>
  fields.suggestColumns(headers.map((name) => ({ name, words: null })));

it('B10.01 finds columns by what people write above them, and knows their short words', () => {
  const headers = ['Tag #', 'How old', 'ok w/ kids?', 'OK w/dogs', 'M/F'];
  expect(suggestColumns(headers)).toEqual({
    id: 'Tag #',
    age: 'How old',
    env_children: 'ok w/ kids?',
    env_dogs: 'OK w/dogs',
    sex: 'M/F',
  });
  expect(suggestColumns(['Kind', 'Dog/Cat'])).toEqual({
    species: 'Dog/Cat',
    breed_primary: 'Kind',
  });
  expect(suggestColumns(['Nombre', 'Raza'])).toEqual({ name: 'Nombre', breed_primary: 'Raza' });
  expect(['med', 'lg'].map((word) => meaningOf('size', word))).toEqual(['Medium', 'Large']);
});

it('B10.01 takes the unit of ages from the header of their column, and knows the words of vets', () => {
  expect(suggestColumns(['Age (years)'])).toEqual({ age: 'Age (years)' });
  expect(meaningOf('age', '2½', 'Age (years)')).toBe('Adult');
  expect(meaningOf('age', '3', 'Age in months')).toBe('Baby');
  expect(meaningOf('age', '3', 'Age')).toBeUndefined();
  expect(meaningOf('age', '3', 'Months or years')).toBeUndefined();
  expect(['FS', 'm/n', 'girl', 'x'].map((word) => meaningOf('sex', word))).toEqual([
    ...['Female', 'Male', 'Female', undefined],
  ]);
});

it('B10.01 B5.04 reads a file in Spanish without a question', () => {
  const headers = ['Nº', 'Nombre', 'Especie', 'Raza', 'Sexo', 'Edad', 'Tamaño', 'Pelo', 'Estado'];
  const more = ['Fecha de ingreso', 'Niños', 'Convive con perros', 'Nº de chip', 'Carácter'];
  expect(Object.keys(suggestColumns([...headers, ...more]))).toHaveLength(14);
  expect(
    suggestColumns([
      'Nº registro',
      'Edad aprox.',
      'Fecha nac.',
      'Fecha alta',
      'Sociable con gatos',
    ]),
  ).toEqual({
    id: 'Nº registro',
    age: 'Edad aprox.',
    born: 'Fecha nac.',
    posted: 'Fecha alta',
    env_cats: 'Sociable con gatos',
  });
  const words = {
    species: { Perra: 'Dog', gato: 'Cat', Canina: 'Dog', Felino: 'Cat' },
    sex: { Hembra: 'Female', 'macho castrado': 'Male' },
    age: { Cachorra: 'Baby', joven: 'Young', adulta: 'Adult', Mayor: 'Senior', vieja: 'Senior' },
    size: { pequeña: 'Small', mediano: 'Medium', Grande: 'Large', 'muy grande': 'ExtraLarge' },
    coat: { Corto: 'Short', media: 'Medium', largo: 'Long' },
    status: { Disponible: 'Available', 'En adopción': 'Available', reservada: 'Pending' },
    env_dogs: { Sí: 'yes', no: 'no', desconocido: '', 'NS/NC': '' },
  } as const;
  for (const [field, known] of Object.entries(words)) {
    const read = Object.keys(known).map((word) => meaningOf(field as keyof typeof words, word));
    expect(read, field).toEqual(Object.values(known));
  }
});

it('B10.01 B11.05 takes a number for the id and not for the name, and notes for those of the team', () => {
  expect(suggestColumns(['Animal #', 'Kennel #', 'D.O.B.', 'Notes', 'Staff notes'])).toEqual({
    id: 'Animal #',
    born: 'D.O.B.',
    internal_notes: 'Staff notes',
  });
  expect(suggestColumns(['Comments', 'Bio'])).toEqual({
    description: 'Bio',
    internal_notes: 'Comments',
  });
});

it('B10.01 finds the second column of a status, and knows what holds a pet back', () => {
  expect(suggestColumns(['Status', 'Sub-status'])).toEqual({
    status: 'Status',
    status_detail: 'Sub-status',
  });
  expect(suggestColumns(['Status', 'On hold?'])).toMatchObject({ status_detail: 'On hold?' });
  const meanings = ['On hold', 'In foster', 'available', 'Quarantine', 'yes'].map((word) =>
    meaningOf('status_detail', word, 'Substatus'),
  );
  expect(meanings).toEqual(['Pending', 'Available', 'Available', undefined, undefined]);
  expect(['Y', 'no', '', '?'].map((word) => meaningOf('status_detail', word, 'On hold?'))).toEqual([
    ...['Pending', '', '', ''],
  ]);
});

it('B10.01 suggests no column of colors for the hair, and none of answers for what they do not say', () => {
  const columns = [
    { name: 'Pelo', words: ['canela', 'negro y fuego'] },
    { name: 'Niños', words: ['sí', 'mayores de 10'] },
    { name: 'Gatos', words: ['pregunta a Ana'] },
    { name: 'Tamaño', words: ['enorme'] },
  ];
  expect(fields.suggestColumns(columns)).toEqual({
    color: 'Pelo',
    env_children: 'Niños',
    size: 'Tamaño',
  });
  const coat = { name: 'Coat', words: ['dsh', 'long'] };
  expect(fields.suggestColumns([coat])).toEqual({ coat: 'Coat' });
});

it('B10.01 finds the columns of spreadsheets that small shelters keep, and knows their words', () => {
  const headers = ['Nº Ficha', 'F. nacimiento', 'Fecha entrada', 'Breed/Mix', 'Avail?'];
  expect(suggestColumns([...headers, 'Weight (lbs)', 'Coat/Colour'])).toEqual({
    id: 'Nº Ficha',
    born: 'F. nacimiento',
    posted: 'Fecha entrada',
    breed_primary: 'Breed/Mix',
    status: 'Avail?',
    size: 'Weight (lbs)',
    color: 'Coat/Colour',
  });
  expect(suggestColumns(['DOB / est age'])).toEqual({ born: 'DOB / est age' });
  const statuses = ['avail', 'Hold', 'trial adoption', 'preadoptada', 'in foster', 'no adoptable'];
  expect(statuses.map((word) => meaningOf('status', word))).toEqual([
    ...['Available', 'Pending', 'Pending', 'Pending', undefined, undefined],
  ]);
  expect(['Mini', 'gigante'].map((word) => meaningOf('size', word))).toEqual([
    ...['Small', 'ExtraLarge'],
  ]);
  expect(meaningOf('env_cats', 'no probado')).toBe('');
});

it.each([
  ['25 lb', '', 'Small'],
  ['26 lbs', '', 'Medium'],
  ['60lb', '', 'Medium'],
  ['100 lb', '', 'Large'],
  ['101 pounds', '', 'ExtraLarge'],
  ['9 lb 4 oz', '', 'Small'],
  ['30,5 kg', '', 'Large'],
  ['28', 'Weight (lbs)', 'Medium'],
  ['28', 'Peso en kg', 'Large'],
  ['28', 'Weight', undefined],
  ['heavy', 'Weight (lbs)', undefined],
])('B10.01 reads "%s" under "%s" as a size', (weight, header, size) => {
  expect(meaningOf('size', weight, header)).toBe(size);
});

it.each(['n/a', '#N/A', '?', '–', 'S/D'])('B10.01 B10.02 reads "%s" as an empty cell', (word) => {
  for (const field of ['breed_secondary', 'size', 'posted', 'description'] as const) {
    expect(meaningOf(field, word), field).toBe('');
  }
  expect(meaningOf('size', 'big')).toBeUndefined();
});

it('B10.01 knows the words of kennels for young animals, sizes and neutered ones', () => {
  expect(['Puppy', 'kitten'].map((word) => meaningOf('age', word))).toEqual(['Baby', 'Baby']);
  expect(['Sm', 'lge', 'x large'].map((word) => meaningOf('size', word))).toEqual([
    ...['Small', 'Large', 'ExtraLarge'],
  ]);
  expect(meaningOf('sex', 'Neutered Male')).toBe('Male');
});

it.each([
  ['Dog - Labrador mix', 'Dog', 'Labrador mix'],
  ['Cat (Maine Coon cross)', 'Cat', 'Maine Coon cross'],
  ['Dog: Beagle (tricolor)', 'Dog', 'Beagle (tricolor)'],
  ['Dog Jack Russell', 'Dog', 'Jack Russell'],
  ['Rabbit - lop', 'Rabbit', 'lop'],
  ['Kitten - DSH', 'Kitten', 'DSH'],
  ['Dog', 'Dog', ''],
  ['Beagle', 'Beagle', 'Beagle'],
  ['Prairie dog', 'Prairie dog', 'Prairie dog'],
  ['Dogo Argentino', 'Dogo Argentino', 'Dogo Argentino'],
])('B10.01 finds species and breed in "%s"', (cell, species, breed) => {
  expect(splitSpeciesAndBreed(cell)).toEqual({ species, breed });
  expect(suggestColumns(['What is it?'])).toEqual({
    species: 'What is it?',
    breed_primary: 'What is it?',
  });
});
