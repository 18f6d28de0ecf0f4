import { expect, it } from 'vitest';
import { buildMatch, buildReason } from '../../testing/build-match.ts';
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
