import { expect, it } from 'vitest';
import { buildMatch, buildReason } from '../../testing/build-match.ts';
import { fitText } from './fit-text.ts';
import { matchTexts } from './matching-messages.ts';
import { pickWeightiest, sortReasons } from './sort-reasons.ts';

const reasons = [
  buildReason({ aspect: 'training', kind: 'match', weight: 0 }),
  buildReason({ aspect: 'children', kind: 'unknown', is_household: true, weight: 20 }),
  buildReason({ aspect: 'energy', kind: 'match', weight: 20 }),
  buildReason({ aspect: 'age', kind: 'near', weight: 15 }),
  buildReason({ aspect: 'size', kind: 'match', weight: 15 }),
  buildReason({ aspect: 'experience', kind: 'miss', weight: 12 }),
  buildReason({ aspect: 'hair', kind: 'unknown', weight: 5 }),
  buildReason({ aspect: 'sex', kind: 'miss', weight: 5 }),
];

it('B2.03 B2.11 lists what is known by what it counts, and the unknown apart, the household first', () => {
  const { known, household, toAsk } = sortReasons(buildMatch({ reasons }));
  expect(known.map(({ aspect }) => aspect)).toEqual([
    ...['energy', 'age', 'size', 'experience', 'sex', 'training'],
  ]);
  expect(household.map(({ aspect }) => aspect)).toEqual(['children']);
  expect(toAsk.map(({ aspect }) => aspect)).toEqual(['hair']);
});

it('B2.03 the heaviest reason that does not fit is always among the first three', () => {
  const first = (kept: typeof reasons) =>
    pickWeightiest(sortReasons(buildMatch({ reasons: kept })).known).map(({ aspect }) => aspect);
  expect(first(reasons)).toEqual(['energy', 'age', 'experience']);
  const fitting = reasons.filter(({ kind }) => kind !== 'miss');
  expect(first(fitting)).toEqual(['energy', 'age', 'size']);
});

it('B2.03 the line adds up: what fits of what is known, and what there is to ask, each once', () => {
  expect(fitText(buildMatch({ reasons }))).toBe(
    'Fits on 3 of 6 known points; ask the shelter about 2 more',
  );
  const [walks, energy] = (['daily_time', 'energy'] as const).map((aspect) =>
    buildReason({ aspect, kind: 'unknown' }),
  ) as [(typeof reasons)[0], (typeof reasons)[0]];
  const age = buildReason({ aspect: 'age' });
  expect(fitText(buildMatch({ reasons: [energy, walks, age] }))).toBe(
    'Fits on 1 of 1 known point; ask the shelter about 1 more',
  );
  expect(fitText(buildMatch({ reasons: [age] }))).toBe('Fits on 1 of 1 known point');
  expect(fitText(buildMatch({ reasons: [walks] }))).toBe('1 question for the shelter');
  expect(fitText(buildMatch({ reasons: [] }))).toBe("You didn't ask for anything specific");
  expect(matchTexts.toAsk(['Size', 'Coat'])).toBe('Not known yet: size and coat');
});
