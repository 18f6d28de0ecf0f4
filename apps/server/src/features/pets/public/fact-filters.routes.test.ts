import { companionFacts } from '@pawmatch/contract/pets/facts/companions';
import {
  completePetFacts,
  expectedFactNames,
  isRequired,
  type PetFactName,
  petFactNames,
  petFacts,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { type FacetName, facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import type { PetRow } from '../pets.table.ts';

/** Of each fact every value that it can have, unknown among them where it can be. */
function valuesOf(name: PetFactName): readonly unknown[] {
  const fact = petFacts[name];
  if (fact.kind === 'flag') return [true, false];
  if (fact.kind === 'yesNoUnknown') return [true, false, null];
  return isRequired(name) ? fact.values : [...fact.values, null];
}

const PHOTO = 'https://example.org/photo.jpg';

const app = await openTestApp();
let pets: PetRow[];
beforeAll(async () => {
  const common = completePetFacts({
    species: 'Dog',
    age_group: 'Adult',
    sex: 'Male',
    size: 'Small',
  });
  const facts = petFactNames.flatMap((name) => valuesOf(name).map((value) => ({ [name]: value })));
  const others = [
    { status: 'Pending' },
    { status: 'Adopted' },
    { trainingTraits: ['HouseTrained'] },
    { species: 'Cat', trainingTraits: ['LitterTrained'] },
    {
      ...Object.fromEntries(expectedFactNames.map((name) => [name, valuesOf(name)[0]])),
      externalPhoto: { small: PHOTO, medium: PHOTO, large: PHOTO, full: PHOTO },
    },
  ] as const;
  pets = [];
  for (const columns of [...facts, ...others]) {
    pets.push(await app.buildPet({ ...common, ...columns } as Partial<PetRow>));
  }
});

async function find(query: string): Promise<string[]> {
  const { status, body } = await app.visitor().send(`/api/pets?limit=100&${query}`);
  expect(status).toBe(200);
  return body.map(({ id }: { id: string }) => id);
}

const idsWhere = (isIn: (pet: PetRow) => boolean) => new Set(pets.filter(isIn).map(({ id }) => id));

const choices = (Object.keys(facetValues) as FacetName[]).flatMap((name) =>
  facetValues[name].map((value) => ({ name, value: String(value) })),
);
const isFact = (name: string): name is PetFactName => name in petFacts;

describe('every choice of every filter', () => {
  it.each(choices)('B1.01 $name=$value has some of the pets, not all', async ({ name, value }) => {
    const found = await find(`${name}=${value}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(pets.length);
    const { body } = await app.visitor().send('/api/pets/facets');
    expect(body.facets[name][value], 'B1.05 the count beside the choice').toBe(found.length);
  });

  it.each(choices.filter(({ name }) => isFact(name)))(
    'B1.02 $name=$value has the pets of that value, then those that may have it',
    async ({ name, value }) => {
      const fact = name as PetFactName;
      const has = idsWhere((pet) => String(pet[fact]) === value);
      const mayHave = idsWhere((pet) => pet[fact] === null);
      const { kind } = petFacts[fact];
      const mayBeGood = kind === 'yesNoUnknown' && value === 'true';

      const found = await find(`${name}=${value}`);
      expect(new Set(found.slice(0, has.size))).toEqual(has);
      expect(new Set(found.slice(has.size))).toEqual(mayBeGood ? mayHave : new Set());

      const withUnknown = await find(`${name}=${value}&include_unknown=true`);
      expect(new Set(withUnknown.slice(0, has.size))).toEqual(has);
      expect(new Set(withUnknown.slice(has.size))).toEqual(
        mayBeGood || kind === 'choice' ? mayHave : new Set(),
      );
    },
  );

  it.each(Object.entries(companionFacts))(
    'B1.02 good_with=%s has the good, then the unknown, by %s',
    async (companion, fact) => {
      const good = idsWhere((pet) => pet[fact] === true);
      const found = await find(`good_with=${companion}`);
      expect(new Set(found.slice(0, good.size))).toEqual(good);
      expect(new Set(found.slice(good.size))).toEqual(idsWhere((pet) => pet[fact] === null));
    },
  );

  it('B4.07 lacks=facts has pets of which an expected fact is unknown, whatever else is', async () => {
    const found = await find('lacks=facts');
    expect(new Set(found)).toEqual(
      idsWhere((pet) => expectedFactNames.some((name) => pet[name] === null)),
    );
  });
});
