import { describe, expect, it } from 'vitest';
import { bulkMessage, bulkTitle, deleteMessage, deleteTitle } from './confirm-texts.ts';

describe('confirm texts', () => {
  it('R2.57 titles of a single deletion', () => {
    expect(deleteTitle('pet')).toBe('Delete pet');
    expect(deleteTitle('visit')).toBe('Delete visit');
    expect(deleteMessage('Biscuit')).toBe(
      'Are you sure you want to delete Biscuit? This action cannot be undone.',
    );
  });

  it('R2.57 titles of bulk actions', () => {
    expect(bulkTitle('delete', 'pet')).toBe('Delete Multiple Pets');
    expect(bulkTitle('update', 'visit')).toBe('Update Multiple Visits');
  });

  it('R2.57 messages of bulk actions name action and number', () => {
    expect(bulkMessage('delete', 3, 'pet')).toBe(
      'Are you sure you want to delete 3 pets? This action cannot be undone.',
    );
    expect(bulkMessage('update', 12, 'visit')).toBe(
      'Are you sure you want to update 12 visits? This action cannot be undone.',
    );
    expect(bulkMessage('delete', 1, 'visit')).toContain('delete 1 visit?');
  });
});
