import { expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { visitStaffMessages } from './staff-visits-messages.ts';

it('R2.57 asks for confirmation before one visit is deleted, with the known names', () => {
  expect(visitStaffMessages.delete.title).toBe('Delete visit');
  const question = (visitor: string, petName: string | undefined) => {
    const visit = buildVisit({ bonded_pet: null });
    const { pet, user } = visit;
    return visitStaffMessages.delete.question({
      ...visit,
      pet: petName && pet ? { ...pet, name: petName } : null,
      user: { ...user, full_name: visitor },
    });
  };
  expect(question('Ada', 'Juno')).toContain('delete Ada’s visit to Juno?');
  expect(question('Ada', undefined)).toContain('delete Ada’s visit?');
  expect(question('', 'Juno')).toContain('delete this visit to Juno?');
  expect(question('', undefined)).toContain('delete this visit?');
});

it('R2.57 names the action and the number of visits', () => {
  expect(visitStaffMessages.bulk.updateTitle).toBe('Update Multiple Visits');
  expect(visitStaffMessages.bulk.updateQuestion(12)).toBe(
    'Are you sure you want to update 12 visits? This action cannot be undone.',
  );
  expect(visitStaffMessages.bulk.deleteQuestion(1)).toContain('delete 1 visit?');
});
