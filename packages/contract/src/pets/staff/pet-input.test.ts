import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredLine } from '../../text.ts';
import { TrainingTrait } from '../facts/training-traits.ts';
import { PetStatus } from '../pet-status.ts';
import { anyPetFacts } from '../testing/any-pet-facts.ts';
import { encodePetForm } from './pet-form-data.ts';
import { PetChanges, PetInput } from './pet-input.ts';

const biscuit = {
  name: 'Biscuit',
  species: 'Dog',
  breed: 'Beagle',
  age_group: 'Adult',
  sex: 'Female',
  size: 'Medium',
} as const;

const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .filter((value) => value.trim() === value && !value.includes('\u0000') && value !== '');

const line = text.filter((value) => requiredLine(60, () => 'Text').safeParse(value).success);

const anyStory = fc.record({
  name: line,
  breed: line,
  status: fc.constantFrom(...PetStatus.options),
  shelter_notes: fc.option(text, { nil: null }),
  summary: fc.option(text, { nil: null }),
  description: fc.option(text, { nil: null }),
  trainingTraits: fc.uniqueArray(fc.constantFrom(...TrainingTrait.options)),
});

const anyPet = fc.tuple(anyPetFacts, anyStory).map(([facts, story]) => ({ ...facts, ...story }));

describe('encodePetForm and PetInput', () => {
  it('R5.11 return any pet that is encoded as a form', () => {
    fc.assert(
      fc.property(anyPet, (pet) => {
        expect(PetInput.parse(Object.fromEntries(encodePetForm(pet)))).toEqual(pet);
      }),
      { numRuns: 300 },
    );
  });

  it('R5.11 encodes booleans as true and false, lists as JSON, null as the empty string', () => {
    const form = encodePetForm({
      ...biscuit,
      kid_friendly: null,
      special_needs: true,
      pet_friendly: false,
      trainingTraits: ['HouseTrained'],
      house_trained: true,
      litter_trained: false,
      summary: undefined,
    });
    expect(Object.fromEntries(form)).toEqual({
      ...biscuit,
      kid_friendly: '',
      special_needs: 'true',
      pet_friendly: 'false',
      trainingTraits: '["HouseTrained"]',
    });
  });
});

describe('PetInput', () => {
  it('R5.09 names every required field that is missing or empty', () => {
    const fieldsOf = (input: unknown) =>
      PetInput.safeParse(input).error?.issues.map((issue) => issue.path[0]);
    const required = ['name', 'species', 'breed', 'age_group', 'sex', 'size'];
    expect(fieldsOf({})).toEqual(required);
    expect(fieldsOf(Object.fromEntries(required.map((name) => [name, ''])))).toEqual(required);
  });

  it.each([
    ['adopted', 'Adopted'],
    ['PENDING', 'Pending'],
    ['on holiday', 'Available'],
    ['', 'Available'],
    [undefined, 'Available'],
  ])('R4.12 R9.10 saves status %j as %s', (status, expected) => {
    expect(PetInput.parse({ ...biscuit, status }).status).toBe(expected);
  });

  it('S26 S23 rejects lists for text, unknown traits and text that cannot be stored', () => {
    for (const wrong of [
      { name: ['Biscuit'] },
      { name: 'a\u0000b' },
      { name: '\ud800' },
      { name: 'x'.repeat(121) },
      { kid_friendly: 'perhaps' },
      { trainingTraits: 'HouseTrained' },
      { trainingTraits: ['Swims'] },
      { trainingTraits: '{}' },
      { age_group: 'NoPreference' },
    ]) {
      expect(PetInput.safeParse({ ...biscuit, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
    }
  });

  it('R3.24 R5.10 S34 accepts only our own and public image URLs', () => {
    const taken = (image_url: string) => PetInput.safeParse({ ...biscuit, image_url }).success;
    expect(taken('/images/ab/large.webp')).toBe(true);
    expect(taken('https://photos.example.org/1.jpg')).toBe(true);
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/a.jpg',
      'http://[::1]/a.jpg',
      'http://0x7f.1/a.jpg',
      'http://2130706433/a.jpg',
      'http://db.internal/a.jpg',
      'https://user:secret@example.org/a.jpg',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      '/images/../secret',
      '//evil.example/a.jpg',
      'nonsense',
    ]) {
      expect(taken(url), url).toBe(false);
    }
  });
});

describe('PetChanges', () => {
  it('R7.17 omits fields that were not given, the status too', () => {
    expect(PetChanges.parse({})).toEqual({});
    expect(PetChanges.parse({ name: ' Rex ' })).toEqual({ name: 'Rex' });
  });

  it('R5.09 rejects empty required fields', () => {
    expect(PetChanges.safeParse({ name: '  ' }).success).toBe(false);
  });
});
