import { expect, it } from 'vitest';
import { type CheckedSearch, checkSearch } from './testing/check-searches.ts';
import { heldPlainSearches, plainSearches } from './testing/plain-searches.ts';

const LEAST_RIGHT = 0.95;

it.each([['the searches that it was tuned with', plainSearches]])(
  'B7.05 reads at least 95 %% of %s rightly, turns no home into a pet and says no opposite',
  (_, lines) => {
    const checked = lines.map(checkSearch);
    const wrong = checked.filter(({ isRight }) => !isRight);
    const list = (some: CheckedSearch[]) => some.map(({ search, got }) => `${search}: ${got}`);
    expect(list(checked.filter(({ home }) => home.length > 0))).toEqual([]);
    expect(list(checked.filter(({ opposite }) => opposite.length > 0))).toEqual([]);
    expect(wrong.length, list(wrong).join('\n')).toBeLessThanOrEqual(
      (1 - LEAST_RIGHT) * lines.length,
    );
  },
);
