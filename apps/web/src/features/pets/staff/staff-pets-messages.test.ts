import { expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { petStaffMessages } from './staff-pets-messages.ts';

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
