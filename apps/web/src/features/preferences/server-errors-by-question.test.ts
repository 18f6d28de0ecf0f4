import { expect, it } from 'vitest';
import { errorsByQuestion } from './server-errors-by-question.ts';

it('R8.18 R3.17 maps the server’s errors to questions', () => {
  expect(
    errorsByQuestion([
      { field: 'preferred_species', message: 'a' },
      { field: 'has_dogs', message: 'b' },
      { field: 'has_cats', message: 'c' },
      { field: 'preferred_energy_level', message: 'd' },
      { field: 'unheard_of', message: 'e' },
    ]),
  ).toEqual({ pet_type: 'a', has_pets: 'b', activity_level: 'd' });
});
