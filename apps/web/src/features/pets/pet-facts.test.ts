import type { Pet } from '@pawmatch/contract/pets/pet';
import { describe, expect, it } from 'vitest';
import { buildPet } from '../../testing/build-pet.ts';
import { petMarks, petTags } from './pet-facts.ts';

const valueOfTag = (label: string, pet: Parameters<typeof petTags>[0]) =>
  petTags(pet).find((tag) => tag.label === label)?.value;

describe('tags', () => {
  it('R2.37 has eight tags in the order of the card', () => {
    expect(petTags(buildPet()).map((tag) => tag.label)).toEqual([
      'Species',
      'Breed',
      'Age',
      'Sex',
      'Size',
      'Energy',
      'Coat',
      'Exp Level',
    ]);
  });

  it('R2.37 a baby is a puppy among dogs and a kitten among cats', () => {
    expect(valueOfTag('Age', buildPet({ species: 'Dog', age_group: 'Baby' }))).toBe('Puppy');
    expect(valueOfTag('Age', buildPet({ species: 'Cat', age_group: 'Baby' }))).toBe('Kitten');
    expect(valueOfTag('Age', buildPet({ species: 'Cat', age_group: 'Senior' }))).toBe('Senior');
  });

  it('R2.37 sizes and energy levels have labels', () => {
    const pet = buildPet({ size: 'ExtraLarge', energy_level: 'VeryActive' });
    expect(valueOfTag('Size', pet)).toBe('Extra Large');
    expect(valueOfTag('Energy', pet)).toBe('Very active');
  });

  it('R3.24 facts that a server leaves empty have no tag', () => {
    const pet = { ...buildPet(), sex: '', size: '', breed: '' } as unknown as Pet;
    expect(petTags(pet).map((tag) => tag.label)).toEqual([
      'Species',
      'Age',
      'Energy',
      'Coat',
      'Exp Level',
    ]);
  });

  it('D15 F37 unknown facts have no tag', () => {
    const pet = buildPet({ energy_level: null, hair_length: null, experience_level: null });
    expect(petTags(pet).map((tag) => tag.label)).toEqual([
      'Species',
      'Breed',
      'Age',
      'Sex',
      'Size',
    ]);
  });
});

it('R2.38 D15 answers distinguish yes, no and unknown', () => {
  const pet = buildPet({
    allergy_friendly: true,
    kid_friendly: false,
    dog_friendly: null,
    cat_friendly: null,
    pet_friendly: null,
    special_needs: true,
  });
  expect(petMarks(pet)).toEqual([
    { label: 'Allergy Friendly', value: true },
    { label: 'Kid Friendly', value: false },
    { label: 'Pet Friendly', value: null },
    { label: 'Good with dogs', value: null },
    { label: 'Good with cats', value: null },
    { label: 'Special Needs', value: true },
  ]);
});

it('R2.38 B1.13 dogs and cats have marks of their own below what sums them up', () => {
  const pet = buildPet({ dog_friendly: true, cat_friendly: false, pet_friendly: false });
  expect(petMarks(pet).filter(({ label }) => /dogs|cats|Pet/.test(label))).toEqual([
    { label: 'Pet Friendly', value: false },
    { label: 'Good with dogs', value: true },
    { label: 'Good with cats', value: false },
  ]);
});
