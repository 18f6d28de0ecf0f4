import { foldText } from '@pawmatch/contract/fold-text';
import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  type AgeGroup,
  petFacts,
  type Size,
  type Species,
} from '@pawmatch/contract/pets/pet-facts';

/** The filters of the list; an empty value matches everything. */
export interface PetFilters {
  name: string;
  species: Species | '';
  age: AgeGroup | '';
  size: Size | '';
}

export const noFilters: PetFilters = { name: '', species: '', age: '', size: '' };

function oneOf<const T extends string>(choices: readonly T[], text: string | null): T | '' {
  return choices.find((choice) => choice === text) ?? '';
}

/** Reads the filters from the URL, so that a filtered list can be linked; unknown values are ignored. */
export function readFilters(query: URLSearchParams): PetFilters {
  return {
    name: query.get('name') ?? '',
    species: oneOf(petFacts.species.values, query.get('species')),
    age: oneOf(petFacts.age_group.values, query.get('age')),
    size: oneOf(petFacts.size.values, query.get('size')),
  };
}

/** A copy of the query with these filters in place of its own. */
export function writeFilters(query: URLSearchParams, filters: PetFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function hasFilters(filters: PetFilters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '');
}

const plain = (text: string) => foldText(text).trim();

/** The pets that match all filters, in their order; the text is searched in name and breed. */
export function filterPets(pets: readonly Pet[], filters: PetFilters): readonly Pet[] {
  if (!hasFilters(filters)) return pets;
  const name = plain(filters.name);
  return pets.filter(
    (pet) =>
      (filters.species === '' || pet.species === filters.species) &&
      (filters.age === '' || pet.age_group === filters.age) &&
      (filters.size === '' || pet.size === filters.size) &&
      (name === '' || plain(pet.name).includes(name) || plain(pet.breed).includes(name)),
  );
}
