import { expect, it } from 'vitest';
import { parseSearchText } from './parse-search-text.ts';
import { type CheckedSearch, checkSearch } from './testing/check-searches.ts';
import { heldPlainSearches } from './testing/held-plain-searches.ts';
import { heldSpanishSearches } from './testing/held-spanish-searches.ts';
import { plainSearches } from './testing/plain-searches.ts';
import { spanishSearches } from './testing/spanish-searches.ts';

const LEAST_RIGHT = 0.95;

it.each([
  { ids: 'B7.05', name: 'it was tuned with', lines: plainSearches },
  { ids: 'B7.05', name: 'were kept out of tuning', lines: heldPlainSearches },
  { ids: 'B5.02 B7.05', name: 'are Spanish', lines: spanishSearches },
  {
    ids: 'B5.02 B7.05',
    name: 'are Spanish and were kept out of tuning',
    lines: heldSpanishSearches,
  },
])(
  '$ids reads 95 in 100 searches that $name rightly, turns no home into a pet and says no opposite',
  ({ lines }) => {
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

it('B5.02 B7.05 what is left over of a search is left over again, so that an address has no chip that comes back', () => {
  const all = [...plainSearches, ...heldPlainSearches, ...spanishSearches, ...heldSpanishSearches];
  const texts = [...new Set(all.map((line) => parseSearchText(line.split(' => ')[0] ?? '').text))];
  const again = texts.map((text) => parseSearchText(text));
  expect(again.flatMap(({ choices }) => choices)).toEqual([]);
  expect(again.map(({ text }) => text)).toEqual(texts);
});
