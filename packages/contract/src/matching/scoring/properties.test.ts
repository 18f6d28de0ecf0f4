import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalFactNames, type PetFactName, petFacts } from '../../pets/facts/pet-facts.ts';
import type { Preferences } from '../../preferences/preferences.ts';
import { isPossible, type MatchablePet, type MatchCriteria } from '../facts.ts';
import { homeQuestionNames, noHomeDetails } from '../home/home-details.ts';
import type { MatchReason } from '../match.ts';
import { listRelaxations } from '../relax-criteria.ts';
import { anyCriteria, anyMatchablePet } from '../testing/any-criteria.ts';
import { calculatePenalty, scoreMatch } from './score.ts';
import { MAX_PENALTY_OF_MATCH } from './weights.ts';

const easier: Record<Preferences['ownership_experience'], Preferences['ownership_experience']> = {
  FirstTime: 'HadBefore',
  HadBefore: 'CurrentlyHave',
  CurrentlyHave: 'CurrentlyHave',
};

/** Every single answer relaxed: also the facts of the household, which no adopter is asked to change. */
function relaxEach(criteria: MatchCriteria): MatchCriteria[] {
  const { preferences } = criteria;
  const relaxed = listRelaxations(criteria).map((relaxation) => relaxation.criteria);
  if (!preferences) return relaxed;
  const changes: Partial<Preferences>[] = [
    { has_children: false },
    { has_dogs: false },
    { has_cats: false },
    { wants_allergy_friendly: false },
    { ownership_experience: easier[preferences.ownership_experience] },
  ];
  const household = changes.map((change) => ({
    ...criteria,
    preferences: { ...preferences, ...change },
  }));
  const unanswered = homeQuestionNames.map((name) => ({
    ...criteria,
    home: { ...(criteria.home ?? noHomeDetails), [name]: null },
  }));
  return [...relaxed, ...household, ...unanswered];
}

const withFact = (pet: MatchablePet, name: PetFactName, value: unknown) =>
  ({ ...pet, [name]: value }) as MatchablePet;

const valuesOf = (name: PetFactName): readonly unknown[] => {
  const fact = petFacts[name];
  return 'values' in fact ? fact.values : [true, false];
};

/** How a pet meets the criteria that are unknown of the same pet with fewer facts, or are not compared then. */
function kindsOfFact(pet: MatchablePet, fewer: MatchablePet, criteria: MatchCriteria) {
  const others = scoreMatch(fewer, criteria)?.reasons ?? [];
  return (scoreMatch(pet, criteria)?.reasons ?? [])
    .filter(({ aspect, kind }) => !others.some((it) => it.aspect === aspect && it.kind === kind))
    .map(({ kind }) => kind);
}

describe('properties of matching', () => {
  it('B2.05 shows no excluded pet', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        expect(scoreMatch(pet, criteria) !== null).toBe(isPossible(pet, criteria));
      }),
    );
  });

  it('B2.05 relaxation an answer removes no pet and lowers no score', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        const before = scoreMatch(pet, criteria)?.score ?? -1;
        for (const relaxed of relaxEach(criteria)) {
          expect(scoreMatch(pet, relaxed)?.score ?? -1).toBeGreaterThanOrEqual(before);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('B2.05 gives 100 only when known facts meet every criterion, and the counts add up', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        const match = scoreMatch(pet, criteria);
        if (!match) return;
        const count = (kind: MatchReason['kind']) =>
          match.reasons.filter((reason) => reason.kind === kind).length;
        expect(match.score === 100).toBe(count('match') === match.reasons.length);
        expect(match.met).toBe(count('match'));
        expect(match.known).toBe(count('match') + count('near') + count('miss'));
        expect(match.asked).toBe(match.known + count('unknown'));
        for (const { kind, weight, points } of match.reasons) {
          expect(points).toBe(weight * { match: 1, near: 0.5, unknown: 0.5, miss: 0 }[kind]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('B2.02 B2.10 no word is better than what is known', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        const match = scoreMatch(pet, criteria);
        if (!match) return;
        const { fit, reasons, asked, met } = match;
        const has = (kind: MatchReason['kind']) => reasons.some((reason) => reason.kind === kind);
        expect(fit === 'further_away').toBe(
          (calculatePenalty(pet, criteria) ?? 0) > MAX_PENALTY_OF_MATCH,
        );
        if (!has('miss')) expect(fit).not.toBe('further_away');
        if (has('miss') || met === 0) expect(['worth_meeting', 'further_away']).toContain(fit);
        if (asked < 3 || has('near')) expect(fit).not.toBe('great');
        if (asked < 3 && met < asked) expect(fit).not.toBe('good');
        const toAsk = reasons.filter(({ kind }) => kind === 'unknown');
        if (toAsk.some((reason) => reason.is_household)) expect(fit).not.toBe('great');
        const sum = (some: readonly MatchReason[]) =>
          some.reduce((total, { weight }) => total + weight, 0);
        if (2 * sum(toAsk) >= sum(reasons) && toAsk.length > 0) expect(fit).not.toBe('good');
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(optionalFactNames)(
    'B2.05 B2.10 %s: unknown is never better than a value that fits, and worse than one nearby',
    (name) => {
      const values = valuesOf(name);
      fc.assert(
        fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
          const unknown = withFact(pet, name, null);
          const penalty = calculatePenalty(unknown, criteria);
          if (penalty === null) return;
          for (const value of values) {
            const known = withFact(pet, name, value);
            const knownPenalty = calculatePenalty(known, criteria);
            if (knownPenalty === null) continue;
            const kinds = kindsOfFact(known, unknown, criteria);
            // Answers that contradict each other, such as an active pet and half an hour a day, fit no value.
            if (kinds.every((kind) => kind === 'match')) {
              if (kinds.length > 0) expect(penalty).toBeGreaterThan(knownPenalty);
              else expect(penalty).toBeGreaterThanOrEqual(knownPenalty);
            }
            if (kinds.length === 1 && kinds[0] === 'near')
              expect(penalty).toBeGreaterThan(knownPenalty);
            if (kinds.length === 1 && kinds[0] === 'miss')
              expect(penalty).toBeLessThan(knownPenalty);
          }
        }),
        { numRuns: 300 },
      );
    },
  );

  it('B2.10 a pet with many unknown facts never passes one that is known to fit in as many criteria', () => {
    fc.assert(
      fc.property(
        anyMatchablePet,
        anyCriteria,
        fc.subarray(optionalFactNames),
        (pet, criteria, names) => {
          const penalty = calculatePenalty(pet, criteria);
          const match = scoreMatch(pet, criteria);
          const other = names.reduce((less, name) => withFact(less, name, null), pet);
          const otherPenalty = calculatePenalty(other, criteria);
          if (penalty === null || otherPenalty === null) return;
          // Of the facts that are unknown of the other pet, this one has only those that fit.
          fc.pre(kindsOfFact(pet, other, criteria).every((kind) => kind === 'match'));
          expect(otherPenalty).toBeGreaterThanOrEqual(penalty);
          expect(scoreMatch(other, criteria)?.score).toBeLessThanOrEqual(match?.score ?? 0);
        },
      ),
      { numRuns: 500 },
    );
  });
});
