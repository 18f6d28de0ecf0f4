import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { describe, expect, it } from 'vitest';
import { sayStored } from '../../../platform/language/stored-text.ts';
import { type Layout, same } from './layout.ts';
import { petfinderListings } from './layouts.ts';
import { cleanCells, readPet } from './read-pet.ts';

const row = {
  id: '4711',
  species: 'Dog',
  breed_primary: 'Labrador Retriever',
  breed_secondary: 'Boxer',
  breed_mixed: 'true',
  age: 'Adult',
  sex: 'Male',
  size: 'Extra Large',
  coat: 'Hairless',
  house_trained: 'true',
  special_needs: '',
  env_children: 'true',
  env_dogs: 'true',
  env_cats: '',
  name: ' Grace O&#39;Malley ',
  photo: '',
  status: 'adoptable',
  posted: '2019-07-07T11:12:07+0000',
  description: 'A whole text.',
};

/** With what other software exports besides. */
const layout: Layout = {
  ...petfinderListings,
  columns: { ...petfinderListings.columns, ...same('born', 'color', 'microchip') },
};

const readAll = (changes: Record<string, string> = {}) => {
  const cells: Record<string, string> = { ...row, ...changes };
  return readPet(cleanCells(layout, Object.keys(cells), Object.values(cells)), {
    layout,
    dateOrders: { posted: 'undecided', born: 'undecided' },
    timeZone: 'America/Los_Angeles',
    now: new Date('2026-11-20T15:00:00Z'),
  });
};
const read = (changes: Record<string, string> = {}) => readAll(changes).pet;
const rejection = (changes: Record<string, string>) => {
  try {
    return read(changes) && 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('readPet', () => {
  it.each([
    'November 3, 2026',
    'Tuesday, November 3, 2026',
    'Nov. 3 2026',
    '3-Nov-26',
    '3 de noviembre de 2026',
  ])('B10.02 reads %s as a date, whatever the order of days and months in the column', (posted) => {
    expect(read({ posted }).createdAt).toEqual(new Date('2026-11-03T08:00:00Z'));
  });

  it.each(['31 Feb 2026', '3 Foo 2026', 'May 2026', '2 yrs'])(
    'B10.02 takes %s for no date',
    (posted) => {
      expect(rejection({ posted })).toContain(`"${posted}" is not a date`);
    },
  );

  it('B9.03 B10.02 takes the birth date, from which the age follows, the color and the chip', () => {
    const identity = {
      born: '2026-09-05',
      color: ' black &amp;  tan',
      microchip: '276 098-106 234 567',
    };
    expect(read(identity).input).toMatchObject({
      ...{ birth_date: '2026-09-05', is_birth_date_estimated: true, age_group: 'Baby' },
      ...{ color: 'black & tan', microchip: '276098106234567' },
    });
    expect(readAll({ color: '', microchip: 'n/a' })).toMatchObject({
      pet: { input: { color: null, microchip: null } },
      ignored: [],
    });
  });

  it('B9.03 B10.02 names a birth date and a chip that cannot be, and needs the age then', () => {
    const wrong = { born: '2027-01-01', microchip: '9.85E+14' };
    const { pet, ignored } = readAll(wrong);
    expect(pet.input).toMatchObject({ age_group: 'Adult', microchip: null });
    expect(pet.input.birth_date).toBeUndefined();
    expect(ignored.map(sayStored)).toEqual([
      'born: 2027-01-01 is in the future.',
      expect.stringMatching(/^microchip: A chip number has 15 digits/),
    ]);
    expect(rejection({ ...wrong, age: '' })).toBe('born: 2027-01-01 is in the future.');
  });

  it.each([
    ['2021', '2021-07-01'],
    ['ca. 2015', '2015-07-01'],
    ['Mar 2024', '2024-03-15'],
    ['~ agosto de 2024', '2024-08-15'],
    ['06/2020', '2020-06-15'],
    ['spring 2023', '2023-04-15'],
    ['about 5/5/2018', '2018-05-05'],
    ['2027', undefined],
    ['winter 2023', undefined],
    ['13/2020', undefined],
    ['Easter', undefined],
  ])('B9.03 B10.02 reads the date of birth "%s" as %s, as an estimate', (born, birth_date) => {
    const estimate = birth_date && { birth_date, is_birth_date_estimated: true };
    const { pet, ignored } = readAll({ born });
    expect(pet.input).toMatchObject(estimate ?? {});
    expect(pet.input.birth_date).toBe(birth_date);
    expect(ignored).toHaveLength(birth_date ? 0 : 1);
    expect(read({ born: '2026', age: '' }).input.age_group).toBe('Baby');
    const exact = { born, is_birth_date_estimated: 'no' };
    if (birth_date) expect(read(exact).input.is_birth_date_estimated).toBe(true);
  });

  it('B10.02 says of a row without a status that it is empty', () => {
    expect(rejection({ status: '' })).toBe(
      'status: This cell is empty, and every animal needs it.',
    );
  });

  it('R3.24 reads a row as a pet', () => {
    expect(read()).toMatchObject({
      source: 'petfinder',
      sourceId: '4711',
      createdAt: new Date('2019-07-07T11:12:07Z'),
      photo: null,
      input: {
        name: "Grace O'Malley",
        species: 'Dog',
        breed: 'Labrador Retriever & Boxer Mix',
        age_group: 'Adult',
        sex: 'Male',
        size: 'ExtraLarge',
        status: 'Available',
        hair_length: 'Short',
        kid_friendly: true,
        dog_friendly: true,
        cat_friendly: null,
        trainingTraits: ['HouseTrained'],
        summary: null,
        description: 'A whole text.',
      },
    });
  });

  it.each(petFactNames)(
    'R3.24 reads every value of %s from the column that it declares',
    (name) => {
      const fact: PetFact = petFacts[name];
      const column = fact.imported?.column ?? name;
      const cells =
        fact.kind === 'choice'
          ? [
              ...fact.values.map((value) => [value, value]),
              ...Object.entries(fact.imported?.words ?? {}),
            ]
          : [
              ['true', true],
              ['false', false],
            ];
      for (const [cell, value] of cells) {
        const { input } = read({ [column]: String(cell) });
        expect(input[name], `${column} ${cell}`).toBe(fact.imported ? value : undefined);
      }
    },
  );

  it('D15 keeps unknown values unknown', () => {
    const { input } = read({
      coat: 'Wire',
      env_children: '',
      env_dogs: '',
      house_trained: 'false',
    });
    expect(input).toMatchObject({ hair_length: null, kid_friendly: null, dog_friendly: null });
    expect(input.trainingTraits).toEqual([]);
    expect(input.special_needs).toBeUndefined();
    expect(input.energy_level).toBeUndefined();
  });

  it('D15 B1.13 keeps dogs and cats apart', () => {
    const { input } = read({ env_dogs: 'true', env_cats: 'false' });
    expect(input).toMatchObject({ dog_friendly: true, cat_friendly: false });
  });

  it('D18 reads house_trained as litter training for cats', () => {
    expect(read({ species: 'Cat' }).input.trainingTraits).toEqual(['LitterTrained']);
  });

  it.each([
    ['Terrier', '', 'true', 'Terrier Mix'],
    ['Terrier', '', 'false', 'Terrier'],
    ['Mixed Breed', '', 'true', 'Mixed Breed'],
    ['Pug', 'Pug', 'false', 'Pug'],
    ['Cattle Dog / Blue Heeler', 'Boxer', 'false', 'Cattle Dog / Blue Heeler & Boxer'],
  ])(
    'R3.24 breed "%s", "%s", mixed %s is "%s"',
    (breed_primary, breed_secondary, breed_mixed, text) => {
      expect(read({ breed_primary, breed_secondary, breed_mixed }).input.breed).toBe(text);
    },
  );

  it('R2.40 uses a truncated text as the summary', () => {
    const { input } = read({ description: 'Hi! I am a sweet dog who...' });
    expect(input).toMatchObject({ summary: 'Hi! I am a sweet dog who…', description: null });
    expect(read({ description: ' ' }).input).toMatchObject({ summary: null, description: null });
  });

  it('D17 S34 B B10.02 fills missing sizes of a photo, and ignores cells without a photo address', () => {
    const large = 'https://photos.example.org/l.jpg?bust=1&width=500';
    const small = 'https://photos.example.org/s.jpg';
    expect(read({ photo: JSON.stringify({ small, large }) }).photo).toEqual({
      small,
      medium: large,
      large,
      full: large,
    });
    expect(read({ photo: '{}' }).photo).toBeNull();
    expect(read({ photo: 'null' }).photo).toBeNull();
    for (const photo of [
      'no json',
      '[]',
      '"https://photos.example.org/a.jpg"',
      '{"large":"javascript:alert(1)"}',
      '{"large":"http://169.254.169.254/x.jpg"}',
      '{"large":"/images/../x.jpg"}',
      '{"large":7}',
    ]) {
      const { pet, ignored } = readAll({ photo });
      expect([pet.photo, ignored.map(sayStored)], photo).toEqual([
        null,
        [expect.stringMatching(/^photo: /)],
      ]);
    }
  });

  it('R4.12 accepts adoptable and adopted, and rejects other statuses', () => {
    expect(read({ status: 'adopted' }).input.status).toBe('Adopted');
    expect(rejection({ status: 'found' })).toBe('status: "found" is not known here.');
  });

  it('R5.09 names the wrong field and the reason', () => {
    expect(rejection({ name: ' ' })).toBe('name: Name is required.');
    expect(rejection({ sex: 'Unknown' })).toBe('sex: "Unknown" is not known here.');
    expect(rejection({ species: 'Rabbit' })).toBe('species: "Rabbit" is not known here.');
    expect(rejection({ id: '' })).toMatch(/^id: /);
    expect(rejection({ posted: 'yesterday' })).toMatch(/^posted: /);
    expect(rejection({ name: 'x'.repeat(200) })).toBe(
      'name: Name must be at most 120 characters long.',
    );
    expect(rejection({ name: 'a\u0000b' })).toMatch(/^name: /);
  });
});
