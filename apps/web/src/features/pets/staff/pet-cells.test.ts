import { expect, it } from 'vitest';
import { petStatusTone } from './pet-cells.tsx';

it('R4.12 every status has its colour, whatever its case', () => {
  expect(
    ['Available', 'PENDING', 'Adopted', 'adoption pending', 'Adoption Approved'].map(petStatusTone),
  ).toEqual(['positive', 'pending', 'progress', 'pending', 'positive']);
  expect(
    ['adoption rejected', 'adoption in progress', 'confirmed', 'cancelled', 'pending approval'].map(
      petStatusTone,
    ),
  ).toEqual(['negative', 'progress', 'positive', 'negative', 'pending']);
});

it('R4.12 an unknown status has no colour', () => {
  expect(petStatusTone('on loan')).toBe('neutral');
});
