import { companions } from '@pawmatch/contract/pets/facts/companions';
import { completePetFacts, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { type FacetName, facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import type { PetFilters } from '@pawmatch/contract/pets/pet-query';
import { petStatusChoices, trainingTraitChoices } from '@pawmatch/contract/pets/pet-values';
import { anyPetFacts } from '@pawmatch/contract/pets/testing/any-pet-facts';
import { withChoice } from '@pawmatch/contract/search/filters/filter-choices';
import { conditionsOf, meetsCondition, termsOf } from '@pawmatch/contract/search/words/pet-terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { createPetIndex, type IndexedPet } from './pet-index.ts';

let count = 0;

function buildPet(columns: Partial<IndexedPet>): IndexedPet {
  count += 1;
  return {
    id: `pet ${count}`,
    createdAt: new Date(count),
    listedAt: columns.createdAt ?? new Date(count),
    adoptedAt: null,
    bondedWith: null,
    name: 'Ada',
    breed: 'Beagle',
    summary: null,
    description: null,
    status: 'Available',
    training_traits: [],
    has_photo: true,
    shelter: 'shelter',
    ...completePetFacts({ species: 'Dog', age_group: 'Adult', sex: 'Female', size: 'Medium' }),
    ...columns,
  };
}

function indexOf(...pets: Partial<IndexedPet>[]) {
  const index = createPetIndex();
  for (const pet of pets) index.add(buildPet(pet));
  return index;
}

const found = (index: ReturnType<typeof createPetIndex>, q: string) =>
  index.find({ q, limit: 100 }).ids;

describe('filters', () => {
  const anyPet = fc
    .record({
      facts: anyPetFacts,
      status: fc.constantFrom(...petStatusChoices),
      training_traits: fc.subarray([...trainingTraitChoices]),
      has_photo: fc.boolean(),
    })
    .map(({ facts, ...rest }) => buildPet({ ...facts, ...rest }));
  const some = <T extends string>(values: readonly T[]) =>
    fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
  const anyFilters = fc.record({
    status: some(petStatusChoices),
    size: some(petFacts.size.values),
    energy_level: some(petFacts.energy_level.values),
    trait: some(trainingTraitChoices),
    good_with: some(companions),
    allergy_friendly: fc.option(fc.boolean(), { nil: undefined }),
    special_needs: fc.option(fc.boolean(), { nil: undefined }),
    lacks: some(['photo', 'facts']),
    include_unknown: fc.option(fc.constant(true), { nil: undefined }),
  });

  it('B1.01 finds in all pets exactly those that meet the conditions one by one', () => {
    fc.assert(
      fc.property(fc.array(anyPet, { maxLength: 80 }), anyFilters, (pets, filters) => {
        const index = createPetIndex();
        for (const pet of pets) index.add(pet);
        const conditions = [...conditionsOf(filters as PetFilters).values()].flat();
        const expected = pets.filter((pet) => {
          const terms = new Set(termsOf(pet));
          return conditions.every((condition) => meetsCondition(terms, condition));
        });
        const { ids, total } = index.find({ ...(filters as PetFilters), limit: 100 });
        expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(total).toBe(expected.length);
        expect(index.facets(filters as PetFilters).total).toBe(expected.length);
        const matching = pets.filter((pet) => index.matcherFor(pet)(filters as PetFilters));
        expect(matching).toEqual(expected);
      }),
    );
  });

  it('B1.05 counts for each choice what the list with it has', () => {
    const names = Object.keys(facetValues) as FacetName[];
    fc.assert(
      fc.property(fc.array(anyPet, { maxLength: 40 }), anyFilters, (pets, anyOf) => {
        const filters = anyOf as PetFilters;
        const index = createPetIndex();
        for (const pet of pets) index.add(pet);
        const counted: Record<string, Record<string, number>> = index.facets(filters).facets;
        for (const name of names) {
          for (const value of facetValues[name]) {
            const { total } = index.find({ ...withChoice(filters, name, value), limit: 1 });
            expect(counted[name]?.[value] ?? 0, `${name} ${value}`).toBe(total);
          }
        }
      }),
      // Each counts some two hundred choices, one by one.
      { numRuns: isNightly ? 300 : 25 },
    );
  });

  it('B1.02 sorts the known before the unknown, page by page', () => {
    const index = indexOf(
      { id: 'unknown', kid_friendly: null },
      { id: 'no', kid_friendly: false },
      { id: 'old', kid_friendly: true },
      { id: 'new', kid_friendly: true },
    );
    const query = { good_with: ['children'] as const, limit: 2 };
    expect(index.find(query)).toEqual({ ids: ['new', 'old'], total: 3 });
    expect(index.find({ ...query, offset: 2 }).ids).toEqual(['unknown']);
    expect(index.find({ ...query, offset: 1, sort: 'waiting' }).ids).toEqual(['new', 'unknown']);
  });

  it('B1.05 counts what a choice would leave, and one more companion', () => {
    const index = indexOf(
      { size: 'Small', kid_friendly: true, cat_friendly: false },
      { size: 'Large', kid_friendly: null, cat_friendly: null },
    );
    const { facets } = index.facets({ size: ['Small'], good_with: ['children'] });
    expect(facets.size).toEqual({ Small: 1, Large: 1 });
    expect(facets.good_with).toEqual({ children: 1, dogs: 1 });
  });

  it('B7.06 counts of how many it is known that they match', () => {
    const index = indexOf(
      { kid_friendly: true, energy_level: 'Calm' },
      { kid_friendly: null, energy_level: 'Calm' },
      { kid_friendly: null, energy_level: null },
      { kid_friendly: false },
    );
    const { total, known, facets } = index.facets({
      good_with: ['children'],
      include_unknown: true,
    });
    expect([known.total, total]).toEqual([1, 3]);
    expect(known.facets.good_with).toMatchObject({ children: 1 });
    expect([known.facets.energy_level?.Calm, facets.energy_level.Calm]).toEqual([2, 3]);
    expect(known.facets.size).toBeUndefined();
  });

  it('B1.07 says of an empty list what each choice keeps out', () => {
    const index = indexOf({ size: 'Small' }, { size: 'Small', species: 'Cat' });
    const filters = { species: ['Cat'], size: ['Large'], q: 'beagle' } as const;
    expect(index.facets(filters).without).toEqual([
      { name: 'q', values: ['beagle'], total: 0 },
      { name: 'species', values: ['Cat'], total: 0 },
      { name: 'size', values: ['Large'], total: 1 },
    ]);
    const two = { size: ['Large', 'ExtraLarge'] } as const;
    expect(index.facets(two).without).toEqual([
      { name: 'size', values: ['Large', 'ExtraLarge'], total: 2 },
    ]);
  });

  it('B1.02 has pets of unknown energy after those of the chosen one, where asked to', () => {
    const index = indexOf(
      { id: 'unknown', energy_level: null },
      { id: 'calm', energy_level: 'Calm' },
      { id: 'active', energy_level: 'VeryActive' },
    );
    const query = { energy_level: ['LapPet', 'Calm'] as const, limit: 9 };
    expect(index.find(query).ids).toEqual(['calm']);
    expect(index.find({ ...query, include_unknown: true }).ids).toEqual(['calm', 'unknown']);
  });

  it('B1.01 takes in changes and forgets what was removed', () => {
    const index = indexOf({ id: 'a', name: 'Rex' }, { id: 'b', name: 'Max' });
    index.add(buildPet({ id: 'a', name: 'Luna' }));
    index.remove('b');
    expect(found(index, 'rex')).toEqual([]);
    expect(found(index, 'luna')).toEqual(['a']);
    expect(index.count({})).toBe(1);
  });
});

describe('words', () => {
  it('B1.03 finds words in any order and case, without accents, the last by its beginning', () => {
    const index = indexOf(
      { id: 'zoe', name: 'Zoë', breed: 'Labrador Retriever', description: 'Quiet at night.' },
      { id: 'max', name: 'Max', breed: 'Boxer' },
    );
    for (const q of ['retriever zoe', 'ZOË lab', 'night quiet', 'labradors', 'zoe  lab']) {
      expect(found(index, q), q).toEqual(['zoe']);
    }
    expect(found(index, 'zoe boxer')).toEqual([]);
  });

  it('E B1.03 finds letters that have no accent to take off, words around punctuation, and characters inside Chinese and Japanese names', () => {
    const index = indexOf(
      { id: 'lukasz', name: 'Łukasz', breed: 'Schäferhund Weiß' },
      { id: 'soren', name: 'Søren', breed: "O'Malley's Æblehund" },
      { id: 'acdc', name: 'AC/DC', breed: 'Mixed' },
      { id: 'xiao', name: '小白狗', breed: 'しば犬' },
    );
    const cases = {
      lukasz: ['lukasz', 'Łukasz', 'weiss', 'WEIß'],
      soren: ['soren', 'omalleys', "o'malley", 'aeble'],
      acdc: ['acdc', 'ac/dc', 'AC DC', 'acd'],
      xiao: ['白', '小白', '白狗', 'ば', '犬'],
    };
    for (const [id, searches] of Object.entries(cases)) {
      for (const q of searches) expect(found(index, q), q).toEqual([id]);
    }
  });

  it('B1.03 finds what stands on either side of "or"', () => {
    const index = indexOf(
      { id: 'poodle', name: 'Fifi', breed: 'Poodle', description: 'Brown or black.' },
      { id: 'boxer', name: 'Rex', breed: 'Boxer', description: 'Brown.' },
      { id: 'other', name: 'Max', breed: 'Beagle' },
    );
    const searched = (q: string) => found(index, q).sort();
    expect(searched('poodle or boxer')).toEqual(['boxer', 'poodle']);
    expect(searched('brown boxer or poodel')).toEqual(['boxer', 'poodle']);
    expect(searched('beagle brown or boxer black')).toEqual([]);
    expect(searched('"or" black')).toEqual(['poodle']);
    expect(searched('or')).toEqual(['poodle']);
  });

  it('B1.03 has names before breeds before descriptions', () => {
    const index = indexOf(
      { id: 'name', name: 'Boxer' },
      { id: 'breed', breed: 'Boxer' },
      { id: 'text', description: 'No boxer.' },
    );
    expect(found(index, 'boxer')).toEqual(['name', 'breed', 'text']);
    expect(index.find({ q: 'boxer', sort: 'newest', limit: 9 }).ids).toEqual([
      'text',
      'breed',
      'name',
    ]);
  });

  it.each([
    ['labradr', 'labrador', 'Labrador Retriever'],
    ['retreiver', 'retriever', 'Labrador Retriever'],
    ['sheperd', 'shepherd', 'German Shepherd Dog'],
    ['chihuaua', 'chihuahua', 'Chihuahua'],
    ['dobbermann', 'doberman', 'Doberman'],
    ['germanshepherd', 'german shepherd', 'German Shepherd Dog'],
  ])('B1.03 mends %s to %s', (q, to, breed) => {
    const index = indexOf({ id: 'meant', breed }, { breed: 'Siamese' });
    expect(found(index, q)).toEqual(['meant']);
    expect(index.facets({ q }).mended).toEqual([{ from: q, to }]);
    expect(found(index, `"${q}"`)).toEqual([]);
  });

  it.each([
    ['chiwawa', 'Chihuahua'],
    ['GSD', 'German Shepherd Dog'],
    ['pitbull', 'American Pit Bull Terrier'],
    ['pittbull', 'American Pit Bull Terrier'],
  ])('B1.03 knows %s as another name', (q, breed) => {
    const index = indexOf({ id: 'meant', breed }, { breed: 'Siamese' }, { breed: 'Bulldog' });
    expect(found(index, q)).toEqual(['meant']);
  });

  it('B1.03 does not mend what pets have', () => {
    const index = indexOf({ id: 'name', name: 'Boxe' }, { breed: 'Boxer' });
    expect(found(index, 'boxe')).toEqual(
      ['name', 'pet 2'].slice(0, 1).concat(found(index, 'boxer')),
    );
    expect(index.facets({ q: 'boxe' }).mended).toEqual([]);
  });

  it('B1.03 mends no word to a distant one of a description, and says nothing of an empty result', () => {
    const index = indexOf({
      breed: 'Beagle',
      description: 'Loves people, knows the house, adores children.',
    });
    for (const q of ['purple', 'horse']) expect(found(index, q), q).toEqual([]);
    expect(index.facets({ q: 'childern' }).mended).toEqual([{ from: 'childern', to: 'children' }]);
    expect(index.facets({ q: 'childern xyzzy' }).mended).toEqual([]);
  });

  it('B7.05 corrects no word about the home', () => {
    const index = indexOf({ name: 'Case', breed: 'Beagle', description: 'Patina on the coat.' });
    for (const q of ['casa', 'patio']) expect(index.facets({ q }).mended, q).toEqual([]);
    expect(index.facets({ q: 'caso' }).mended).toEqual([{ from: 'caso', to: 'case' }]);
  });

  it('S81 corrects few words of one search, since each takes longer than the rest of it', () => {
    const names = [
      'Bartholomew',
      'Clementine',
      'Persephone',
      'Montgomery',
      'Evangeline',
      'Maximilian',
    ];
    const pet = { id: 'a', name: names.join(' ') };
    const wrong = (name: string) => name.replace(/(.)(.)$/, '$2$1');
    const searched = names.map(wrong);
    expect(found(indexOf(pet), searched.slice(0, 4).join(' '))).toEqual(['a']);
    const index = indexOf(pet);
    // The second time, the first words are known; the others stay as they are all the same.
    for (const _ of ['first', 'second', 'third']) {
      expect(found(index, searched.join(' '))).toEqual([]);
    }
  });

  it('B1.03 mends where other names of breeds stand for each other and no pet has them', () => {
    expect(found(indexOf({ breed: 'Golden Retriever' }), 'poodle')).toEqual([]);
  });

  it('B1.10 finds words in one pet as in all of them', () => {
    const pets = [
      { id: 'zoe', name: 'Zoë', breed: 'Labrador Retriever', description: 'Quiet at night.' },
      { id: 'max', name: 'Max 🐶', breed: 'Boxer' },
    ].map(buildPet);
    const index = indexOf(...pets);
    for (const q of ['zoe lab', 'retreiver', '"retreiver"', 'boxers', 'qui', '🐶', '!?', 'xyzzy']) {
      const matching = pets.filter((pet) => index.matcherFor(pet)({ q })).map(({ id }) => id);
      expect(matching, q).toEqual(found(index, q));
    }
  });

  it('B7.05 B1.03 has also the right spelling where one listing is misspelt, and says so of other names', () => {
    const right = ['a', 'b', 'c'].map((id) => ({ id, breed: 'German Shepherd' }));
    const index = indexOf({ id: 'slip', breed: 'German Shepard' }, ...right, { breed: 'Boxer' });
    expect(found(index, 'german shepard').sort()).toEqual(['a', 'b', 'c', 'slip']);
    expect(index.facets({ q: 'gsd' }).mended).toEqual([{ from: 'gsd', to: 'german shepherd' }]);
    expect(index.facets({ q: 'ger man' }).mended).toEqual([{ from: 'ger man', to: 'german' }]);
  });

  it('B7.05 leaves out nobody by words that name no breed, colour or pet, where asked to, and names them', () => {
    const index = indexOf(
      { id: 'hiker', name: 'Rex', description: 'Happy on hiking trips, never barks.' },
      { id: 'white', name: 'Happy', breed: 'Boxer', description: 'A white coat. Happy.' },
      { id: 'other', name: 'Max', description: 'Happy.' },
    );
    const ranked = (q: string) => index.find({ q, include_unknown: true, limit: 9 }).ids;
    expect(ranked('hiking')).toEqual(['hiker', 'other', 'white']);
    expect(ranked('hiking boxer')).toEqual(['white']);
    expect(ranked('white')).toEqual(['white']);
    expect(ranked('my elderly mother')).toHaveLength(3);
    expect(ranked('parrot 🦜 <b>x</b>')).toHaveLength(3);
    expect(ranked('happy max')).toEqual(['other']);
    expect(ranked("doesn't hike")[0]).toBe('other');
    expect(ranked('"hiking"')).toEqual(['hiker']);
    const unused = (q: string) => index.facets({ q, include_unknown: true }).unused;
    expect(unused('boxer for my elderly mother, hiking')).toEqual(['hiking', 'my elderly mother']);
    const effect = (q: string) => index.facets({ q, include_unknown: true }).effect;
    expect(['boxer hiking', 'hiking', 'unicorn'].map(effect)).toEqual(['filter', 'order', 'none']);
    expect(found(index, 'hiking')).toEqual(['hiker']);
    expect(found(index, 'parrot')).toEqual([]);
  });

  it('B7.05 ranks those of whom a choice is unknown by what their texts say', () => {
    const index = indexOf(
      { id: 'mellow', energy_level: null, description: 'A mellow, laid back friend.' },
      { id: 'new', energy_level: null, description: 'Just arrived.' },
      { id: 'calm', energy_level: 'Calm' },
    );
    const query = { energy_level: ['Calm'] as const, include_unknown: true, limit: 9 };
    expect(index.find(query).ids).toEqual(['calm', 'mellow', 'new']);
    expect(index.find({ ...query, sort: 'newest' }).ids).toEqual(['calm', 'new', 'mellow']);
  });

  it('B5.02 B7.05 ranks by Spanish phrases, too', () => {
    const index = indexOf(
      { id: 'tranquila', energy_level: null, description: 'Una gata tranquila y dormilona.' },
      { id: 'new', energy_level: null, description: 'Just arrived.' },
    );
    const calm = { energy_level: ['Calm'] as const, include_unknown: true, limit: 9 };
    expect(index.find(calm).ids).toEqual(['tranquila', 'new']);
  });

  it('S27 takes signs, other scripts and long texts literally', () => {
    const index = indexOf({ id: 'sign', name: '100% 🐶' }, { id: 'luna', name: 'לונה' });
    expect(found(index, '%')).toEqual(['sign']);
    expect(found(index, '🐶')).toEqual(['sign']);
    expect(found(index, 'לו')).toEqual(['luna']);
    for (const q of ['_', "' OR 1=1 --", '\\', '"', 'x'.repeat(200), '( (']) {
      expect(found(index, q), q).toEqual([]);
    }
  });
});
