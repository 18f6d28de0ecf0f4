import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listRelaxations } from '../relax-criteria.ts';
import { scoreMatch } from '../scoring/score.ts';
import { anyCriteria, anyMatchablePet } from '../testing/any-criteria.ts';
import { scorePair } from './bonded-score.ts';

const named = (name: string) => anyMatchablePet.map((pet) => ({ ...pet, name, id: name }));
const [anyLuna, anyMilo] = [named('Luna'), named('Milo')];

it('B1.14 the score of a pair is the lower one, and a pair is excluded with either of them', () => {
  fc.assert(
    fc.property(anyLuna, anyMilo, anyCriteria, (luna, milo, criteria) => {
      const [own, other] = [scoreMatch(milo, criteria), scoreMatch(luna, criteria)];
      const match = scorePair(milo, luna, criteria);
      expect(match === null).toBe(own === null || other === null);
      if (!match || !own || !other) return;
      expect(match.score).toBe(Math.min(own.score, other.score));
      expect(match.reasons).toEqual(own.reasons);
      expect(match.bonded_with).toMatchObject({ name: 'Luna', reasons: other.reasons });
      expect([own.fit, other.fit]).toContain(match.fit);
      const { score, fit } = match;
      expect(scorePair(luna, milo, criteria)).toMatchObject({ score, fit });
    }),
  );
});

it('B1.14 B2.05 relaxation an answer removes no pair and lowers no score of a pair', () => {
  fc.assert(
    fc.property(anyLuna, anyMilo, anyCriteria, (luna, milo, criteria) => {
      const before = scorePair(milo, luna, criteria)?.score ?? -1;
      for (const relaxed of listRelaxations(criteria)) {
        const after = scorePair(milo, luna, relaxed.criteria)?.score ?? -1;
        expect(after).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});
