import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { toPetOptions } from './staff-visits-api.ts';

it('R2.59 lists pets in their order, with the adopted ones last', () => {
  const pets = [
    buildPet({ name: 'Ash', status: 'Adopted' }),
    buildPet({ name: 'Bo' }),
    buildPet({ name: 'Cleo', status: 'Pending' }),
  ];
  const options = toPetOptions(pets);
  expect(options.map(({ label }) => label)).toEqual(['Bo', 'Cleo', 'Ash']);
  expect(options[0]).toEqual({
    value: pets[1]?.id,
    label: 'Bo',
    hint: 'Dog · Beagle · Available',
  });
});
