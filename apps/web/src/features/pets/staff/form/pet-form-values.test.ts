import { encodePetForm } from '@pawmatch/contract/pets/staff/pet-form-data';
import { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { describe, expect, it } from 'vitest';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { buildPet } from '../../../../testing/build-pet.ts';
import { resolveForm } from '../../../../testing/resolve-form.ts';
import {
  emptyPetForm,
  isCat,
  PetForm,
  type PetFormValues,
  toPetBody,
  toPetChanges,
  toPetForm,
  traitsOf,
} from './pet-form-values.ts';

const filledIn: PetFormValues = {
  ...emptyPetForm,
  name: 'Olive',
  species: 'Cat',
  breed: 'Tabby',
  age_group: 'Baby',
  sex: 'Female',
  size: 'Small',
};

const resolver = formResolver(PetForm);
const resolve = (values: PetFormValues) => resolveForm(resolver, values);

describe('PetForm', () => {
  it('R5.09 reports every required field of an empty form', async () => {
    const { errors } = await resolve(emptyPetForm);
    expect(new Set(Object.keys(errors))).toEqual(
      new Set(['age_group', 'breed', 'name', 'sex', 'size', 'species']),
    );
    expect(errors.name?.message).toBe('Name is required.');
    expect(errors.species?.message).toBe('Please select a species.');
  });

  it('R5.09 rejects a name of spaces', async () => {
    expect((await resolve({ ...filledIn, name: '   ' })).errors.name?.message).toBe(
      'Name is required.',
    );
  });

  it('R4.12 R9.10 a new pet is Available, and all other fields are optional', async () => {
    expect(await resolve(filledIn)).toEqual({ values: filledIn, errors: {} });
    expect(filledIn.status).toBe('Available');
  });
});

it('B5.02 B5.04 the story in other languages is sent as a whole when any of it has changed', async () => {
  const es = { summary: 'Breve.', description: null };
  const pet = buildPet({ ...{ name: 'Rex', version: 3 }, translations: { es } });
  const values = { ...toPetForm(pet), description_es: 'La historia.' };
  expect(values.summary_es).toBe('Breve.');
  expect(toPetChanges(pet, values, { name: true })).not.toHaveProperty('translations');
  expect(toPetChanges(pet, values, { description_es: true })).toEqual({
    translations: { es: { summary: 'Breve.', description: 'La historia.' } },
    expected_version: 3,
  });
  expect(toPetBody(filledIn).translations).toEqual({});
  const { errors } = await resolve({ ...filledIn, summary_es: 'x'.repeat(2001) });
  expect(errors.summary_es?.message).toBe('Summary must be at most 2000 characters long.');
});

describe('toPetBody', () => {
  it('R5.11 sends empty values as empty text, booleans as text, traits as JSON', () => {
    const sent = Object.fromEntries(
      encodePetForm(toPetBody({ ...filledIn, house_trained: true, special_needs: true })),
    );
    expect(sent).toMatchObject({
      energy_level: '',
      kid_friendly: '',
      special_needs: 'true',
      trainingTraits: '["HouseTrained"]',
    });
    expect(sent).not.toHaveProperty('house_trained');
    expect(sent).not.toHaveProperty('litter_trained');
  });

  it('D15 distinguishes yes, no and unknown', () => {
    const pet = buildPet({ kid_friendly: true, pet_friendly: false, allergy_friendly: null });
    const read = PetInput.parse(Object.fromEntries(encodePetForm(toPetBody(toPetForm(pet)))));
    expect(read).toMatchObject({
      kid_friendly: true,
      pet_friendly: false,
      allergy_friendly: null,
    });
  });

  it('R5.11 a pet that is saved without changes stays the same', () => {
    const pet = buildPet({
      species: 'Cat',
      litter_trained: true,
      training_traits: ['LitterTrained'],
      summary: 'Likes boxes.',
    });
    const read = PetInput.parse(Object.fromEntries(encodePetForm(toPetBody(toPetForm(pet)))));
    const { trainingTraits, ...fields } = read;
    expect(pet).toMatchObject(fields);
    expect(trainingTraits).toEqual(pet.training_traits);
  });
});

describe('litter training', () => {
  it('R2.58 is offered only for cats, whatever the case', () => {
    expect(['Cat', 'cat', 'CAT'].every(isCat)).toBe(true);
    expect(['Dog', ''].some(isCat)).toBe(false);
  });

  it('R3.24 R4.12 is sent for a cat and never for a dog', () => {
    const boxes = { house_trained: true, litter_trained: true };
    expect(traitsOf({ ...filledIn, ...boxes })).toEqual(['HouseTrained', 'LitterTrained']);
    expect(traitsOf({ ...filledIn, ...boxes, species: 'Dog' })).toEqual(['HouseTrained']);
  });
});

it('B4.03 R7.17 S57 F11 sends only the changes, with the version that they are based on', () => {
  const pet = buildPet({ name: 'Rex', breed: 'Beagle', version: 7 });
  const values = { ...toPetForm(pet), name: 'Rexi', breed: 'Foxhound', house_trained: true };
  expect(toPetChanges(pet, values, { name: true })).toEqual({ name: 'Rexi', expected_version: 7 });
  expect(toPetChanges(pet, values, { house_trained: true })).toEqual({
    trainingTraits: ['HouseTrained'],
    expected_version: 7,
  });
  expect(toPetChanges({ ...pet, version: 0 }, values, { breed: true })).toEqual({
    breed: 'Foxhound',
  });
});
