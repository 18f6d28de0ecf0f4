import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { expect, it } from 'vitest';
import { describeEntry } from './describe-entry.ts';

it('B8.09 says views and days of a list as people do, and not as they are sent', () => {
  // In the order in which a database keeps them.
  const filters = {
    ...{ q: true, to: '2026-11-24', from: '2026-11-23' },
    ...{ view: 'to_answer', stage: ['open', 'on_trial'] },
  };
  const entry = {
    colleague: { id: 'k', name: 'Kim Lee' },
    read: { kind: 'visits.listed', filters, total: 3 },
  } as unknown as JournalEntry;
  expect(describeEntry(entry, 'UTC')).toEqual([
    'Kim Lee listed visits by a search, view to answer, first day Nov 23, 2026, last day Nov 24, 2026, and stage open, on trial; 3 shown.',
  ]);
});
