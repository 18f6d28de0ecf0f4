import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Preferences } from '../preferences/preferences.ts';
import { isPossible, type MatchablePet, type MatchCriteria } from './facts.ts';
import { homeQuestionNames, noHomeDetails } from './home-details.ts';
import { listLoosenings } from './loosen.ts';
import { addUpLoss, scoreMatch } from './score.ts';
import { anyCriteria, anyMatchablePet } from './testing/any-criteria.ts';

const easier: Record<Preferences['ownership_experience'], Preferences['ownership_experience']> = {
  FirstTime: 'HadBefore',
  HadBefore: 'CurrentlyHave',
  CurrentlyHave: 'CurrentlyHave',
};

/** Every single answer loosened: also the facts of the household, which no adopter is asked to change. */
function loosenEach(criteria: MatchCriteria): MatchCriteria[] {
  const { preferences } = criteria;
  const wishes = listLoosenings(criteria).map((loosening) => loosening.criteria);
  if (!preferences) return wishes;
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
  return [...wishes, ...household, ...unanswered];
}

/** A pet without one of its facts. */
const withoutFact = (pet: MatchablePet, name: keyof MatchablePet) =>
  ({ ...pet, [name]: null }) as MatchablePet;

describe('properties of matching', () => {
  it('B2.05 shows no excluded pet', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        expect(scoreMatch(pet, criteria) !== null).toBe(isPossible(pet, criteria));
      }),
    );
  });

  it('B2.05 loosening an answer removes no pet and lowers no score', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        const before = scoreMatch(pet, criteria)?.score ?? -1;
        for (const loosened of loosenEach(criteria)) {
          expect(scoreMatch(pet, loosened)?.score ?? -1).toBeGreaterThanOrEqual(before);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('B2.05 B2.02 gives 100 only when known facts meet every wish, and no great fit for few wishes', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        const match = scoreMatch(pet, criteria);
        if (!match) return;
        const isMet = match.reasons.every(({ kind }) => kind === 'match');
        expect(match.score === 100).toBe(isMet);
        expect(match.met).toBe(match.reasons.filter(({ kind }) => kind === 'match').length);
        const toAsk = match.reasons.filter(({ kind }) => kind === 'unknown');
        if (toAsk.some((reason) => reason.is_household)) expect(match.fit).not.toBe('great');
        if (match.asked < 3) expect(match.fit).not.toBe('great');
        if (match.asked === 0) expect(match.fit).toBe('worth_meeting');
      }),
      { numRuns: 500 },
    );
  });

  it('B2.05 the loss decides the score, and an unknown fact is never better than one that fits', () => {
    fc.assert(
      fc.property(anyMatchablePet, anyCriteria, (pet, criteria) => {
        const loss = addUpLoss(pet, criteria);
        if (loss === null) return;
        for (const reason of scoreMatch(pet, criteria)?.reasons ?? []) {
          const lost = reason.weight - reason.points;
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(lost === 0).toBe(reason.kind === 'match');
        }
        if (pet.energy_level === criteria.preferences?.preferred_energy_level) {
          const unknown = addUpLoss(withoutFact(pet, 'energy_level'), criteria);
          expect(unknown).toBeGreaterThanOrEqual(loss);
        }
      }),
    );
  });
});
