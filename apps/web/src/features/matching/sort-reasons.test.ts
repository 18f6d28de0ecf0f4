import { expect, it } from 'vitest';
import { buildMatch, buildReason } from '../../testing/build-match.ts';
import { matchTexts } from './matching-messages.ts';
import { questionsOf, sortReasons } from './sort-reasons.ts';

const match = buildMatch({
  reasons: [
    buildReason({ aspect: 'children', kind: 'unknown', is_household: true, question: 'Children?' }),
    buildReason({ aspect: 'energy', kind: 'near' }),
    buildReason({ aspect: 'age', kind: 'match' }),
    buildReason({ aspect: 'size', kind: 'miss' }),
    buildReason({ aspect: 'hair', kind: 'unknown', question: 'Coat?' }),
    buildReason({ aspect: 'sex', kind: 'match' }),
  ],
});

it('D27 B2.11 lists what fits first, in order of weight, and the unknown apart, the household first', () => {
  const { known, household, toAsk } = sortReasons(match);
  expect(known.map(({ aspect }) => aspect)).toEqual(['age', 'sex', 'energy', 'size']);
  expect(household.map(({ aspect }) => aspect)).toEqual(['children']);
  expect(toAsk.map(({ aspect }) => aspect)).toEqual(['hair']);
  expect(questionsOf(match)).toEqual(['Children?', 'Coat?']);
  expect(sortReasons(null)).toEqual({ known: [], household: [], toAsk: [] });
});

it('B2.03 B2.11 asks once about energy and the time for walks, and counts what there is to ask', () => {
  const walks = buildReason({ aspect: 'daily_time', kind: 'unknown', question: 'Walks?' });
  const energy = buildReason({ aspect: 'energy', kind: 'unknown', question: 'Energy?' });
  const both = buildMatch({ reasons: [energy, walks, buildReason({ aspect: 'age' })] });
  expect(questionsOf(both)).toEqual(['Energy?']);
  expect(matchTexts.met(both)).toBe('Meets 1 of 3 wishes, 1 to ask');
  const walksOnly = buildMatch({ reasons: [walks] });
  expect(questionsOf(walksOnly)).toEqual(['Walks?']);
  expect(matchTexts.met(walksOnly)).toBe('1 question for the shelter');
});
