import * as z from 'zod/mini';
import { petFacts } from '../pets/pet-facts.ts';
import { NO_PREFERENCE, preferredAgeChoices } from './preference-choices.ts';

export const PetPurpose = z.enum(['Myself', 'MyFamily']);
export const OwnershipExperience = z.enum(['FirstTime', 'HadBefore', 'CurrentlyHave']);

export const PreferredSpecies = z.enum([...petFacts.species.values, NO_PREFERENCE]);
export const PreferredAge = z.enum(preferredAgeChoices);
export const PreferredSex = z.enum([NO_PREFERENCE, 'Female', 'Male']);
export const PreferredSize = z.enum([NO_PREFERENCE, ...petFacts.size.values]);
export const PreferredEnergyLevel = z.enum([NO_PREFERENCE, ...petFacts.energy_level.values]);
export const PreferredHairLength = z.enum([NO_PREFERENCE, ...petFacts.hair_length.values]);

/** R3.16: what an adopter wishes for, as stored. */
export const Preferences = z.object({
  preferred_species: PreferredSpecies,
  pet_purpose: PetPurpose,
  has_children: z.boolean(),
  has_dogs: z.boolean(),
  has_cats: z.boolean(),
  ownership_experience: OwnershipExperience,
  preferred_age: PreferredAge,
  preferred_sex: PreferredSex,
  preferred_size: PreferredSize,
  preferred_energy_level: z.nullable(PreferredEnergyLevel),
  preferred_hair_length: z.nullable(PreferredHairLength),
  wants_allergy_friendly: z.boolean(),
  accepts_special_needs: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

/** R3.21 */
const PreferredAgeInput = z.pipe(
  z.pipe(
    z.string('Please select a preferred age'),
    z.transform((age: string) => (age === 'Puppy' || age === 'Kitten' ? 'Baby' : age)),
  ),
  z.enum(PreferredAge.options, 'Please select a preferred age'),
);

const input = z.extend(Preferences, { preferred_age: PreferredAgeInput });

/** R7.11: any subset. */
export const PreferencesChanges = z.partial(input);
export type PreferencesChanges = z.output<typeof PreferencesChanges>;

/** R3.22: what a missing value means. */
export const PreferencesInput = z.extend(input, {
  preferred_species: z._default(PreferredSpecies, 'Dog'),
  pet_purpose: z._default(PetPurpose, 'Myself'),
  has_children: z._default(z.boolean(), false),
  has_dogs: z._default(z.boolean(), false),
  has_cats: z._default(z.boolean(), false),
  ownership_experience: z._default(OwnershipExperience, 'FirstTime'),
  preferred_age: z.prefault(PreferredAgeInput, NO_PREFERENCE),
  preferred_sex: z._default(PreferredSex, NO_PREFERENCE),
  preferred_size: z._default(PreferredSize, NO_PREFERENCE),
  preferred_energy_level: z._default(z.nullable(PreferredEnergyLevel), NO_PREFERENCE),
  preferred_hair_length: z._default(z.nullable(PreferredHairLength), NO_PREFERENCE),
  wants_allergy_friendly: z._default(z.boolean(), false),
  accepts_special_needs: z._default(z.boolean(), false),
});
