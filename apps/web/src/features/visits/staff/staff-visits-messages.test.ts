import { expect, it } from 'vitest';
import { visitFilteredOutcome, visitStaffMessages } from './staff-visits-messages.ts';

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

it('B4.02 counts the visits of a bulk change, one too', () => {
  const { updated, deleted, allDeleted } = visitFilteredOutcome;
  const counts = { done: 1, unchanged: 1, failed: 1, status: 'Confirmed' };
  expect(updated.all(counts)).toBe('1 visit is Confirmed now.');
  expect(updated.someBefore(counts)).toBe('1 visit is Confirmed now. 1 already was.');
  expect(updated.someBeforeAndFailed({ ...counts, done: 1_200, unchanged: 2 })).toBe(
    '1,200 visits are Confirmed now. 2 already were, and 1 could not be changed.',
  );
  expect(deleted({ done: 0, failed: 3 })).toBe('0 visits are deleted. 3 could not be deleted.');
  expect(allDeleted({ done: 1 })).toBe('1 visit is deleted.');
});
