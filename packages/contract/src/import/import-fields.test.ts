import { expect, it } from 'vitest';
import { meaningOf, suggestColumns } from './import-fields.ts';

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
