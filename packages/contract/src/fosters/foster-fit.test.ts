import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HomeToFit, kindOf, misfitsOf, type PetToFit } from './foster-fit.ts';
import { fosterKinds } from './foster-values.ts';

const TODAY = '2026-11-20';
const home: HomeToFit = {
  hasAccess: true,
  takes: [...fosterKinds],
  givesMedicine: true,
  livesWith: { children: true, dogs: true, cats: true },
  awayUntil: null,
  roomLeft: null,
};
const pet: PetToFit = {
  ...{ species: 'Cat', age_group: 'Baby', needsMedicine: false },
  ...{ kid_friendly: null, dog_friendly: null, cat_friendly: null },
};

const answer = fc.constantFrom(true, false, null);
const anyPet = fc.record<PetToFit>({
  species: fc.constantFrom('Dog', 'Cat'),
  age_group: fc.constantFrom('Baby', 'Young', 'Adult', 'Senior'),
  needsMedicine: fc.boolean(),
  ...{ kid_friendly: answer, dog_friendly: answer, cat_friendly: answer },
});
const anyHome = fc.record<HomeToFit>({
  hasAccess: fc.boolean(),
  takes: fc.subarray([...fosterKinds]),
  givesMedicine: fc.boolean(),
  livesWith: fc.record({ children: answer, dogs: answer, cats: answer }),
  awayUntil: fc.constantFrom(null, '2026-11-19', TODAY, '2026-11-21'),
  roomLeft: fc.constantFrom(null, -1, 0, 1, 2, 3),
});
const anyPets = fc.array(anyPet, { minLength: 1, maxLength: 4 });

describe('misfitsOf', () => {
  it.each([
    ['no_access', { hasAccess: false }, {}],
    ['away', { awayUntil: '2026-11-21' }, {}],
    ['full', { roomLeft: 0 }, {}],
    ['kind', { takes: ['cats', 'puppies'] }, {}],
    ['medicine', { givesMedicine: false }, { needsMedicine: true }],
    ['children', {}, { kid_friendly: false }],
    ['dogs', {}, { dog_friendly: false }],
    ['cats', {}, { cat_friendly: false }],
  ] as const)('B11.04 says why: %s', (reason, ofHome, ofPet) => {
    expect(misfitsOf(home, [pet], TODAY)).toEqual([]);
    expect(misfitsOf({ ...home, ...ofHome }, [{ ...pet, ...ofPet }], TODAY)).toEqual([reason]);
  });

  it('B11.04 is back on the day until which somebody is away', () => {
    expect(misfitsOf({ ...home, awayUntil: TODAY }, [pet], TODAY)).toEqual([]);
  });

  it('B11.04 pets fit together only where each fits alone, and one more pet never helps', () => {
    fc.assert(
      fc.property(anyHome, anyPets, anyPet, (of, pets, other) => {
        const together = misfitsOf(of, [...pets, other], TODAY);
        const alone = [...pets, other].flatMap((each) => misfitsOf(of, [each], TODAY));
        expect(together).toEqual(expect.arrayContaining(alone));
        expect(together).toEqual(expect.arrayContaining(misfitsOf(of, pets, TODAY)));
      }),
    );
  });

  it('B11.04 nothing that nobody knows is a reason', () => {
    fc.assert(
      fc.property(anyHome, anyPets, (of, pets) => {
        const livesWith = { children: null, dogs: null, cats: null };
        const unknown = misfitsOf({ ...of, livesWith }, pets, TODAY);
        expect(['children', 'dogs', 'cats'].filter((it) => unknown.includes(it as 'dogs'))).toEqual(
          [],
        );
        expect(misfitsOf({ ...of, takes: pets.map(kindOf) }, pets, TODAY)).not.toContain('kind');
      }),
    );
  });
});
