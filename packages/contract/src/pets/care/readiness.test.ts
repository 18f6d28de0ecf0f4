import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CareFacts, type CareRule, careNeeds, careSteps, whatBlocks } from './readiness.ts';

const needs = [...careNeeds, 'plan:019ab000-0000-7000-8000-000000000001'] as const;
const rule = fc.record({
  need: fc.constantFrom(...needs),
  blocks: fc.subarray([...careSteps]),
  is_on: fc.boolean(),
}) satisfies fc.Arbitrary<CareRule>;
const rules = fc.uniqueArray(rule, { selector: ({ need }) => need, maxLength: 10 });
const facts = fc.dictionary(
  fc.constantFrom(...needs),
  fc.constantFrom(true, false, null),
) as fc.Arbitrary<CareFacts>;

const pairs = (blocked: ReturnType<typeof whatBlocks>) =>
  blocked.flatMap(({ need, blocks }) => blocks.map((step) => `${need} ${step}`));

describe('whatBlocks', () => {
  it('B11.03 blocks by rules that are on and not met alone; unknown is not met', () => {
    fc.assert(
      fc.property(facts, rules, (known, list) => {
        const expected = list
          .filter(({ is_on, need }) => is_on && known[need] !== true)
          .flatMap(({ need, blocks }) => blocks.map((step) => `${need} ${step}`));
        expect(pairs(whatBlocks(known, list))).toEqual(expected);
      }),
    );
  });

  it('B11.03 blocks nothing without rules that are on, and nothing of a pet that meets all', () => {
    fc.assert(
      fc.property(facts, rules, (known, list) => {
        expect(
          whatBlocks(
            known,
            list.map((each) => ({ ...each, is_on: false })),
          ),
        ).toEqual([]);
        const met = Object.fromEntries(needs.map((need) => [need, true]));
        expect(whatBlocks(met, list)).toEqual([]);
      }),
    );
  });

  it('B11.03 more rules never unblock, and more that is known to be met never blocks', () => {
    fc.assert(
      fc.property(facts, rules, rule, (known, list, more) => {
        const before = pairs(whatBlocks(known, list));
        const after = pairs(whatBlocks(known, [...list, more]));
        expect(after.slice(0, before.length)).toEqual(before);
        const better = pairs(whatBlocks({ ...known, [more.need]: true }, list));
        for (const pair of better) expect(before).toContain(pair);
      }),
    );
  });
});
