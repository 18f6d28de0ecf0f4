import { expect, it } from 'vitest';
import { visitStaffMessages } from './staff-visits-messages.ts';

it('R2.57 asks for confirmation before one visit is deleted, with the known names', () => {
  expect(visitStaffMessages.delete.title).toBe('Delete visit');
  const question = (visitor: string, pet: string) =>
    visitStaffMessages.delete.question({ visitor, pet });
  expect(question('Ada', 'Juno')).toContain('delete Ada’s visit to Juno?');
  expect(question('Ada', '')).toContain('delete Ada’s visit?');
  expect(question('', 'Juno')).toContain('delete this visit to Juno?');
  expect(question('', '')).toContain('delete this visit?');
});

it('R2.57 names the action and the number of visits', () => {
  expect(visitStaffMessages.bulk.updateTitle).toBe('Update Multiple Visits');
  expect(visitStaffMessages.bulk.updateQuestion(12)).toBe(
    'Are you sure you want to update 12 visits? This action cannot be undone.',
  );
  expect(visitStaffMessages.bulk.deleteQuestion(1)).toContain('delete 1 visit?');
});
