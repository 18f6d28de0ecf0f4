import { expect, it } from 'vitest';
import { petBulkMessages, petDeleteMessages } from './pets-admin-messages.ts';

it('R2.57 asks for confirmation before one pet is deleted', () => {
  expect(petDeleteMessages.title).toBe('Delete pet');
  expect(petDeleteMessages.question('Biscuit')).toMatch(
    /^Are you sure you want to delete Biscuit\? This action cannot be undone\./,
  );
});

it('R2.57 names the action and the number of pets', () => {
  expect(petBulkMessages.deleteTitle).toBe('Delete Multiple Pets');
  expect(petBulkMessages.deleteQuestion(3)).toBe(
    'Are you sure you want to delete 3 pets? This action cannot be undone.',
  );
  expect(petBulkMessages.updateQuestion(1)).toContain('update 1 pet?');
});
