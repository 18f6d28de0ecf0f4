import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetFacets } from '@pawmatch/contract/pets/pet-query';

let built = 0;

/** A complete pet; a test sets only the fields that matter to it. */
export function buildPet(fields: Partial<Pet> = {}): Pet {
  built += 1;
  return {
    id: `0198c0de-0000-7000-8000-${String(built).padStart(12, '0')}`,
    name: `Pet ${built}`,
    breed: 'Beagle',
    status: 'Available',
    ...completePetFacts({
      species: 'Dog',
      age_group: 'Adult',
      sex: 'Female',
      size: 'Medium',
      energy_level: 'Calm',
      experience_level: 'Beginner',
      hair_length: 'Short',
      kid_friendly: true,
      dog_friendly: true,
      cat_friendly: true,
    }),
    pet_friendly: true,
    house_trained: false,
    litter_trained: false,
    training_traits: [],
    shelter_notes: null,
    summary: null,
    description: null,
    language: 'en',
    translations: {},
    image_url: null,
    primary_photo_url: null,
    photo_frame: null,
    photos: [],
    bonded_with: null,
    birth_date: null,
    is_birth_date_estimated: false,
    color: null,
    hold_until: null,
    created_at: '2026-01-05T15:00:00.000Z',
    listed_at: '2026-01-05T15:00:00.000Z',
    updated_at: '2026-01-05T15:00:00.000Z',
    version: 1,
    ...fields,
  };
}

/** Of the filters without pets. */
export const noCounts = {} as PetFacets['facets'];

export const buildPetCounts = (counts: Partial<PetFacets> = {}): PetFacets => ({
  total: 1,
  facets: noCounts,
  known: { total: counts.total ?? 1, facets: {} },
  mended: [],
  unused: [],
  effect: 'filter',
  without: [],
  ...counts,
});
