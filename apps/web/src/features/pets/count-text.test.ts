import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';

const count = { shown: 12, total: 1_240, isFiltered: false, isComplete: false };

describe('the number of pets', () => {
  it('R2.33 counts all pets, loaded or not', () => {
    expect(countText(count)).toBe('1,240 pets are looking for a home');
    expect(countText({ ...count, total: 999 })).toBe('999 pets are looking for a home');
    expect(countText({ ...count, total: 1_234_567 })).toMatch(/^1,234,567 pets/);
    expect(countText({ ...count, total: 1 })).toBe('1 pet is looking for a home');
    expect(countText({ ...count, total: null })).toBe('Looking for pets...');
  });

  it('R2.33 with filters counts the matching pets', () => {
    const filtered = { ...count, isFiltered: true };
    expect(countText(filtered)).toBe('12 of 1,240 pets so far');
    expect(countText({ ...filtered, isComplete: true })).toBe('12 of 1,240 pets');
  });
});
