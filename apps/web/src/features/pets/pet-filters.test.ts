import { describe, expect, it } from 'vitest';
import { buildPet } from '../../testing/build-pet.ts';
import { filterPets, hasFilters, noFilters, readFilters, writeFilters } from './pet-filters.ts';

const zoe = buildPet({ name: 'Zoë', species: 'Cat', age_group: 'Baby', size: 'Small' });
const rex = buildPet({ name: 'Rex', species: 'Dog', breed: 'Löwchen', size: 'Large' });
const pets = [zoe, rex];

describe('filters of the pets page', () => {
  it('R2.33 returns the same list without filters', () => {
    expect(filterPets(pets, noFilters)).toBe(pets);
  });

  it('R2.33 filters by species, age and size together', () => {
    expect(filterPets(pets, { ...noFilters, species: 'Cat' })).toEqual([zoe]);
    expect(filterPets(pets, { ...noFilters, age: 'Baby', size: 'Small' })).toEqual([zoe]);
    expect(filterPets(pets, { ...noFilters, species: 'Cat', size: 'Large' })).toEqual([]);
  });

  it('R2.33 finds a name or breed in any case', () => {
    expect(filterPets(pets, { ...noFilters, name: ' zoe' })).toEqual([zoe]);
    expect(filterPets(pets, { ...noFilters, name: 'ZOË' })).toEqual([zoe]);
    expect(filterPets(pets, { ...noFilters, name: 'lowch' })).toEqual([rex]);
  });

  it('R2.33 stores the filters in the URL and keeps petId', () => {
    const filters = { name: 'zo', species: 'Cat', age: 'Baby', size: '' } as const;
    const query = writeFilters(new URLSearchParams('petId=1&size=Large'), filters);
    expect(query.toString()).toBe('petId=1&name=zo&species=Cat&age=Baby');
    expect(readFilters(query)).toEqual(filters);
  });

  it('R2.33 ignores unknown values in the URL', () => {
    const filters = readFilters(new URLSearchParams('species=Dragon&age=&size=small'));
    expect(filters).toEqual(noFilters);
    expect(hasFilters(filters)).toBe(false);
    expect(hasFilters({ ...noFilters, name: ' ' })).toBe(false);
  });
});
