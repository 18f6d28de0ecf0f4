import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { petFilteredOutcome, petStaffMessages } from './staff-pets-messages.ts';

it('R2.57 asks for confirmation before one pet is deleted', () => {
  expect(petStaffMessages.delete.title).toBe('Delete pet');
  expect(petStaffMessages.delete.question(buildPet({ name: 'Biscuit' }))).toMatch(
    /^Are you sure you want to delete Biscuit\? This action cannot be undone\./,
  );
});

it('R2.57 names the action and the number of pets', () => {
  expect(petStaffMessages.bulk.deleteTitle).toBe('Delete Multiple Pets');
  expect(petStaffMessages.bulk.deleteQuestion(3)).toBe(
    'Are you sure you want to delete 3 pets? This action cannot be undone.',
  );
  expect(petStaffMessages.bulk.updateQuestion(1)).toContain('update 1 pet?');
});

it('B4.02 counts the pets of a bulk change, one too', () => {
  const change = { done: 1, status: 'Adopted' };
  expect(petFilteredOutcome.updated(change)).toBe('1 pet is Adopted now.');
  expect(petFilteredOutcome.someBefore({ ...change, unchanged: 1 })).toBe(
    '1 pet is Adopted now. 1 was before.',
  );
  expect(petFilteredOutcome.visitsCancelled({ ...change, done: 1_200, visits: 2 })).toBe(
    '1,200 pets are Adopted now. Visits cancelled: 2.',
  );
});
