import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { expect, it } from 'vitest';
import { describeEntry } from './describe-entry.ts';

it('B8.09 says views and days of a list as people do, and not as they are sent', () => {
  const filters = { view: 'to_answer', from: '2026-11-23', stage: ['open', 'on_trial'], q: 'Ada' };
  const entry = {
    colleague: { id: 'k', name: 'Kim Lee' },
    read: { kind: 'visits.listed', filters, total: 3 },
  } as unknown as JournalEntry;
  expect(describeEntry(entry, 'UTC')).toEqual([
    'Kim Lee listed visits by view to answer, first day Nov 23, 2026, stage open, on trial, and a search; 3 shown.',
  ]);
});
