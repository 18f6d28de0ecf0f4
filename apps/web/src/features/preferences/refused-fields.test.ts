import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

it('R8.18 R3.17 leads the server’s errors to the questions behind them', () => {
  expect(
    refusedFields([
      { field: 'preferred_species', message: 'a' },
      { field: 'has_dogs', message: 'b' },
      { field: 'has_cats', message: 'c' },
      { field: 'preferred_energy_level', message: 'd' },
      { field: 'unheard_of', message: 'e' },
    ]),
  ).toEqual({ pet_type: 'a', has_pets: 'b', activity_level: 'd' });
});
