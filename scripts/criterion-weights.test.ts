import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { criterionLabels } from '../packages/contract/src/matching/matching-messages.ts';
import {
  weightedCriteria,
  weightedCriterionNames,
} from '../packages/contract/src/matching/scoring/criterion-weights.ts';

const criteria = Object.values(weightedCriteria);

it('B2.01 the heavy criteria come first', () => {
  const weights = criteria.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

it('B2.01 docs/matching.md has the label and the weight of each criterion', () => {
  const [, section = ''] = readFileSync('docs/matching.md', 'utf8').split('## The weights');
  const rows = [...section.matchAll(/^\| ([^|]+) \| (\d+)(?: each)? \|/gm)];
  const documented = rows.flatMap(([, labels = '', weight]) =>
    labels.split(', ').map((label) => `${label} ${weight}`),
  );
  const declared = weightedCriterionNames.map(
    (name) => `${criterionLabels[name].toLowerCase()} ${weightedCriteria[name].weight}`,
  );
  expect(new Set(documented)).toEqual(new Set(declared));
  expect(documented).toHaveLength(declared.length);
});
