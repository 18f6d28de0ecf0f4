import { expect, it } from 'vitest';
import { visitBulkMessages, visitDeleteMessages } from './visits-admin-messages.ts';

it('R2.57 asks for confirmation before one visit is deleted, with the known names', () => {
  expect(visitDeleteMessages.title).toBe('Delete visit');
  const question = visitDeleteMessages.question;
  expect(question('Ada', 'Juno')).toContain('delete Ada’s visit to Juno?');
  expect(question('Ada', undefined)).toContain('delete Ada’s visit?');
  expect(question('', 'Juno')).toContain('delete this visit to Juno?');
  expect(question('', undefined)).toContain('delete this visit?');
});

it('R2.57 names the action and the number of visits', () => {
  expect(visitBulkMessages.updateTitle).toBe('Update Multiple Visits');
  expect(visitBulkMessages.updateQuestion(12)).toBe(
    'Are you sure you want to update 12 visits? This action cannot be undone.',
  );
  expect(visitBulkMessages.deleteQuestion(1)).toContain('delete 1 visit?');
});
